'use client';

import { type RefObject, useEffect } from 'react';
import { useGalleryContext, useGalleryState } from './gallery-context';
import type { Boxes } from './layouts/boxes';
import { scrollToBox } from './scroll-to-box';

/** Brings a wanted photograph of a long grid onto the screen, so that its tile is drawn, and gives it the focus. */
export function useWanted(grid: RefObject<HTMLElement | null>, boxes: Boxes | null): void {
  const { store } = useGalleryContext();
  const wanted = useGalleryState((s) => s.wanted);
  useEffect(() => {
    const element = grid.current;
    if (!wanted || !element || !boxes) return;
    const position = store.get().keys[wanted];
    store.set({ wanted: null });
    if (position === undefined) return;
    scrollToBox(element, boxes, position, 'middle');
    const drawn = new MutationObserver(focus);
    drawn.observe(element, { childList: true, subtree: true });
    const timer = setTimeout(() => drawn.disconnect(), 2000);
    focus();
    function focus() {
      const link = element?.querySelector<HTMLElement>(`a[data-pid="${CSS.escape(wanted ?? '')}"]`);
      if (!link) return;
      drawn.disconnect();
      clearTimeout(timer);
      link.focus({ preventScroll: true });
    }
  }, [store, grid, wanted, boxes]);
}
