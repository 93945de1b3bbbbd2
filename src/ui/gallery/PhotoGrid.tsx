'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { GALLERY_PAGE_SIZE } from '@/core/constants';
import type { Layout } from '@/core/wire';
import { turnByWheel } from '../primitives/strip-wheel';
import { useAliveSoon } from '../primitives/use-alive-soon';
import { useGalleryContext, useGalleryState } from './gallery-context';
import { EarlierPhotos, LoadMore } from './LoadMore';
import { flowStyles } from './layouts/flow-styles';
import { GAPS } from './layouts/layout-rows';
import { NoPhotos } from './NoPhotos';
import { ShowUnfolded } from './ShowUnfolded';
import { StripFrame } from './StripFrame';
import { scrollToBox } from './scroll-to-box';
import { Tile, WaitingPlace } from './Tile';
import { useAskAgain } from './use-ask-again';
import { type GridItems, useGridItems } from './use-grid-items';
import { useGridKeys } from './use-grid-keys';
import { type GridWindow, useGridWindow } from './use-grid-window';
import { useKeptFold } from './use-kept-fold';
import { useKeptPlace } from './use-kept-place';
import { useWanted } from './use-wanted';

/** The wheel of a mouse scrolls a filmstrip until its end, then the page. */
function useStripWheel(grid: RefObject<HTMLElement | null>, layout: Layout): void {
  useEffect(() => {
    const frame = layout === 'horizontal' ? grid.current?.closest<HTMLElement>('.strip') : null;
    return frame ? turnByWheel(frame) : undefined;
  }, [grid, layout]);
}

/** Photographs fetched at once where there is no cover above them: about the first row. */
const FIRST_ROW = 5;
/** Positions around the visible ones in which the photographs of their stacks are. */
const BENEATH = 30;
/** A page is loaded when the scrolling rests near it so long, ms. */
const REST_MS = 60;

/** The photographs of the shown list in the project's layout, in its order; of a long list those near the screen. */
export function PhotoGrid({ eager }: { eager: boolean }) {
  const { store } = useGalleryContext();
  const status = useGalleryState((s) => s.status);
  const layout = useGalleryState((s) => s.event.layout);
  const long = useGalleryState((s) => s.pageCount > 1);
  const grid = useRef<HTMLUListElement>(null);
  const items = useGridItems();
  const gap = useGalleryState((s) => GAPS[s.event.spacing]);
  const part = useGridWindow(grid, layout, items.shapes, gap);
  useGridKeys(grid);
  useWanted(grid, part.boxes, items);
  useKeptPlace(grid, part.boxes, long, items);
  useKeptFold(grid, items);
  useNeeded(items, part);
  useEarlierAbove(grid, items, part);
  useStripWheel(grid, layout);
  useShownFromTop();
  useAskAgain(store);

  if (status === 'failed') return <NoPhotos kind="failed" onRetry={() => store.show(store.get().query)} />;
  if (items.medias.length === 0 && status === 'ready') return <NoPhotos kind="empty" />;
  return (
    <div className="grid-place" data-status={status} aria-busy={status === 'loading'}>
      <EarlierPhotos />
      <Frame layout={layout}>
        <Tiles grid={grid} layout={layout} gap={gap} items={items} part={part} eager={eager} />
      </Frame>
      <ShowUnfolded />
      <LoadMore />
    </div>
  );
}

/** A filmstrip scrolls sideways within a frame of its own; everything else with the page. */
function Frame({ layout, children }: { layout: Layout; children: ReactNode }) {
  return layout === 'horizontal' ? <StripFrame>{children}</StripFrame> : children;
}

interface TilesProps {
  grid: RefObject<HTMLUListElement | null>;
  layout: Layout;
  /** Between photographs, px. */
  gap: number;
  items: GridItems;
  part: GridWindow;
  eager: boolean;
}

