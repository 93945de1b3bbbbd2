'use client';

import { useT } from '@plugins/kit/admin';
import { Button } from '@plugins/kit/admin/parts';
import { Trash2 } from 'lucide-react';
import type { DeliveryWay } from '../rules/delivery';
import { WAYS_MOST } from '../rules/edit-limits';
import type { Currency } from '../rules/product';
import { Cell } from './OptionRows';
import css from './shop.module.css';

/** A way of delivery as it is edited: a new one has no id. */
export type EditedWay = Omit<DeliveryWay, 'id'> & { id?: string };

interface RowsProps {
  ways: readonly EditedWay[];
  currency: Currency;
  errors: Record<string, string[]>;
  onChange: (ways: EditedWay[]) => void;
}

/** The ways of delivery of a price list: name, price, and whether the order is sent or picked up. */
export function DeliveryRows({ ways, currency, errors, onChange }: RowsProps) {
  const t = useT('shop.admin.delivery');
  const patch = (at: number, change: Partial<EditedWay>) =>
    onChange(ways.map((way, index) => (index === at ? { ...way, ...change } : way)));
  const wrong = Object.entries(errors).find(([field]) => field.startsWith('delivery'))?.[1];
  return (
    <fieldset className={css.options} data-ways>
      <legend>{t('title')}</legend>
      <p className={css.hint}>{t('help')}</p>
      {ways.length > 0 && (
        <div className={`${css.option} ${css.optionHead}`} aria-hidden="true">
          <span>{t('name')}</span>
          <span>{t('how')}</span>
          <span>{t('price', { currency })}</span>
          <span />
        </div>
      )}
      {ways.map((way, at) => {
        const about = way.name || t('number', { number: at + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new way has no id
          <div key={at} className={css.option}>
            <Cell label={t('name')}>
              <input
                aria-label={`${t('name')} ${at + 1}`}
                value={way.name}
                maxLength={100}
                dir="auto"
                onChange={(event) => patch(at, { name: event.target.value })}
              />
            </Cell>
            <Cell label={t('how')}>
              <select
                aria-label={`${t('how')}: ${about}`}
                value={way.address ? 'sent' : 'picked'}
                onChange={(event) => patch(at, { address: event.target.value === 'sent' })}
              >
                <option value="sent">{t('sent')}</option>
                <option value="picked">{t('picked')}</option>
              </select>
            </Cell>
            <Cell label={t('price', { currency })}>
              <input
                type="number"
                min={0}
                step="0.01"
                inputMode="decimal"
                aria-label={`${t('price', { currency })}: ${about}`}
                value={way.amount / 100}
                onChange={(event) => patch(at, { amount: Math.round(Number(event.target.value) * 100) })}
              />
            </Cell>
            <button
              type="button"
              aria-label={`${t('remove')}: ${about}`}
              onClick={() => onChange(ways.filter((_way, index) => index !== at))}
            >
              <Trash2 aria-hidden="true" size={18} />
            </button>
          </div>
        );
      })}
      {wrong && <p className={css.error}>{wrong.join(' ')}</p>}
      {ways.length < WAYS_MOST && (
        <Button onClick={() => onChange([...ways, { name: '', amount: 0, address: true }])}>
          {t('add')}
        </Button>
      )}
    </fieldset>
  );
}
