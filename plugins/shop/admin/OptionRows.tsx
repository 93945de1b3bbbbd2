'use client';

import { useT } from '@plugins/kit/admin';
import { Button } from '@plugins/kit/admin/parts';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Currency, ProductOption } from '../rules/product';
import css from './shop.module.css';

/** The next free id of an option. */
function freshId(options: readonly ProductOption[]): string {
  for (let nr = options.length + 1; ; nr += 1) {
    const id = `option-${nr}`;
    if (!options.some((option) => option.id === id)) return id;
  }
}

const sideOf = (typed: string): number | null => (Number(typed) > 0 ? Number(typed) : null);

interface RowsProps {
  options: readonly ProductOption[];
  /** Prints have sides. */
  sides: boolean;
  currency: Currency;
  errors: Record<string, string[]>;
  onChange: (options: ProductOption[]) => void;
}

/** A field of a row; its label is the column's where there is room for columns, and above the field on phones. */
export function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={css.cell}>
      <span aria-hidden="true">{label}</span>
      {children}
    </span>
  );
}

/** The prices of a product: name, price, and for prints both sides in centimeters. */
export function OptionRows({ options, sides, currency, errors, onChange }: RowsProps) {
  const t = useT('shop.admin.form');
  const patch = (at: number, change: Partial<ProductOption>) =>
    onChange(options.map((option, index) => (index === at ? { ...option, ...change } : option)));
  const wrong = Object.entries(errors).find(([field]) => field.startsWith('options'))?.[1];
  return (
    <fieldset className={css.options} data-sides={sides || undefined}>
      <legend>{t('prices', { currency })}</legend>
      <div className={`${css.option} ${css.optionHead}`} aria-hidden="true">
        <span>{t('optionName')}</span>
        {sides && (
          <span className={css.sides}>
            <span>{t('width')}</span>
            <span>{t('height')}</span>
          </span>
        )}
        <span>{t('price')}</span>
        <span />
      </div>
      {options.map((option, at) => {
        const about = option.name || t('priceNumber', { number: at + 1 });
        return (
          <div key={option.id} className={css.option}>
            <Cell label={t('optionName')}>
              <input
                aria-label={`${t('optionName')} ${at + 1}`}
                value={option.name}
                maxLength={100}
                dir="auto"
                onChange={(event) => patch(at, { name: event.target.value })}
              />
            </Cell>
            {sides && (
              <span className={css.sides}>
                {(['width', 'height'] as const).map((side) => (
                  <Cell key={side} label={t(side)}>
                    <input
                      type="number"
                      min={1}
                      step="any"
                      aria-label={`${t(side)}: ${about}`}
                      value={option[side] ?? ''}
                      onChange={(event) => patch(at, { [side]: sideOf(event.target.value) })}
                    />
                  </Cell>
                ))}
              </span>
            )}
            <Cell label={t('price')}>
              <input
                type="number"
                min={0}
                step="0.01"
                inputMode="decimal"
                aria-label={`${t('price')}: ${about}`}
                value={option.amount / 100}
                onChange={(event) => patch(at, { amount: Math.round(Number(event.target.value) * 100) })}
              />
            </Cell>
            <button
              type="button"
              aria-label={`${t('removeOption')}: ${about}`}
              disabled={options.length === 1}
              onClick={() => onChange(options.filter((_option, index) => index !== at))}
            >
              <Trash2 aria-hidden="true" size={18} />
            </button>
          </div>
        );
      })}
      {wrong && <p className={css.error}>{wrong.join(' ')}</p>}
      <Button
        onClick={() =>
          onChange([...options, { id: freshId(options), name: '', amount: 0, width: null, height: null }])
        }
      >
        {t('addOption')}
      </Button>
    </fieldset>
  );
}
