'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { moneyWords } from '@/core/text/money';
import type { Period } from '@/modules/money/rules/plan';
import type { SubscriptionScreen } from '@/modules/subscriptions/operations/show-subscription';
import { Button } from '@/ui/admin/Button';
import { dayText } from '@/ui/admin/times';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { byTransfer, PayChoice, type PayMethod } from './PayChoice';
import css from './plan.module.css';
import { type OwnNames, planName } from './plan-words';

const LOOKS = 15;
const PAUSE_MS = 2000;

/** What must be paid: the sum, until when, and how. After a return from a page of payment it waits for the result. */
export function OpenInvoice({
  open,
  late,
  begins,
  keeps,
  methods,
  names,
  returned,
}: {
  open: NonNullable<SubscriptionScreen['open']>;
  late: boolean;
  /** The day on which an ordered plan begins, where the present one ends by itself; null: once it is paid. */
  begins: string | null;
  /** What goes on if this is not paid for: choosing it withdraws the order. */
  keeps: { plan: string; period: Period };
  methods: readonly PayMethod[];
  names: OwnNames;
  /** The payer comes back from the page of payment. */
  returned: boolean;
}) {
  const t = useTranslations('admin-plan.open');
  const words = useTranslations('admin-plan');
  const locale = useLocale();
  const router = useRouter();
  const call = useCall();
  const { busy, act } = useAct();
  const [method, setMethod] = useState(methods[0]?.id ?? '');
  const [again, setAgain] = useState(false);
  const [looks, setLooks] = useState(returned ? LOOKS : 0);
  useEffect(() => {
    if (looks === 0) return;
    const timer = setTimeout(() => {
      setLooks(looks - 1);
      router.refresh();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [looks, router]);
  const sum = moneyWords(open.amount, locale);
  const what = open.plan ? planName(open.plan, names, words) : t('project');
  const day = open.until ? dayText(open.until, locale) : '';
  const agreed = open.payment?.state === 'agreed' ? open.payment : null;
  const pay = () =>
    act(async () => {
      const { path } = await call<{ path: string }>('/users/subscription/payments', {
        method: 'POST',
        body: { invoice: open.id, method },
      });
      if (path.startsWith('http')) location.assign(path);
      else {
        setAgain(false);
        router.refresh();
      }
    });
  const withdraw = () =>
    act(async () => {
      await call('/users/subscription', { method: 'PUT', body: { ...keeps, shown: 0 } });
      toast.success(t('withdrawn'));
      router.refresh();
    });
  return (
    <section className={css.due} aria-labelledby="plan-due">
      <h2 id="plan-due">{t('title', { sum, what })}</h2>
      <p>
        {late
          ? t('late', { day })
          : begins && open.plan
            ? t('orderLater', { what, day: dayText(begins, locale) })
            : t(open.until ? 'orderBy' : 'order', { what, day })}
      </p>
      {looks > 0 ? <p role="status">{t('checking')}</p> : null}
      {agreed && !again ? (
        <>
          {open.how ? <p className={css.how}>{open.how}</p> : null}
          <p>
            {t('reference')}: <strong className={css.reference}>{agreed.reference}</strong>
          </p>
          <p className={css.quiet}>{t('transfer')}</p>
          {methods.length > 1 ? (
            <div>
              <Button onClick={() => setAgain(true)}>{t('change')}</Button>
            </div>
          ) : null}
        </>
      ) : methods.length > 0 ? (
        <>
          <PayChoice methods={methods} chosen={method} onChoose={setMethod} />
          <div>
            <Button look="primary" busy={busy} onClick={() => void pay()}>
              {t(byTransfer(methods, method) ? 'details' : 'pay', { sum })}
            </Button>
          </div>
        </>
      ) : null}
      {late || open.kind === 'renewal' || open.kind === 'project' ? null : (
        <div>
          <Button busy={busy} onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
        </div>
      )}
    </section>
  );
}
