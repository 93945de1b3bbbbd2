'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { atFirstAct } from './at-first-act';
import { useGalleryContext } from './gallery-context';
import { keepLastList } from './last-list';
import type { Boxes } from './layouts/boxes';
import { scrollToBox } from './scroll-to-box';
import type { GridItems } from './use-grid-items';

/** The first photograph on the screen, its distance from the screen's edge, and a strip's scroll position. */
interface Place {
  position: number;
  inset: number;
  left: number;
  /** The gallery was not the first on the page, and now it is: the browser's own scroll position does not fit. */
  later: boolean;
  gallery: string;
}

const keyOf = () => `keepers.place:${location.pathname}${location.search}`;

/** Whether a link of one of the project's other pages led back to its photographs. */
const returned = () =>
  location.hash === '#photos' && document.referrer.startsWith(`${location.origin}${location.pathname}/`);

function readPlace(): Place | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'reload' && entry?.type !== 'back_forward' && !returned()) return null;
  try {
    return JSON.parse(sessionStorage.getItem(keyOf()) ?? 'null') as Place | null;
  } catch {
    return null;
  }
}

/**
 * Back and reload restore the scroll position, and so do links of the project's other pages. Where all photographs are in
 * the page the browser does it for the former; for a long list, for a gallery that a person scrolled on to, and for links
 * the position is stored by its photograph, and restored as soon as the list has its places, unless the person has scrolled
 * or typed meanwhile.
 */
export function useKeptPlace(
  grid: RefObject<HTMLElement | null>,
  boxes: Boxes | null,
  long: boolean,
  { placeOf, indexOf }: GridItems,
): void {
  const { store, sections } = useGalleryContext();
  // Only the current gallery's position is stored.
  const latest = useRef({ boxes, placeOf, current: true });
  latest.current = { boxes, placeOf, current: store === sections.root };
  const wanted = useRef<Place | null>(null);
  useEffect(() => {
    const stored = latest.current.current ? readPlace() : null;
    const place = stored?.gallery === sections.root.get().query.gallery ? stored : null;
    const ours = long || place?.later || (place && returned());
    if (ours) history.scrollRestoration = 'manual';
    wanted.current = ours ? place : null;
    const stay = atFirstAct(() => {
      wanted.current = null;
    });
    const frame = grid.current?.closest('.strip');
    if (place && frame && !ours) frame.scrollLeft = place.left;
    const keep = () => {
      const element = grid.current;
      if (!element || !latest.current.current) return;
      try {
        const { gallery } = sections.root.get().query;
        const place = { ...placeNow(element, latest.current), later: !sections.atFirst(), gallery };
        sessionStorage.setItem(keyOf(), JSON.stringify(place));
        keepLastList();
      } catch {
        // Without storage the page opens at its beginning.
      }
    };
    addEventListener('pagehide', keep);
    return () => {
      stay();
      removeEventListener('pagehide', keep);
    };
  }, [grid, long, sections]);
  useEffect(() => {
    const place = wanted.current;
    if (!place || !grid.current || (long && !boxes)) return;
    wanted.current = null;
    if (place.position < 0) {
      // Above the first photograph, at the gallery's heading.
      if (place.later) scrollTo({ top: topOf(grid.current) - place.inset, behavior: 'instant' });
    } else if (boxes) scrollToBox(grid.current, boxes, indexOf(place.position), place.inset);
    else scrollToTile(grid.current, indexOf(place.position), place);
  }, [grid, boxes, indexOf, long]);
}

const topOf = (element: Element) => scrollY + element.getBoundingClientRect().top;

/** Scrolls to a tile of a list that is in the page as a whole. */
function scrollToTile(grid: HTMLElement, index: number, { inset, left }: Place): void {
  const frame = grid.closest<HTMLElement>('.strip');
  const tile = frame ?? grid.querySelectorAll('.tile')[index];
  if (frame) frame.scrollLeft = left;
  if (tile) scrollTo({ top: topOf(tile) - inset, behavior: 'instant' });
}

function placeNow(
  grid: HTMLElement,
  { boxes, placeOf }: { boxes: Boxes | null; placeOf: (at: number) => number },
): Omit<Place, 'later' | 'gallery'> {
  const frame = grid.closest<HTMLElement>('.strip');
  const left = frame?.scrollLeft ?? 0;
  const seen = frame ? Math.abs(left) : -grid.getBoundingClientRect().top;
  const { top } = grid.getBoundingClientRect();
  if (!boxes && frame) return { position: 0, inset: frame.getBoundingClientRect().top, left };
  // Above the photographs: their distance.
  if (seen <= 0 && !frame) return { position: -1, inset: top, left };
  if (!boxes) {
    const tiles = [...grid.querySelectorAll('.tile')].map((tile) => tile.getBoundingClientRect());
    const first = tiles.findIndex(({ bottom }) => bottom > 0);
    return { position: first < 0 ? first : placeOf(first), inset: tiles[first]?.top ?? top, left };
  }
  const at = frame ? boxes.x : boxes.y;
  const size = frame ? boxes.w : boxes.h;
  const index = at.findIndex((begin, i) => begin + (size[i] ?? 0) > seen);
  return { position: index < 0 ? index : placeOf(index), inset: (at[index] ?? 0) - seen, left };
}
