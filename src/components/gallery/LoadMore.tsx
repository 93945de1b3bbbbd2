'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '../ui/Button';
import { useHydrated } from '../ui/use-hydrated';
import { useGalleryContext, useGalleryState } from './gallery-context';
import { pageSearch } from './gallery-query';
import { lastShownPage } from './gallery-store';
import { NextGallery } from './NextGallery';

/**
 * The way on: a link to the next page without script; with it photographs come by themselves, into a screen kept empty for
 * them, so that nothing visible is pushed down. After a failure a button.
 */
export function LoadMore() {
  const t = useTranslations('gallery');
  const { store } = useGalleryContext();
  const more = useGalleryState((s) => s.more);
  const query = useGalleryState((s) => s.query);
  const first = useGalleryState((s) => s.event.galleries[0]?.id);
  const alive = useHydrated();
  const pageCount = useGalleryState((s) => s.pageCount);
  const last = useGalleryState(lastShownPage);
  const place = useRef<HTMLDivElement>(null);
  const waiting = last < pageCount && more !== 'failed';
  // A new last page needs a new look: the place may still be near.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `last` is the signal
  useEffect(() => {
    const element = place.current;
    if (!element || !waiting) return;
    const near = new IntersectionObserver(
      (entries) => entries.some((e) => e.isIntersecting) && store.loadMore(),
      { rootMargin: '1600px 0px' },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [store, waiting, last]);
  if (last >= pageCount) return <NextGallery />;
  return (
    <nav ref={place} aria-label={t('pages')} className="load-more" data-alive={alive || undefined}>
      {!alive && (
        <a href={pageSearch(query, first, last + 1)} className={buttonClass('line')}>
          {t('morePhotos')}
        </a>
      )}
      {alive && waiting && <p className="load-more-wait">{t('loadingMore')}</p>}
      {more === 'failed' && (
        <div role="alert" className="flex flex-col items-center gap-3 text-center">
          <p className="text-quiet">{t('moreFailed')}</p>
          <Button look="line" onClick={() => store.loadMore()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </nav>
  );
}

/** Above a grid that begins further on: the way to the photographs before. */
export function EarlierPhotos() {
  const t = useTranslations('gallery');
  const query = useGalleryState((s) => s.query);
  const first = useGalleryState((s) => s.event.galleries[0]?.id);
  const firstPage = useGalleryState((s) => s.firstPage);
  if (firstPage <= 1) return null;
  return (
    <p className="flex justify-center p-6">
      <a href={pageSearch(query, first, firstPage - 1) || '?'} className={buttonClass('line')}>
        {t('earlierPhotos')}
      </a>
    </p>
  );
}
