'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { type Money, moneyWords } from '@/core/text/money';
import type { Period } from '@/modules/money/rules/plan';
import type { SubscriptionScreen } from '@/modules/subscriptions/operations/show-subscription';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { dayText } from '@/ui/admin/times';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { byTransfer, PayChoice, type PayMethod } from './PayChoice';
import css from './plan.module.css';
import { type OwnNames, planName } from './plan-words';

/** What choosing a plan would do today, as `PUT /users/subscription` says it. */
interface Quoted {
  when: 'now' | 'at_end';
  from: string;
  today: Money;
  next: { on: string; amount: Money } | null;
  lines: { what: 'plan' | 'discount' | 'left' | 'credit' | 'project'; amount: number }[];
}

/** Says in one sentence what is paid today, when the next payment is and how much; then takes the press. */
export function ApproveDialog({
  choice: { plan, period },
  screen,
  methods,
  names,
  onClose,
}: {
  choice: { plan: string; period: Period };
  screen: SubscriptionScreen;
  methods: readonly PayMethod[];
  names: OwnNames;
  onClose: () => void;
}) {
  const t = useTranslations('admin-plan.approve');
  const words = useTranslations('admin-plan');
  const common = useTranslations('common');
  const locale = useLocale();
  const router = useRouter();
  const call = useCall();
  const { busy, act } = useAct();
  const [method, setMethod] = useState(methods[0]?.id ?? '');
  const [said, setSaid] = useState<Quoted | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    call<Quoted>('/users/subscription', { method: 'PUT', body: { plan, period, dry_run: true } }).then(
      (quoted) => left || setSaid(quoted),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [call, plan, period]);
  const name = planName(plan, names, words);
  const free = plan === 'free';
  const title = free ? name : t('title', { plan: name, period: words(`period.${period}`) });
  const day = (on: string) => dayText(on, locale);
  const sum = (money: Money) => moneyWords(money, locale);
  const sentence = ({ when, from, today, next }: Quoted): string => {
    if (!next) return t('endFree', { begin: day(from) });
    const then = { sum: sum(next.amount), day: day(next.on), today: sum(today), begin: day(from) };
    if (when === 'at_end') return t('end', then);
    const transfer = byTransfer(methods, method);
    if (screen.until === from && screen.source !== 'paid')
      return transfer ? t('laterTransfer', { ...then, plan: name }) : t('later', then);
    if (today.amount === 0) return t('nowFree', then);
    return transfer ? t('transfer', { ...then, plan: name }) : t('nowPay', then);
  };
  const press = ({ when, from, today }: Quoted) =>
    act(async () => {
      const { path } = await call<{ path: string }>('/users/subscription', {
        method: 'PUT',
        body: { plan, period, shown: today.amount, ...(today.amount > 0 && { method }) },
      });
      if (path.startsWith('http')) {
        location.assign(path);
        return;
      }
      if (when === 'at_end') toast.success(t('changed', { day: day(from) }));
      else if (today.amount === 0) toast.success(t('done'));
      onClose();
      router.refresh();
    });
  return (
    <Dialog title={title} onClose={onClose}>
      {said ? (
        <>
          <p className={css.sentence}>{sentence(said)}</p>
          {said.lines.length > 1 ? (
            <dl className={css.lines}>
              {said.lines.map(({ what, amount }) => (
                <div key={what}>
                  <dt>{t(`lines.${what}`, { plan: name, period: words(`period.${period}`) })}</dt>
                  <dd>{sum({ amount, currency: said.today.currency })}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          {free && exceeds(screen) ? <p className={css.quiet}>{t('over')}</p> : null}
          {said.today.amount > 0 ? (
            <PayChoice methods={methods} chosen={method} onChoose={setMethod} />
          ) : null}
          <DialogActions>
            <Button onClick={onClose}>{common('cancel')}</Button>
            <Button look="primary" busy={busy} onClick={() => void press(said)}>
              {said.today.amount > 0
                ? t(byTransfer(methods, method) ? 'details' : 'pay', { sum: sum(said.today) })
                : free
                  ? t('confirmFree', { day: day(said.from) })
                  : t('confirm')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <p role="status">{failed ? common('failed') : t('asking')}</p>
      )}
    </Dialog>
  );
}

/** Whether the studio has more than the free plan allows. */
function exceeds({ offers, used }: SubscriptionScreen): boolean {
  const limits = offers.find(({ plan }) => plan === 'free')?.limits;
  if (!limits) return false;
  return (
    (limits.projects !== null && used.projects > limits.projects) ||
    (limits.photos !== null && used.photos > limits.photos)
  );
}
