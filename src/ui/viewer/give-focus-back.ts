import type { GalleryStore } from '../gallery/gallery-store';

/** A photograph's tile, if it is in the page. */
export const linkOf = (id: string) => document.querySelector<HTMLElement>(`a[data-pid="${CSS.escape(id)}"]`);

/** Focuses the tile of the photograph seen last, scrolled into view where needed. */
export function giveFocusBack(store: GalleryStore, id: string): void {
  const link = linkOf(id);
  if (!link) {
    store.set({ wanted: id });
    return;
  }
  const box = link.getBoundingClientRect();
  if (box.bottom < 0 || box.top > innerHeight) link.scrollIntoView({ block: 'center', behavior: 'instant' });
  link.focus({ preventScroll: true });
}
