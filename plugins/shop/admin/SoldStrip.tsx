'use client';

import { useT } from '@plugins/kit/admin';
import { useRead } from '@plugins/kit/admin/hooks';
import { moneyWords } from '@plugins/kit/rules';
import { useLocale } from 'next-intl';
import { Fragment } from 'react';
import type { SoldRow } from '../queries/sold';
import css from './shop.module.css';
import type { Sold } from './wire';

/** What was sold this month, what waits for money, and the products that sold most. Shows nothing before it is read. */
export function SoldStrip({ first }: { first: Sold | null }) {
  const t = useT('shop.admin.sold');
  const locale = useLocale();
  const { found } = useRead<Sold>('/api/x/shop/sold', first);
  if (!found || found.sums.length === 0) return null;
  const { sums, products } = found;
  const words = (amount: number, currency: SoldRow['currency']) => moneyWords({ amount, currency }, locale);
  return (
    <section className={css.sold} aria-label={t('title')}>
      <dl className={css.figures}>
        {sums.map(({ currency, sold, orders, open, waiting }) => (
          <Fragment key={currency}>
            <div>
              <dt>{t('title')}</dt>
              <dd>{words(sold, currency)}</dd>
              <dd>{t('orders', { count: orders })}</dd>
            </div>
            <div>
              <dt>{t('open')}</dt>
              <dd>{words(open, currency)}</dd>
              <dd>{t('orders', { count: waiting })}</dd>
            </div>
          </Fragment>
        ))}
      </dl>
      {products.length > 0 && (
        <table className={css.best}>
          <caption>{t('products')}</caption>
          <tbody>
            {products.map(({ name, currency, count, amount }) => (
              <tr key={`${name} ${currency}`}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>{t('count', { count })}</td>
                <td>{words(amount, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
