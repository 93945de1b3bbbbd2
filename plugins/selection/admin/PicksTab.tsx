'use client';

import { Button, useMarkOnce, useT } from '@plugins/kit/admin';
import { useState } from 'react';
import { CompletionBanner } from './CompletionBanner';
import { PickedPhoto } from './PickedPhoto';
import css from './picks.module.css';
import { TakeAway } from './TakeAway';
import { usePicks } from './use-picks';

/** Each product with its picks as they come in, and the ways to take them away. */
export function PicksTab({ eventId }: { eventId: string }) {
  const t = useT('selection.admin');
  const { picks, failed, load } = usePicks(eventId);
  const [chosen, setChosen] = useState<string | null>(null);
  // Looked at: it no longer waits on Home.
  useMarkOnce(`looked:${eventId}`, picks?.done === true);
  if (!picks) {
    return failed ? (
      <div className={css.note} role="alert">
        <p>{t('failed')}</p>
        <Button onClick={() => void load()}>{t('tryAgain')}</Button>
      </div>
    ) : (
      <div className={css.skeleton} role="status" aria-busy="true" aria-label={t('loading')} />
    );
  }
  if (picks.products.length === 0) {
    return (
      <div className={css.note}>
        <h2>{t('noProductsTitle')}</h2>
        <p>{t('noProductsText')}</p>
      </div>
    );
  }
  const product = picks.products.find(({ id }) => id === chosen) ?? picks.products[0];
  if (!product) return null;
  return (
    <div className={css.tab}>
      <CompletionBanner eventId={eventId} picks={picks} onChange={load} />
      {failed ? (
        <p className={css.stale} role="alert">
          {t('stale')}
        </p>
      ) : null}
      <fieldset className={css.products} aria-label={t('products')}>
        {picks.products.map(({ id, name, count, maxphotos }) => (
          <button
            key={id}
            type="button"
            className={css.product}
            aria-pressed={id === product.id}
            onClick={() => setChosen(id)}
          >
            <span>
              <bdi>{name}</bdi>
            </span>
            <strong>
              {maxphotos === null ? t('count', { count }) : t('countOf', { count, max: maxphotos })}
            </strong>
            {maxphotos === null ? null : (
              <span className={css.bar} aria-hidden>
                <span style={{ inlineSize: `${Math.min(100, (count / maxphotos) * 100)}%` }} />
              </span>
            )}
          </button>
        ))}
      </fieldset>
      <TakeAway
        eventId={eventId}
        product={product}
        total={picks.products.reduce((sum, { count }) => sum + count, 0)}
      />
      {product.picks.length === 0 ? (
        <div className={css.note}>
          <h2>{t('emptyTitle', { product: product.name })}</h2>
          <p>{t('emptyText')}</p>
        </div>
      ) : (
        <ul className={css.grid}>
          {product.picks.map((pick) => (
            <PickedPhoto key={pick.media} pick={pick} />
          ))}
        </ul>
      )}
    </div>
  );
}
