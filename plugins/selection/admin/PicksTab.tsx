'use client';

import { useT } from '@plugins/kit/admin';
import { useMarkOnce } from '@plugins/kit/admin/internal';
import { Button, ButtonLink } from '@plugins/kit/admin/parts';
import { useDeferredValue, useMemo, useState } from 'react';
import { Agreement } from '../marks/admin/Agreement';
import { CompletionBanner } from './CompletionBanner';
import { EVERYTHING, filterPicks, type PickFilter, picksByPhoto } from './filter-picks';
import { PickGrid } from './PickGrid';
import { PicksTools } from './PicksTools';
import { ProductActs } from './ProductActs';
import { ProductCards } from './ProductCards';
import css from './picks.module.css';
import { TakeAway } from './TakeAway';
import { usePicks } from './use-picks';

/** A project's live picks: each product's counts, the photographs, and the exports. */
export function PicksTab({ eventId }: { eventId: string }) {
  const t = useT('selection.admin');
  const { picks, held, failed, load, loadPicks, likes } = usePicks(eventId);
  const [filter, setFilter] = useState<PickFilter>(EVERYTHING);
  const deferred = useDeferredValue(filter);
  const byPhoto = useMemo(() => (picks ? picksByPhoto(picks) : new Map()), [picks]);
  const product = picks?.products.find(({ id }) => id === deferred.product) ?? null;
  const only = picks?.products.length === 1 ? (picks.products[0] ?? null) : product;
  const { shown, counts } = useMemo(
    () => filterPicks(held?.photos ?? [], byPhoto, { ...deferred, product: product?.id ?? null }),
    [held, byPhoto, deferred, product],
  );
  // The picks have been viewed: Home no longer lists them.
  useMarkOnce(`looked:${eventId}`, picks?.done === true);
  if (!picks || !held) {
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
      <div className={css.tab}>
        <div className={css.note}>
          <h2>{t('noProductsTitle')}</h2>
          <p>{t('noProductsText')}</p>
          <ButtonLink href={`/admin/projects/${eventId}/products`}>{t('addProduct')}</ButtonLink>
        </div>
        <Agreement eventId={eventId} news={likes} />
      </div>
    );
  }
  const change = (part: Partial<PickFilter>) => setFilter((now) => ({ ...now, ...part }));
  const galleryOf = (id: string) => held.galleries.find((gallery) => gallery.id === id)?.name ?? '';
  return (
    <div className={css.tab}>
      <CompletionBanner eventId={eventId} picks={picks} onChange={loadPicks} />
      {failed ? (
        <p className={css.stale} role="alert">
          {t('stale')}
        </p>
      ) : null}
      <ProductCards
        products={picks.products}
        photos={byPhoto.size}
        chosen={filter.product}
        onChoose={(chosen) => change({ product: chosen })}
      />
      <ProductActs
        eventId={eventId}
        products={picks.products}
        today={picks.today}
        done={picks.done}
        onChange={loadPicks}
      />
      <Agreement eventId={eventId} news={likes} />
      <TakeAway
        eventId={eventId}
        product={only}
        total={picks.products.reduce((sum, { count }) => sum + count, 0)}
        markers={picks.markers}
      />
      <PicksTools filter={filter} onFilter={change} counts={counts} people={picks.people} shown={shown} />
      {shown.length === 0 ? (
        <Nothing
          filter={deferred}
          product={only?.name ?? null}
          none={picks.picks.length === 0}
          reset={() => setFilter(EVERYTHING)}
        />
      ) : (
        <PickGrid
          key={`${deferred.show}${deferred.product}${deferred.picker}`}
          event={eventId}
          token={held.token}
          rows={shown}
          label={only?.name ?? t('allProducts')}
          alone={only !== null}
          reading={deferred.noted}
          galleryOf={galleryOf}
        />
      )}
    </div>
  );
}

function Nothing({
  filter: { show, picker, noted, hidden },
  product,
  none,
  reset,
}: {
  filter: PickFilter;
  product: string | null;
  /** There are no picks at all. */
  none: boolean;
  reset: () => void;
}) {
  const t = useT('selection.admin');
  const plain = show === 'picked' && picker === null && !noted && !hidden;
  return (
    <div className={css.note}>
      <h2>
        {plain ? t(product ? 'emptyTitle' : 'emptyAll', { product: product ?? '' }) : t('nothingFound')}
      </h2>
      <p>{plain ? t('emptyText') : t('nothingFoundText')}</p>
      {plain || none ? null : <Button onClick={reset}>{t('showAll')}</Button>}
    </div>
  );
}
