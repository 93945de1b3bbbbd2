'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, Dialog, DialogActions, TextField } from '@plugins/kit/admin/parts';
import { type Money, moneyWords } from '@plugins/kit/rules';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import css from './shop.module.css';

interface RefundProps {
  left: Money;
  /** The studio returns it itself, in place of the payment service. */
  byHand: boolean;
  path: string;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Returns money of an order, all that is left or a part. */
export function RefundForm({ left, byHand, path, onClose, onDone }: RefundProps) {
  const t = useT('shop.admin.refund');
  const locale = useLocale();
  const call = useCall();
  const { busy, errors, act } = useAct(['amount']);
  const [sum, setSum] = useState(String(left.amount / 100));
  const amount = Math.round(Number(sum) * 100);
  const refund = () =>
    act(async () => {
      await call(path, { method: 'POST', body: { amount } });
      toast.success(t('done', { sum: moneyWords({ ...left, amount }, locale) }));
      await onDone();
    });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void refund();
        }}
      >
        <p className={css.plain}>{t('text', { sum: moneyWords(left, locale) })}</p>
        <p className={css.plain}>
          {t(byHand ? 'byHand' : 'byService')} {t('noMail')}
        </p>
        <TextField
          label={t('amount', { currency: left.currency })}
          inputMode="decimal"
          dir="ltr"
          value={sum}
          {...(errors.amount ? { errors: errors.amount } : {})}
          onChange={(event) => setSum(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="danger" type="submit" busy={busy} disabled={!(amount > 0)}>
            {t('accept')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
