'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, Dialog, DialogActions, SelectField, TextField } from '@plugins/kit/admin/parts';
import { CURRENCIES } from '@plugins/kit/internal';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { COUPON_KINDS } from '../rules/coupon';
import type { Currency } from '../rules/product';
import css from './shop.module.css';

const FIELDS = ['code', 'percent', 'amount', 'ends_on', 'most'];

/** Adds a coupon or gift credit. */
export function CouponForm({ onClose, onDone }: { onClose: () => void; onDone: () => Promise<void> }) {
  const t = useT('shop.admin.coupons');
  const locale = useLocale();
  const call = useCall();
  const { busy, errors, act } = useAct(FIELDS);
  const [kind, setKind] = useState<(typeof COUPON_KINDS)[number]>('percent');
  const [typed, setTyped] = useState({ code: '', value: '10', ends_on: '', most: '0' });
  const [currency, setCurrency] = useState<Currency>(locale === 'he' ? 'ILS' : 'USD');
  const wrong = (...fields: string[]) => {
    const found = fields.flatMap((field) => errors[field] ?? []);
    return found.length > 0 ? { errors: found } : {};
  };
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const save = () =>
    act(async () => {
      const sum = Number(typed.value);
      const worth = kind === 'percent' ? { percent: sum } : { amount: Math.round(sum * 100), currency };
      const body = {
        kind,
        code: typed.code,
        ...worth,
        ends_on: typed.ends_on || null,
        most: Number(typed.most),
      };
      await call('/api/x/shop/coupons', { method: 'POST', body });
      toast.success(t('added', { code: typed.code }));
      await onDone();
    });
  return (
    <Dialog title={t('add')} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t('code')}
          help={t('codeHelp')}
          maxLength={40}
          required
          {...wrong('code')}
          {...field('code')}
        />
        <SelectField
          label={t('what')}
          value={kind}
          options={COUPON_KINDS.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
          onChange={(event) => setKind(event.target.value as typeof kind)}
        />
        <TextField
          label={t(kind === 'percent' ? 'percent' : 'amount')}
          type="number"
          min={0}
          step={kind === 'percent' ? '1' : '0.01'}
          inputMode="decimal"
          {...wrong('percent', 'amount')}
          {...field('value')}
        />
        {kind !== 'percent' && (
          <SelectField
            label={t('currency')}
            value={currency}
            options={CURRENCIES.map((one) => ({ value: one, label: one }))}
            onChange={(event) => setCurrency(event.target.value as Currency)}
          />
        )}
        <TextField label={t('endsOn')} optional type="date" {...wrong('ends_on')} {...field('ends_on')} />
        <TextField
          label={t('mostUses')}
          help={t('mostHelp')}
          type="number"
          min={0}
          inputMode="numeric"
          {...wrong('most')}
          {...field('most')}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" busy={busy}>
            {t('add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
