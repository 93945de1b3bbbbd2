'use client';

import { useLocale, useTranslations } from 'next-intl';
import { moneyWords } from '@/core/text/money';
import type { SubscriptionScreen } from '@/modules/subscriptions/operations/show-subscription';
import { Section } from '@/ui/admin/Page';
import { dayText } from '@/ui/admin/times';
import css from './plan.module.css';
import { type OwnNames, planName } from './plan-words';

/** What was paid, the newest first, with its document. */
export function PaidInvoices({
  invoices,
  names,
}: {
  invoices: SubscriptionScreen['invoices'];
  names: OwnNames;
}) {
  const t = useTranslations('admin-plan.invoices');
  const words = useTranslations('admin-plan');
  const locale = useLocale();
  const paid = invoices.filter(({ amount }) => amount.amount > 0);
  if (paid.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ul className={css.invoices}>
        {paid.map(({ id, nr, plan, period, paid_on, on, amount, document }) => (
          <li key={id}>
            <span className={css.paid}>
              {plan && period
                ? `${planName(plan, names, words)}, ${words(`period.${period}`)}`
                : t('project')}
              <small>{dayText(paid_on ?? on, locale)}</small>
            </span>
            <strong>{moneyWords(amount, locale)}</strong>
            {document ? (
              <a
                href={`/users/subscription/invoices/${id}/document`}
                target="_blank"
                rel="noreferrer"
                aria-label={t('open', { nr })}
              >
                {t('pdf')}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
