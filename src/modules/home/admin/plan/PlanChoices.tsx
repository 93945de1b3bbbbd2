'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { moneyWords } from '@/core/text/money';
import { CURRENCY_OF, PERIOD_MONTHS, PERIODS, type Period } from '@/modules/money/rules/plan';
import type { SubscriptionScreen } from '@/modules/subscriptions/operations/show-subscription';
import { Button } from '@/ui/admin/Button';
import { Section } from '@/ui/admin/Page';
import { dayText } from '@/ui/admin/times';
import css from './plan.module.css';
import { type OwnNames, planName } from './plan-words';

/** The plans with their price in the chosen period; the own one is marked, the others can be chosen. */
export function PlanChoices({
  screen,
  names,
  onChoose,
}: {
  screen: SubscriptionScreen;
  names: OwnNames;
  onChoose: (choice: { plan: string; period: Period }) => void;
}) {
  const t = useTranslations('admin-plan.choose');
  const words = useTranslations('admin-plan');
  const locale = useLocale();
  const [period, setPeriod] = useState<Period>(screen.period ?? 'monthly');
  const { offers, currency, next_plan: next } = screen;
  const commission = screen.commission || offers.some(({ limits }) => limits.commission > 0);
  const money = (amount: number) => moneyWords({ amount, currency }, locale, { whole: true });
  const renews = (plan: string) => screen.period !== null && screen.plan === plan && !next;
  return (
    <Section title={t('title')} help={screen.payable ? null : t('unpayable')}>
      <fieldset className={css.periods}>
        <legend className={css.hidden}>{t('billing')}</legend>
        {PERIODS.map((one) => (
          <label key={one} className={css.period}>
            <input type="radio" name="period" checked={period === one} onChange={() => setPeriod(one)} />
            <span>{t(one)}</span>
          </label>
        ))}
      </fieldset>
      <div className={css.plans}>
        {offers.map(({ plan, prices, limits }) => {
          const name = planName(plan, names, words);
          const free = plan === 'free';
          const mine = screen.plan === plan;
          const same = renews(plan) && screen.period === period;
          const waits = next?.plan === plan && (free || next.period === period);
          const total = prices[period];
          // The plan that ends soon is kept by the button above, which withdraws its end.
          const keeps = mine && next !== null && screen.period === period;
          // A plan on trial may be kept by paying.
          const label = free ? t('cancel') : t(mine && screen.period === null ? 'subscribe' : 'pickShort');
          return (
            <article key={plan} className={css.plan} data-mine={mine || undefined} aria-label={name}>
              <h3>
                {name} {mine ? <span className={css.own}>{t('current')}</span> : null}
              </h3>
              <p className={css.price}>
                <strong>{money(total)}</strong>
                {free ? null : (
                  <small>
                    {t(`per.${period}`)}
                    {period === 'monthly'
                      ? null
                      : ` · ${t('perMonth', { sum: money(Math.round(total / PERIOD_MONTHS[period])) })}`}
                  </small>
                )}
              </p>
              <ul>
                <li>
                  {limits.projects === null ? t('projectsAny') : t('projects', { count: limits.projects })}
                </li>
                <li>{limits.photos === null ? t('photosAny') : t('photos', { count: limits.photos })}</li>
                {commission ? (
                  <li>
                    {limits.commission > 0
                      ? t('commission', { percent: limits.commission })
                      : t('commissionNone')}
                  </li>
                ) : null}
              </ul>
              {mine && screen.given ? (
                <p className={css.mark}>
                  {screen.until ? t('givenUntil', { day: dayText(screen.until, locale) }) : t('givenForever')}
                </p>
              ) : waits ? (
                <p className={css.mark}>{t('waiting', { day: dayText(next.on, locale) })}</p>
              ) : free && screen.period === null ? (
                <FreeWay screen={screen} />
              ) : same || keeps ? null : free || screen.payable ? (
                // The name is in the head of the card.
                <Button
                  look={free || mine ? 'plain' : 'primary'}
                  aria-label={label === t('pickShort') ? t('pick', { plan: name }) : undefined}
                  onClick={() => onChoose({ plan, period })}
                >
                  {label}
                </Button>
              ) : null}
            </article>
          );
        })}
      </div>
      <p className={css.quiet}>
        {t('vat')} <CurrencyReason {...screen} />
      </p>
      <p className={css.quiet}>{t('same')}</p>
      {commission ? (
        <p className={css.quiet}>{t(screen.commission ? 'commissionNote' : 'commissionOff')}</p>
      ) : null}
    </Section>
  );
}

/** How the studio comes to the free plan where nothing renews that it could cancel; nothing where it is there. */
function FreeWay({ screen: { plan, source, until, open } }: { screen: SubscriptionScreen }) {
  const t = useTranslations('admin-plan.choose');
  const locale = useLocale();
  if (plan === 'free') return null;
  if (source === 'set') return <p className={css.mark}>{t('cancelSet')}</p>;
  if (!until || open?.plan) return null;
  return <p className={css.mark}>{t('waiting', { day: dayText(until, locale) })}</p>;
}

/** Why prices are in another currency than the public price list has in this language; nothing where they are not. */
function CurrencyReason({ currency, country }: Pick<SubscriptionScreen, 'currency' | 'country'>) {
  const t = useTranslations('admin-plan.choose.currency');
  const locale = useLocale();
  if (currency === CURRENCY_OF[locale === 'he' ? 'he' : 'en']) return null;
  const byCountry = country !== null && (country === 'IL') === (currency === 'ILS');
  return t(byCountry ? currency : 'kept');
}
