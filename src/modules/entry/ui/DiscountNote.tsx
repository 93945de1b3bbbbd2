'use client';

import { useLocale, useTranslations } from 'next-intl';
import { moneyWords } from '@/core/text/money';
import type { FormPage } from './form-page';

/** The discount of the link that led to the sign-up page, or that it is not active any more; nothing without a link. */
export function DiscountNote({ discount }: Pick<FormPage, 'discount'>) {
  const t = useTranslations('account.discount');
  const locale = useLocale();
  if (discount === undefined) return null;
  if (discount === null)
    return (
      <p role="status" className="rounded-sm border border-line px-4 py-3">
        {t('ended')}
      </p>
    );
  const { code, percent, invoices } = discount;
  const sum =
    locale === 'he'
      ? ({ amount: discount.amount_ils, currency: 'ILS' } as const)
      : ({ amount: discount.amount_usd, currency: 'USD' } as const);
  const off = percent > 0 ? t('percent', { percent }) : t('sum', { sum: moneyWords(sum, locale) });
  return (
    <p className="rounded-sm border border-line px-4 py-3">
      <input type="hidden" name="discount" value={code} />
      {invoices === null ? t('all', { off }) : t('first', { off, count: invoices })}
    </p>
  );
}
