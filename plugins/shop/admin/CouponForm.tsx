'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, Dialog, DialogActions, SelectField, TextField } from '@plugins/kit/admin/parts';
import { CURRENCIES } from '@plugins/kit/internal';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { ListedCoupon } from '../queries/coupons';
import { COUPON_KINDS } from '../rules/coupon';
import type { Currency } from '../rules/product';
import css from './shop.module.css';

const FIELDS = ['code', 'percent', 'amount', 'ends_on', 'most'];

interface FormProps {
  /** The stored one; null for a new one. */
  coupon: ListedCoupon | null;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** What the form begins with, as it is typed. */
function typedOf(coupon: ListedCoupon | null) {
  if (!coupon) return { code: '', value: '10', ends_on: '', most: '0' };
  const { code, kind, percent, amount, ends_on, most } = coupon;
  const value = String(kind === 'percent' ? percent : amount / 100);
  return { code, value, ends_on: ends_on ?? '', most: String(most) };
}

/** Adds a coupon or gift credit, or changes one: its code and what it is worth until an order has used it. */
export function CouponForm({ coupon, onClose, onDone }: FormProps) {
  const t = useT('shop.admin.coupons');
  const locale = useLocale();
  const call = useCall();
  const { busy, errors, act } = useAct(FIELDS);
  const [kind, setKind] = useState<(typeof COUPON_KINDS)[number]>(coupon?.kind ?? 'percent');
  const [typed, setTyped] = useState(() => typedOf(coupon));
  const [currency, setCurrency] = useState<Currency>(
    (coupon?.currency as Currency | null | undefined) ?? (locale === 'he' ? 'ILS' : 'USD'),
  );
  const used = coupon !== null && coupon.used > 0;
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
        ...(!used && { kind, code: typed.code, ...worth }),
        ends_on: typed.ends_on || null,
        most: Number(typed.most),
      };
      if (coupon) await call(`/api/x/shop/coupons/${coupon.id}`, { method: 'PUT', body });
      else await call('/api/x/shop/coupons', { method: 'POST', body });
      toast.success(t(coupon ? 'saved' : 'added', { code: typed.code }));
      await onDone();
    });
  return (
    <Dialog title={coupon ? coupon.code : t('add')} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {used ? (
          <p className={css.plain}>{t('isUsed')}</p>
        ) : (
          <>
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
          </>
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
            {t(coupon ? 'save' : 'add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
