'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { CURRENCIES, type Currency, type Money } from '@/core/text/money';
import ui from '@/ui/admin/ui.module.css';
import css from './products.module.css';

/** A price, typed as people write it (`20` or `19.90`), and its currency; empty is none. */
export function PriceField({
  label,
  help,
  value,
  currency,
  errors,
  onChange,
}: {
  label: string;
  help: string;
  value: Money | null;
  /** The initial currency. */
  currency: Currency;
  errors?: string[] | undefined;
  onChange: (price: Money | null) => void;
}) {
  const t = useTranslations('admin');
  const own = useTranslations('admin-studio.products');
  const id = useId();
  const [typed, setTyped] = useState(value ? String(value.amount / 100) : '');
  const [chosen, setChosen] = useState<Currency>(value?.currency ?? currency);
  const say = (text: string, of: Currency) => {
    setTyped(text);
    setChosen(of);
    onChange(text.trim() === '' ? null : { amount: Math.round(Number(text) * 100), currency: of });
  };
  return (
    <div className={ui.field}>
      <label className={ui.label} htmlFor={id}>
        {label} <span className={ui.optional}>{t('optional')}</span>
      </label>
      <div className={css.price}>
        <input
          id={id}
          className={ui.input}
          type="number"
          inputMode="decimal"
          min={0}
          step="0.01"
          value={typed}
          aria-invalid={errors ? true : undefined}
          aria-describedby={`${id}h${errors ? ` ${id}e` : ''}`}
          onChange={({ currentTarget }) => say(currentTarget.value, chosen)}
        />
        <select
          className={ui.input}
          aria-label={own('currency')}
          value={chosen}
          onChange={({ currentTarget }) => say(typed, currentTarget.value as Currency)}
        >
          {CURRENCIES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      {errors ? (
        <p className={ui.error} id={`${id}e`}>
          {errors.join(' ')}
        </p>
      ) : null}
      <p className={ui.help} id={`${id}h`}>
        {help}
      </p>
    </div>
  );
}