function Tiles({
  grid,
  layout,
  gap,
  items: { medias, shapes, placeOf, folds, unfolded },
  part: { boxes, from, to },
  eager,
}: TilesProps) {
  const t = useTranslations('gallery');
  const listId = useGalleryState((s) => s.listId);
  const listName = useGalleryState((s) => s.listName);
  const total = useGalleryState((s) => s.total);
  // The last row of a part is not the last one of the list.
  const whole = useGalleryState((s) => s.pageCount <= 1 || s.shapes !== null);
  const alive = useAliveSoon();
  const flow = useMemo(() => (boxes ? null : flowStyles(layout, shapes, gap)), [boxes, layout, shapes, gap]);
  const extent = boxes && { [layout === 'horizontal' ? 'inlineSize' : 'blockSize']: boxes.extent };
  return (
    <ul
      ref={grid}
      className="photo-grid"
      data-layout={layout}
      data-placed={boxes ? '' : undefined}
      data-whole={whole ? '' : undefined}
      style={extent ?? flow?.list}
      aria-label={t('photosOf', { name: listName })}
    >
      {medias.slice(from, to).map((media, index) => {
        const at = from + index;
        const position = placeOf(at);
        const place = boxes
          ? { x: boxes.x[at], y: boxes.y[at], w: boxes.w[at], h: boxes.h[at] }
          : { flow: flow?.tiles[at] };
        if (!media) return <WaitingPlace key={`place ${at}`} {...place} />;
        return (
          <Tile
            key={media.id}
            {...place}
            media={media}
            layout={layout}
            sizes={flow?.sizes[at]}
            listId={listId}
            alive={alive}
            eager={eager && position < FIRST_ROW}
            position={total > medias.length || boxes ? position : undefined}
            total={total}
            fold={folds.get(position)}
            unfolded={unfolded.has(position)}
          />
        );
      })}
    </ul>
  );
}

/** Loads the shapes of a list of several pages, and the photographs near the screen. */
function useNeeded({ shapes, medias, placeOf, folds }: GridItems, { from, to }: GridWindow): void {
  const { store } = useGalleryContext();
  const several = useGalleryState((s) => s.pageCount > 1);
  const known = useGalleryState((s) => s.shapes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list needs a new request
  useEffect(() => {
    if (several && !known && store.get().more === 'idle') void store.loadShapes();
  }, [store, several, known, shapes]);
  const waits = known !== null && medias.slice(from, to).includes(null);
  // The photographs in the first and the last stack are loaded, too: badges on the stacks count them.
  const beyond = folds.size > 0 ? BENEATH : 0;
  const [begin, end] =
    to > from ? [Math.max(0, placeOf(from) - beyond), placeOf(to - 1) + 1 + beyond] : [0, 0];
  useEffect(() => {
    if (!known) return;
    if (!waits) return void store.need(begin, end);
    const timer = setTimeout(() => void store.need(begin, end), REST_MS);
    return () => clearTimeout(timer);
  }, [store, known, waits, begin, end]);
}

/** A page that began further down gets the photographs before it, too: the visible ones stay in place. */
function useEarlierAbove(
  grid: RefObject<HTMLElement | null>,
  { placeOf, indexOf }: GridItems,
  { boxes }: GridWindow,
): void {
  const first = useGalleryState((s) => (s.shapes ? 0 : (s.firstPage - 1) * GALLERY_PAGE_SIZE));
  const seen = placeOf(0);
  const began = useRef({ first, seen });
  useLayoutEffect(() => {
    if (first >= began.current.first) {
      began.current = { first, seen };
      return;
    }
    const element = grid.current;
    if (!boxes || !element) return;
    const inset = element.getBoundingClientRect().top;
    scrollToBox(element, boxes, indexOf(began.current.seen), element.closest('.strip') ? 0 : inset);
    began.current = { first, seen };
  }, [grid, first, seen, indexOf, boxes]);
}

/** After a change of gallery or filter further down, its first row is scrolled under the bar. */
function useShownFromTop(): void {
  const listId = useGalleryState((s) => s.listId);
  // A list that did not load: its message is in the place of its photographs.
  const failed = useGalleryState((s) => s.status === 'failed');
  const before = useRef({ listId, failed });
  useEffect(() => {
    const { listId: last, failed: already } = before.current;
    before.current = { listId, failed };
    if (last === listId && (already || !failed)) return;
    const element = document.getElementById('photos');
    const top = element?.getBoundingClientRect().top ?? 0;
    // Neither scrolled past nor still hidden below the cover.
    if (element && (top < 0 || top > innerHeight / 2))
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
    document.querySelector('.strip')?.scrollTo({ left: 0, behavior: 'instant' });
  }, [listId, failed]);
}
