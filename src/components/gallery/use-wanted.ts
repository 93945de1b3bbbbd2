'use client';

import { type RefObject, useEffect } from 'react';
import type { MediaView } from '@/domain/wire';
import { useGalleryContext, useGalleryState } from './gallery-context';
import { layoutRows, tileRatio } from './layout-rows';

/** Brings a wanted photograph of a long grid onto the screen, so that its tile is drawn, and gives it the focus. */
export function useWanted(grid: RefObject<HTMLElement | null>, medias: readonly MediaView[]): void {
  const { store } = useGalleryContext();
  const wanted = useGalleryState((s) => s.wanted);
  useEffect(() => {
    const element = grid.current;
    if (!wanted || !element) return;
    store.set({ wanted: null });
    const index = medias.findIndex(({ id }) => id === wanted);
    const row = layoutRows(medias.map(tileRatio), element.clientWidth).find(({ to }) => index < to);
    if (index < 0 || !row) return;
    const top = scrollY + element.getBoundingClientRect().top + row.top + row.height / 2 - innerHeight / 2;
    scrollTo({ top, behavior: 'instant' });
    const drawn = new MutationObserver(focus);
    drawn.observe(element, { childList: true });
    const timer = setTimeout(() => drawn.disconnect(), 2000);
    focus();
    function focus() {
      const link = element?.querySelector<HTMLElement>(`a[data-pid="${CSS.escape(wanted ?? '')}"]`);
      if (!link) return;
      drawn.disconnect();
      clearTimeout(timer);
      link.focus({ preventScroll: true });
    }
  }, [store, grid, wanted, medias]);
}
