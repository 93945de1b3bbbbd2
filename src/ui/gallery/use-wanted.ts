'use client';

import { type RefObject, useEffect } from 'react';
import { atFirstAct } from './at-first-act';
import { useGalleryContext, useGalleryState } from './gallery-context';
import type { Boxes } from './layouts/boxes';
import { scrollToBox } from './scroll-to-box';
import type { GridItems } from './use-grid-items';

/**
 * Scrolls to a photograph of a long grid, so that its tile is rendered, and focuses it. The list's shapes may arrive
 * late: if the person scrolls or types meanwhile, nothing moves.
 */
export function useWanted(
  grid: RefObject<HTMLElement | null>,
  boxes: Boxes | null,
  { medias, indexOf }: GridItems,
): void {
  const { store } = useGalleryContext();
  const wanted = useGalleryState((s) => s.wanted);
  useEffect(() => (wanted ? atFirstAct(() => store.set({ wanted: null })) : undefined), [store, wanted]);
  useEffect(() => {
    const element = grid.current;
    if (!wanted || !element) return;
    const { pageCount, shapes } = store.get();
    // Not everything has its place yet.
    if (!boxes && pageCount > 1 && !shapes) return;
    const position = store.get().keys[wanted];
    store.set({ wanted: null });
    if (position === undefined) return;
    const at = indexOf(position);
    // In a closed stack it is the photograph that represents it.
    const id = medias[at]?.id ?? wanted;
    if (boxes) scrollToBox(element, boxes, at, 'middle');
    const drawn = new MutationObserver(focus);
    drawn.observe(element, { childList: true, subtree: true });
    const timer = setTimeout(leave, 2000);
    const stay = atFirstAct(leave);
    focus();
    function leave() {
      drawn.disconnect();
      clearTimeout(timer);
      stay();
    }
    function focus() {
      const link = element?.querySelector<HTMLElement>(`a[data-pid="${CSS.escape(id)}"]`);
      if (!link) return;
      leave();
      if (!boxes) link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      link.focus({ preventScroll: true });
    }
  }, [store, grid, wanted, boxes, medias, indexOf]);
}
