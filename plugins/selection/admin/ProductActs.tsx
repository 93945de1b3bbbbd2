'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, Moment } from '@plugins/kit/admin/parts';
import { useLocale } from 'next-intl';
import { dayIn, money } from './format';
import css from './picks.module.css';
import type { ProductCard } from './picks-view';

const WEEK = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the day a week after a product's closing day; after today if that has passed. */
const weekLater = (closes_on: string, today: string): string =>
  new Date(Date.parse(closes_on > today ? closes_on : today) + WEEK * DAY_MS).toISOString().slice(0, 10);

/**
 * The photographer's actions on a product's rules: a week more time, marking extras as paid. Nothing if neither
 * applies.
 */
export function ProductActs({
  eventId,
  products,
  today,
  done,
  onChange,
}: {
  eventId: string;
  products: ProductCard[];
  today: string;
  done: boolean;
  onChange: () => Promise<void>;
}) {
  const t = useT('selection.admin');
  const rows = products.filter(
    ({ closes_on, standing, settled }) => (closes_on && !done) || standing.cost || settled,
  );
  if (rows.length === 0) return null;
  return (
    <ul className={css.acts} aria-label={t('acts')}>
      {rows.map((product) => (
        <li key={product.id}>
          <Time {...{ eventId, product, today, done, onChange }} />
          <Extras {...{ eventId, product, onChange }} />
        </li>
      ))}
    </ul>
  );
}

interface Own {
  eventId: string;
  product: ProductCard;
  onChange: () => Promise<void>;
}

function Time({ eventId, product, today, done, onChange }: Own & { today: string; done: boolean }) {
  const t = useT('selection.admin');
  const locale = useLocale();
  const call = useCall();
  const { busy, act } = useAct();
  const { id, name, closes_on, time } = product;
  if (!closes_on || done) return null;
  const more = () =>
    act(async () => {
      await call(`/api/x/studio/projects/${eventId}/products/${id}`, {
        method: 'PUT',
        body: { closes_on: weekLater(closes_on, today), seen: { closes_on } },
      });
      await onChange();
    });
  return (
    <p>
      <span>
        <bdi>{name}</bdi> ·{' '}
        {t(time.state === 'closed' ? 'wasClosed' : 'closes', { day: dayIn(closes_on, locale) })}
      </span>
      <Button small busy={busy} onClick={() => void more()}>
        {t('moreTime', { day: dayIn(weekLater(closes_on, today), locale) })}
      </Button>
    </p>
  );
}

function Extras({ eventId, product, onChange }: Own) {
  const t = useT('selection.admin');
  const locale = useLocale();
  const call = useCall();
  const { busy, act } = useAct();
  const { id, name, standing, extra_price, settled } = product;
  const open = extra_price ? Math.max(0, standing.extras - (settled?.extras ?? 0)) : 0;
  if (open === 0 && !settled) return null;
  const mark = (body: { settled: boolean; extras?: number }) => () =>
    void act(async () => {
      await call(`/api/x/selection/projects/${eventId}/products/${id}/settlement`, { method: 'PUT', body });
      await onChange();
    });
  return (
    <p>
      <span>
        <bdi>{name}</bdi> ·{' '}
        {open > 0 && extra_price
          ? t('owed', {
              count: open,
              cost: money({ ...extra_price, amount: extra_price.amount * open }, locale),
            })
          : null}
        {open === 0 && settled ? (
          <>
            {settled.orders === settled.extras
              ? t('settledOnline', { count: settled.extras })
              : t('settledBy', { count: settled.extras, by: settled.by ?? t('studio') })}{' '}
            · <Moment at={settled.at} />
          </>
        ) : null}
      </span>
      {open > 0 ? (
        <Button small busy={busy} onClick={mark({ settled: true, extras: open })}>
          {t('settle')}
        </Button>
      ) : settled && settled.orders < settled.extras ? (
        <Button small look="quiet" busy={busy} onClick={mark({ settled: false })}>
          {t('unsettle')}
        </Button>
      ) : null}
    </p>
  );
}
