'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { columnsFor, placeCards } from '../rules/place-cards';
import { RESIZE_DEBOUNCE_MS, WALL } from '../rules/wall';

/** Returns a card's position in the server-rendered rows; transforms do not change it. */
const ownPlace = (card: HTMLElement) => ({ x: card.offsetLeft, y: card.offsetTop });

/** Moves every card from its row position to its column position, and sets the wall's height. */
function arrange(wall: HTMLElement): void {
  const cards = [...wall.children] as HTMLElement[];
  const columns = columnsFor(wall.clientWidth, WALL);
  const width = (wall.clientWidth - WALL.gap * (columns - 1)) / columns;
  const heights = cards.map((card) => card.offsetHeight);
  const { places, height } = placeCards(heights, { columns, width, gap: WALL.gap });
  const rtl = getComputedStyle(wall).direction === 'rtl';
  const own = cards.map(ownPlace);
  for (const [i, card] of cards.entries()) {
    const place = places[i] ?? { x: 0, y: 0 };
    const x = rtl ? wall.clientWidth - place.x - width : place.x;
    const moved = { x: x - (own[i]?.x ?? 0), y: place.y - (own[i]?.y ?? 0) };
    card.style.transform =
      columns > 1 && (Math.abs(moved.x) > 0.5 || Math.abs(moved.y) > 0.5)
        ? `translate(${moved.x}px, ${moved.y}px)`
        : '';
  }
  wall.style.blockSize = columns > 1 ? `${height}px` : '';
}

/**
 * Masonry over the children of a grid: the server renders cards in rows, complete without script; with script they
 * move into columns, again when a card changes size, is added or removed, when the width changes (debounced), and once
 * after two seconds, when fonts and pictures are loaded. Moves are animated from the second time on.
 */
export function useMasonry(): RefObject<HTMLUListElement | null> {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const wall = ref.current;
    if (!wall) return;
    arrange(wall);
    let width = wall.clientWidth;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const eased = requestAnimationFrame(() => wall.toggleAttribute('data-eased', true));
    const sized = new ResizeObserver(() => {
      if (wall.clientWidth === width) return arrange(wall);
      width = wall.clientWidth;
      clearTimeout(waiting);
      waiting = setTimeout(() => arrange(wall), RESIZE_DEBOUNCE_MS);
    });
    const watch = () => {
      sized.disconnect();
      for (const card of wall.children) sized.observe(card);
      arrange(wall);
    };
    const changed = new MutationObserver(watch);
    changed.observe(wall, { childList: true });
    watch();
    const late = setTimeout(() => arrange(wall), WALL.relayoutMs);
    return () => {
      cancelAnimationFrame(eased);
      clearTimeout(waiting);
      clearTimeout(late);
      sized.disconnect();
      changed.disconnect();
    };
  }, []);
  return ref;
}
