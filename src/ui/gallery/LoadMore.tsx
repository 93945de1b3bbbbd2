'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '../primitives/Button';
import { buttonClass } from '../primitives/button-class';
import { notify } from '../primitives/notices';
import { useHydrated } from '../primitives/use-hydrated';
import { useGalleryContext, useGalleryState } from './gallery-context';
import { pageSearch } from './gallery-query';

/**
 * The link to the next page, for browsers without script. With script every photograph has its place as soon as the
 * list's shapes are loaded, so that nothing is pushed down later; until then a screen is kept empty below the loaded
 * page.
 */
export function LoadMore() {
  const t = useTranslations('gallery');
  const { store } = useGalleryContext();
  const more = useGalleryState((s) => s.more);
  const query = useGalleryState((s) => s.query);
  const first = useGalleryState((s) => s.landing);
  const pageCount = useGalleryState((s) => s.pageCount);
  const page = useGalleryState((s) => s.firstPage);
  const known = useGalleryState((s) => s.shapes !== null);
  const alive = useHydrated();
  const words = t('moreFailed');
  const again = t('tryAgain');
  useEffect(() => {
    if (more !== 'failed') return;
    // Also where the line below says it: that one is at the end of the page.
    notify({ text: words, tone: 'alert', key: 'more', action: { label: again, run: () => store.retry() } });
  }, [more, store, words, again]);
  if (known || (alive ? pageCount <= 1 : page >= pageCount)) return null;
  return (
    <nav aria-label={t('pages')} className="load-more" data-alive={alive || undefined}>
      {!alive && (
        <a href={pageSearch(query, first, page + 1)} className={buttonClass('line')}>
          {t('morePhotos')}
        </a>
      )}
      {alive && more !== 'failed' && <p className="load-more-wait">{t('loadingMore')}</p>}
      {alive && more === 'failed' && (
        <div className="flex flex-col items-center gap-3 text-center">
          <p className="text-quiet">{words}</p>
          <Button look="line" onClick={() => store.retry()}>
            {again}
          </Button>
        </div>
      )}
    </nav>
  );
}

/** Above a page that begins further on: the link to the photographs before. */
export function EarlierPhotos() {
  const t = useTranslations('gallery');
  const query = useGalleryState((s) => s.query);
  const first = useGalleryState((s) => s.landing);
  const firstPage = useGalleryState((s) => s.firstPage);
  const known = useGalleryState((s) => s.shapes !== null);
  if (firstPage <= 1 || known) return null;
  return (
    <p className="flex justify-center p-6">
      <a href={pageSearch(query, first, firstPage - 1) || '?'} className={buttonClass('line')}>
        {t('earlierPhotos')}
      </a>
    </p>
  );
}
