'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { moneyWords } from '@/core/text/money';
import type { PlatformMoney } from '@/modules/subscriptions/operations/list-invoices';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { TextField } from '@/ui/admin/Field';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';

type Invoice = PlatformMoney['invoices'][number];

/** Marks money that came: the day, and a word for the books. */
export function MarkDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useTranslations('admin-operators.money');
  const common = useTranslations('common');
  const locale = useLocale();
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct(['day', 'note']);
  const sum = moneyWords({ amount: invoice.amount, currency: invoice.currency }, locale);
  const save = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const body = Object.fromEntries([...data].filter(([, value]) => value !== ''));
    const done = await act(async () => {
      await call(`/api/x/studio/operator/invoices/${invoice.id}/paid`, { method: 'PUT', body });
      toast.success(t('marked', { name: invoice.name }));
      router.refresh();
    });
    if (done) onClose();
  };
  return (
    <Dialog title={t('markTitle', { sum, name: invoice.name })} onClose={onClose}>
      <form
        className={ui.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          void save(event.currentTarget);
        }}
      >
        <TextField name="day" type="date" label={t('day')} optional errors={errors.day} />
        <TextField name="note" label={t('note')} optional maxLength={300} errors={errors.note} />
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('mark')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Returns money of a paid invoice: the sum, all that is left at first, and a word for the books. */
export function RefundDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useTranslations('admin-operators.money');
  const common = useTranslations('common');
  const locale = useLocale();
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct(['amount', 'why']);
  const { currency } = invoice;
  const left = invoice.amount - invoice.refunded;
  const save = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const amount = Math.round(Number(data.get('amount')) * 100);
    const why = String(data.get('why') ?? '');
    const done = await act(async () => {
      const body = { amount, ...(why && { why }) };
      await call(`/api/x/studio/operator/invoices/${invoice.id}/refunds`, { method: 'POST', body });
      toast.success(t('refundDone', { sum: moneyWords({ amount, currency }, locale), name: invoice.name }));
      router.refresh();
    });
    if (done) onClose();
  };
  return (
    <Dialog title={t('refundTitle', { name: invoice.name })} onClose={onClose}>
      <form
        className={ui.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          void save(event.currentTarget);
        }}
      >
        <p className={ui.help}>{t('refundHelp')}</p>
        <TextField
          name="amount"
          type="number"
          dir="ltr"
          min={0.01}
          max={left / 100}
          step={0.01}
          required
          defaultValue={left / 100}
          label={t('refundSum', { currency })}
          help={t('refundLeft', { sum: moneyWords({ amount: left, currency }, locale) })}
          errors={errors.amount}
        />
        <TextField name="why" label={t('note')} optional maxLength={300} errors={errors.why} />
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('refund')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
