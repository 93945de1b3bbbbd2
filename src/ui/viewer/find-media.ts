import { GALLERY_PAGE_SIZE } from '@/core/constants';
import type { MediaView } from '@/core/wire';
import { pageOfPosition } from '../gallery/gallery-query';
import type { GalleryState } from '../gallery/gallery-state';

/** The photograph at a position of the whole list, if its page is loaded. A list of one page has all loaded. */
export function mediaAt({ pages, pageCount }: GalleryState, position: number): MediaView | null {
  if (pageCount <= 1) return pages[1]?.[position] ?? null;
  const page = pageOfPosition(position);
  return pages[page]?.[position - (page - 1) * GALLERY_PAGE_SIZE] ?? null;
}

/** A photograph by its id, if its page is loaded. */
export function findMedia(state: GalleryState, id: string): MediaView | null {
  const position = state.keys[id];
  return position === undefined ? null : mediaAt(state, position);
}
