'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef } from 'react';
import { useHydrated } from '../ui/use-hydrated';
import { useGalleryContext, useGalleryState } from './gallery-context';
import { type GalleryState, lastShownPage } from './gallery-store';
import { EarlierPhotos, LoadMore } from './LoadMore';
import { NoPhotos } from './NoPhotos';
import { Tile } from './Tile';
import { useGridKeys } from './use-grid-keys';
import { useGridWindow } from './use-grid-window';
import { useWanted } from './use-wanted';

/** Photographs fetched at once where no cover stands above them: about the first row. */
const FIRST_ROW = 5;

/** The photographs the grid shows: its pages joined. */
function shownMedias({ pages, firstPage }: Pick<GalleryState, 'pages' | 'firstPage'>) {
  const last = lastShownPage({ pages, firstPage });
  return Array.from({ length: last - firstPage + 1 }, (_, i) => pages[firstPage + i] ?? []).flat();
}

/** The justified rows, in the order of the list, loading on as one scrolls. */
export function PhotoGrid({ eager }: { eager: boolean }) {
  const t = useTranslations('gallery');
  const { store } = useGalleryContext();
  const pages = useGalleryState((s) => s.pages);
  const firstPage = useGalleryState((s) => s.firstPage);
  const listId = useGalleryState((s) => s.listId);
  const listName = useGalleryState((s) => s.listName);
  const status = useGalleryState((s) => s.status);
  const medias = useMemo(() => shownMedias({ pages, firstPage }), [pages, firstPage]);
  const grid = useRef<HTMLUListElement>(null);
  const alive = useHydrated();
  const part = useGridWindow(grid, medias);
  useGridKeys(grid);
  useWanted(grid, medias);
  useShownFromTop(listId);

  if (status === 'failed') return <NoPhotos kind="failed" onRetry={() => store.show(store.get().query)} />;
  if (medias.length === 0 && status === 'ready') return <NoPhotos kind="empty" />;
  return (
    <div className="grid-place" data-status={status} aria-busy={status === 'loading'}>
      <EarlierPhotos />
      <ul ref={grid} className="photo-grid" aria-label={t('photosOf', { name: listName })}>
        {part.above > 0 && <li className="grid-space" style={{ blockSize: part.above }} aria-hidden="true" />}
        {medias.slice(part.from, part.to).map((media, index) => (
          <Tile
            key={media.id}
            media={media}
            listId={listId}
            alive={alive}
            eager={eager && firstPage === 1 && part.from + index < FIRST_ROW}
          />
        ))}
        {part.below > 0 && <li className="grid-space" style={{ blockSize: part.below }} aria-hidden="true" />}
      </ul>
      <LoadMore />
    </div>
  );
}

/** After another gallery or filter was chosen further down, its first row stands under the bar. */
function useShownFromTop(listId: string): void {
  const before = useRef(listId);
  useEffect(() => {
    if (before.current === listId) return;
    before.current = listId;
    const element = document.getElementById('photos');
    if (element && element.getBoundingClientRect().top < 0)
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [listId]);
}
