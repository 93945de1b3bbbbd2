'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useGalleryContext } from './gallery-context';
import type { GridItems } from './use-grid-items';

/** A photograph that must keep its position on the screen, and that position. */
export interface Held {
  id: string;
  top: number;
  left: number;
}

const boxOf = (id: string) =>
  document.querySelector<HTMLElement>(`a[data-pid="${CSS.escape(id)}"]`)?.getBoundingClientRect();

/** A photograph's position; null where it is not in the page. */
export function holdAt(id: string): Held | null {
  const box = boxOf(id);
  return box ? { id, top: box.top, left: box.left } : null;
}

/** The stack a person opened or closed keeps its position on the screen, whatever is added or removed before it. */
export function useKeptFold(grid: RefObject<HTMLElement | null>, { folds, unfolded }: GridItems): void {
  const { shared } = useGalleryContext();
  const before = useRef({ folds, unfolded });
  useLayoutEffect(() => {
    if (before.current.folds === folds && before.current.unfolded === unfolded) return;
    before.current = { folds, unfolded };
    const held = shared.get(HELD) as Held | undefined;
    shared.delete(HELD);
    const now = held && boxOf(held.id);
    if (!held || !now) return;
    const frame = grid.current?.closest('.strip');
    if (frame) frame.scrollBy({ left: now.left - held.left, behavior: 'instant' });
    else scrollBy({ top: now.top - held.top, behavior: 'instant' });
  }, [grid, shared, folds, unfolded]);
}

/** Key of the held photograph in the page's shared values. */
export const HELD = 'gallery.held';
