'use client';

import { useT } from '@plugins/kit/admin';
import { moneyWords } from '@plugins/kit/rules';
import { useLocale } from 'next-intl';
import css from './progress.module.css';
import type { PickStatistics } from './progress-view';

/** Minimum number of selections for a meaningful median. */
const FEW = 3;

/** Statistics of the last year by product name; nothing before the first completion. */
export function Statistics({ statistics: { completed, days, products } }: { statistics: PickStatistics }) {
  const t = useT('selection.progress');
  const locale = useLocale();
  if (completed === 0) return null;
  return (
    <section className={css.statistics}>
      <h2>{t('statistics')}</h2>
      <p>
        {t('completed', { count: completed })}
        {days === null || completed < FEW ? null : <> {t('days', { count: Math.round(days) })}</>}
      </p>
      <div className={css.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('product')}</th>
              <th scope="col">{t('selections')}</th>
              <th scope="col">{t('average')}</th>
              <th scope="col">{t('extras')}</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ name, selections, average, extras, costs }) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>{t('number', { count: selections })}</td>
                <td>{t('rounded', { count: average })}</td>
                <td>
                  {extras === 0
                    ? '–'
                    : [t('number', { count: extras }), ...costs.map((cost) => moneyWords(cost, locale))].join(
                        ' · ',
                      )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
