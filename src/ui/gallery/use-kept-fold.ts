'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useGalleryContext } from './gallery-context';
import type { GridItems } from './use-grid-items';

/** A photograph that shall stay where it is on the screen, and where that is. */
export interface Held {
  id: string;
  top: number;
  left: number;
}

const boxOf = (id: string) =>
  document.querySelector<HTMLElement>(`a[data-pid="${CSS.escape(id)}"]`)?.getBoundingClientRect();

/** Where a photograph is now; null where it is not in the page. */
export function holdAt(id: string): Held | null {
  const box = boxOf(id);
  return box ? { id, top: box.top, left: box.left } : null;
}

/** What one opened or closed stays under the finger, whatever comes or goes before it. */
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

/** Under this name the page remembers what is to be held. */
export const HELD = 'gallery.held';
