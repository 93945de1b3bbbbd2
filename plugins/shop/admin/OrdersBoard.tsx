'use client';

import { useT } from '@plugins/kit/admin';
import { useRead } from '@plugins/kit/admin/hooks';
import { ButtonLink, Empty, Moment, PageSteps, PartButtons, Reading } from '@plugins/kit/admin/parts';
import { moneyWords } from '@plugins/kit/rules';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { OrderPart } from '../queries/studio';
import { SoldStrip } from './SoldStrip';
import css from './shop.module.css';
import type { OrderList, OrdersFirst } from './wire';

const PARTS = ['all', 'open', 'paid', 'done', 'cancelled'] as const;

/**
 * The studio's orders: to be paid, to be sent, and all others; searched by name, number or project. `first` is what the
 * page brought.
 */
export function OrdersBoard({ first }: { first: OrdersFirst | null }) {
  const t = useT('shop.admin');
  const locale = useLocale();
  const [asked, setAsked] = useState({ state: 'all' as OrderPart, q: '', page: 1 });
  const search = new URLSearchParams({ ...asked, page: String(asked.page) });
  const read = useRead<OrderList>(`/api/x/shop/orders?${search}`, first?.list);
  const { found } = read;
  if (!found) return <Reading of={read} text={t('failed')} />;
  if (found.counts.all === 0 && asked.q === '')
    return (
      <Empty title={t('orders.empty')} text={t('orders.emptyText')}>
        <ButtonLink look="primary" href="/admin/x/shop/products?new=print">
          {t('products.add.print')}
        </ButtonLink>
      </Empty>
    );
  return (
    <div className={css.board}>
      <SoldStrip first={first?.sold ?? null} />
      <div className={css.narrow}>
        <PartButtons
          label={t('orders.parts')}
          parts={PARTS.map((part) => ({ part, label: t(`part.${part}`), count: found.counts[part] }))}
          chosen={asked.state}
          onChoose={(state) => setAsked({ ...asked, state, page: 1 })}
        />
        <input
          type="search"
          aria-label={t('orders.search')}
          placeholder={t('orders.search')}
          value={asked.q}
          onChange={(event) => setAsked({ ...asked, q: event.target.value, page: 1 })}
        />
        <ButtonLink download href="/api/x/shop/orders.csv">
          {t('orders.table')}
        </ButtonLink>
      </div>
      {found.orders.length === 0 ? (
        <Empty title={t('orders.nothing')} text={t('orders.nothingText')} />
      ) : (
        <ul className={css.orders}>
          {found.orders.map(({ id, number, state, name, project, currency, total, things, created_at }) => (
            <li key={id}>
              <a href={`/admin/x/shop/orders?order=${id}`} className={css.order}>
                <span className={css.number}>{number}</span>
                <span className={css.who}>
                  <span>
                    <bdi>{name}</bdi>
                  </span>
                  <small>
                    {project && (
                      <>
                        <bdi>{project}</bdi> ·{' '}
                      </>
                    )}
                    {t('orders.things', { count: things })} · <Moment at={created_at} />
                  </small>
                </span>
                <span className={css.state} data-state={state}>
                  {t(`state.${state}`)}
                </span>
                <span className={css.sum}>{moneyWords({ amount: total, currency }, locale)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <PageSteps page={found.page} pages={found.pages} onGo={(page) => setAsked({ ...asked, page })} />
    </div>
  );
}
