'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { moneyWords } from '@/core/text/money';
import type { PayoutsView } from '@/modules/sellers/payouts/payouts';
import type { PlatformMoney } from '@/modules/subscriptions/operations/list-invoices';
import { Button } from '@/ui/admin/Button';
import { dayText } from '@/ui/admin/times';
import ui from '@/ui/admin/ui.module.css';
import { DiscountLinks } from './DiscountLinks';
import { MarkDialog, RefundDialog } from './InvoiceDialogs';
import { MoneySettings } from './MoneySettings';
import css from './operator.module.css';
import { Page } from './Page';
import { Partners } from './Partners';
import { Payouts } from './Payouts';

type Invoice = PlatformMoney['invoices'][number];

/** The platform's own money: what studios pay, what is open, and how they pay. */
export function MoneyPage({
  found: { invoices, revenue, movement, mismatches, settings, discounts, held, partners, signUp },
  payouts,
  planNames,
}: {
  found: PlatformMoney;
  payouts: PayoutsView;
  planNames: Record<string, string>;
}) {
  const t = useTranslations('admin-operators.money');
  const locale = useLocale();
  const [marking, setMarking] = useState<Invoice | null>(null);
  const [refunding, setRefunding] = useState<Invoice | null>(null);
  const open = invoices.filter(({ state }) => state === 'open');
  const others = invoices.filter(({ state }) => state !== 'open');
  const line = (invoice: Invoice) => (
    <InvoiceRow
      key={invoice.id}
      invoice={invoice}
      planNames={planNames}
      onMark={setMarking}
      onRefund={setRefunding}
    />
  );
  return (
    <Page title={t('title')} help={t('help')}>
      <dl className={css.sums}>
        {revenue.map(({ currency, monthly, paying, tomorrow }) => (
          <div key={currency}>
            <dt>{t('monthly', { currency })}</dt>
            <dd>
              <strong>{moneyWords({ amount: monthly, currency }, locale)}</strong>
              <small>{t('paying', { count: paying })}</small>
              <small>{t('tomorrow', { sum: moneyWords({ amount: tomorrow, currency }, locale) })}</small>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('movement')}</dt>
          <dd>
            <strong>{t('beganEnded', { began: movement.began, ended: movement.ended })}</strong>
            <small>{t('trials', { trials: movement.trials, converted: movement.converted })}</small>
            {movement.churn === null ? null : <small>{t('churn', { percent: movement.churn })}</small>}
          </dd>
        </div>
      </dl>
      <h2 className={css.heading}>{t('open')}</h2>
      {open.length === 0 ? (
        <p className={ui.help}>{t('noneOpen')}</p>
      ) : (
        <ul className={css.jobs}>{open.map(line)}</ul>
      )}
      {others.length === 0 ? null : (
        <>
          <h2 className={css.heading}>{t('others')}</h2>
          <ul className={css.jobs}>{others.map(line)}</ul>
        </>
      )}
      {mismatches.length === 0 ? null : <Mismatches of={mismatches} />}
      <DiscountLinks links={discounts} signUp={signUp} />
      <Partners partners={partners} held={held} />
      <MoneySettings settings={settings} />
      <Payouts found={payouts} />
      {marking ? <MarkDialog invoice={marking} onClose={() => setMarking(null)} /> : null}
      {refunding ? <RefundDialog invoice={refunding} onClose={() => setRefunding(null)} /> : null}
    </Page>
  );
}

function InvoiceRow({
  invoice: {
    name,
    nr,
    offer,
    kind,
    state,
    amount,
    currency,
    on,
    pay_by,
    tries,
    method,
    reference,
    paid_at,
    refunded,
  },
  invoice,
  planNames,
  onMark,
  onRefund,
}: {
  invoice: Invoice;
  planNames: Record<string, string>;
  onMark: (invoice: Invoice) => void;
  onRefund: (invoice: Invoice) => void;
}) {
  const t = useTranslations('admin-operators.money');
  const plans = useTranslations('admin-operators.plans');
  const locale = useLocale();
  const plan = offer?.plan ?? '';
  const known = plan === 'pro' || plan === 'unlimited' || plan === 'free';
  const what = kind === 'project' ? t('project') : known ? plans(`name.${plan}`) : (planNames[plan] ?? plan);
  const facts = [
    what,
    t('number', { nr }),
    state === 'paid' && paid_at
      ? t('paidOn', { day: dayText(paid_at.toISOString().slice(0, 10), locale) })
      : state === 'open' && pay_by
        ? t('payBy', { day: dayText(pay_by, locale) })
        : t(`state.${state}`, { day: dayText(on, locale) }),
    refunded > 0 ? t('refunded', { sum: moneyWords({ amount: refunded, currency }, locale) }) : '',
    state === 'open' && tries > 0 ? t('tries', { count: tries }) : '',
    state === 'open' && method === 'platform-transfer' && reference ? t('reference', { reference }) : '',
  ];
  return (
    <li>
      <div className={css.what}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p className={ui.help}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <strong>{moneyWords({ amount, currency }, locale)}</strong>
      {state !== 'paid' ? (
        <Button small aria-label={t('markOf', { name, nr })} onClick={() => onMark(invoice)}>
          {t('mark')}
        </Button>
      ) : refunded < amount ? (
        <Button small look="quiet" aria-label={t('refundOf', { name, nr })} onClick={() => onRefund(invoice)}>
          {t('refund')}
        </Button>
      ) : null}
    </li>
  );
}

/** Payments of which the platform's service and Keepers say different sums, as each night compares them. */
function Mismatches({ of }: { of: PlatformMoney['mismatches'] }) {
  const t = useTranslations('admin-operators.money');
  const locale = useLocale();
  return (
    <>
      <h2 className={css.heading}>{t('unmatched')}</h2>
      <p className={ui.help}>{t('unmatchedHelp')}</p>
      <ul className={css.jobs}>
        {of.map(({ payment, reason, ours, theirs }) => (
          <li key={payment}>
            <p className={css.what}>
              <bdi dir="ltr">{payment.slice(-8)}</bdi> ·{' '}
              {t(`unmatchedAs.${reason}`, {
                ours: moneyWords(ours, locale),
                theirs: moneyWords(theirs, locale),
              })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
