'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { atFirstAct } from './at-first-act';
import type { Boxes } from './layouts/boxes';
import { scrollToBox } from './scroll-to-box';
import type { GridItems } from './use-grid-items';

/** The first photograph on the screen, its distance from the screen's edge, and a strip's scroll position. */
interface Place {
  position: number;
  inset: number;
  left: number;
}

const keyOf = () => `keepers.place:${location.pathname}${location.search}`;

function readPlace(): Place | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'reload' && entry?.type !== 'back_forward') return null;
  try {
    return JSON.parse(sessionStorage.getItem(keyOf()) ?? 'null') as Place | null;
  } catch {
    return null;
  }
}

/**
 * Back and reload restore the scroll position. Where all photographs are in the page the browser does it; for a long
 * list the position is stored by its photograph, and restored as soon as the list's shapes are loaded, unless the
 * person has scrolled or typed meanwhile.
 */
export function useKeptPlace(
  grid: RefObject<HTMLElement | null>,
  boxes: Boxes | null,
  long: boolean,
  { placeOf, indexOf }: GridItems,
): void {
  const latest = useRef({ boxes, placeOf });
  latest.current = { boxes, placeOf };
  const wanted = useRef<Place | null>(null);
  useEffect(() => {
    if (long) history.scrollRestoration = 'manual';
    const place = readPlace();
    wanted.current = long ? place : null;
    const stay = atFirstAct(() => {
      wanted.current = null;
    });
    const frame = grid.current?.closest('.strip');
    if (place && frame && !long) frame.scrollLeft = place.left;
    const keep = () => {
      const element = grid.current;
      if (!element) return;
      try {
        sessionStorage.setItem(keyOf(), JSON.stringify(placeNow(element, latest.current)));
      } catch {
        // Without storage the page opens at its beginning.
      }
    };
    addEventListener('pagehide', keep);
    return () => {
      stay();
      removeEventListener('pagehide', keep);
    };
  }, [grid, long]);
  useEffect(() => {
    const place = wanted.current;
    if (!place || !boxes || !grid.current) return;
    wanted.current = null;
    if (place.position >= 0) scrollToBox(grid.current, boxes, indexOf(place.position), place.inset);
  }, [grid, boxes, indexOf]);
}

function placeNow(
  grid: HTMLElement,
  { boxes, placeOf }: { boxes: Boxes | null; placeOf: (at: number) => number },
): Place {
  const frame = grid.closest<HTMLElement>('.strip');
  const left = frame?.scrollLeft ?? 0;
  const seen = frame ? Math.abs(left) : -grid.getBoundingClientRect().top;
  // Above the photographs there is nothing to store.
  if (!boxes || (seen <= 0 && !frame)) return { position: -1, inset: 0, left };
  const at = frame ? boxes.x : boxes.y;
  const size = frame ? boxes.w : boxes.h;
  const index = at.findIndex((begin, i) => begin + (size[i] ?? 0) > seen);
  return { position: index < 0 ? index : placeOf(index), inset: (at[index] ?? 0) - seen, left };
}
