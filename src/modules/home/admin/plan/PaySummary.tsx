'use client';

import { useLocale, useTranslations } from 'next-intl';
import { moneyWords } from '@/core/text/money';
import type { SubscriptionScreen } from '@/modules/subscriptions/operations/show-subscription';
import { dayText } from '@/ui/admin/times';
import css from './plan.module.css';

/** What is paid, what was paid last, and what comes next: three facts side by side. */
export function PaySummary({ screen }: { screen: SubscriptionScreen }) {
  const t = useTranslations('admin-plan.pay');
  const locale = useLocale();
  const { price, period, last_payment: last, next_payment: next, open, credit, discount } = screen;
  const on = (one: NonNullable<typeof last>) =>
    t('sumOn', { sum: moneyWords(one.amount, locale), day: dayText(one.on, locale) });
  return (
    <dl className={css.facts}>
      <div className={css.fact}>
        <dt>{t('price')}</dt>
        <dd>
          <strong>{price && period ? t(period, { sum: moneyWords(price, locale) }) : t('nothing')}</strong>
          {price ? <small>{t('vat')}</small> : null}
        </dd>
      </div>
      <div className={css.fact}>
        <dt>{t('next')}</dt>
        <dd>
          <strong>
            {next ? on(next) : open ? t('open', { sum: moneyWords(open.amount, locale) }) : t('none')}
          </strong>
          {discount ? (
            <small>
              {discount.percent > 0
                ? t('percentOff', { percent: discount.percent })
                : t('sumOff', {
                    sum: moneyWords({ amount: discount.amount, currency: screen.currency }, locale),
                  })}
              {discount.left === null ? null : ` ${t('left', { count: discount.left })}`}
            </small>
          ) : null}
          {credit.amount > 0 ? (
            <small>
              {t('credit')}: {moneyWords(credit, locale)}. {t('creditNote')}
            </small>
          ) : null}
        </dd>
      </div>
      <div className={css.fact}>
        <dt>{t('last')}</dt>
        <dd>
          <strong>{last ? on(last) : t('none')}</strong>
        </dd>
      </div>
    </dl>
  );
}
