'use client';

import { useTranslations } from 'next-intl';
import css from './plan.module.css';

/** A way to pay, with its name in the reader's language. */
export interface PayMethod {
  id: string;
  label: string;
}

/** Whether a way is a transfer, whose details the payer sees. */
export const byTransfer = (methods: readonly PayMethod[], chosen: string): boolean =>
  (methods.find(({ id }) => id === chosen) ?? methods[0])?.id === 'platform-transfer';

/** The ways to pay as radio buttons; nothing where there is only one. */
export function PayChoice({
  methods,
  chosen,
  onChoose,
}: {
  methods: readonly PayMethod[];
  chosen: string;
  onChoose: (method: string) => void;
}) {
  const t = useTranslations('admin-plan.open');
  if (methods.length < 2) return null;
  return (
    <fieldset className={css.ways}>
      <legend>{t('method')}</legend>
      {methods.map(({ id, label }) => (
        <label key={id} className={css.way}>
          <input type="radio" name="method" checked={chosen === id} onChange={() => onChoose(id)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
