import type { GalleryList } from '@/domain/wire';
import type { EventRow } from '@/server/events/repo';
import { listMedia } from '@/server/galleries/repo';
import type { Viewer } from '@/server/grants/viewer';
import { isId } from '@/server/grants/viewer';
import { pictureToken } from '@/server/pictures/address';
import { downloadRights } from '@/server/presenters/download-rights';
import { presentList } from '@/server/presenters/media';

/** The words of an address that narrow a list; anything that makes no sense is as if it were not there. */
export interface ListWords {
  page?: string;
  product?: string;
  filter?: string;
  /** `page`: positions of the page's own photographs only. */
  keys?: string;
}

/**
 * A page of a gallery: 100 photographs, or with a product (selection mode) all of them; `filter=selected` keeps those
 * picked by the product, without one by any. A person who may not see picks sees no filter.
 */
export async function listGallery(
  event: EventRow,
  viewer: Viewer,
  gallery: { id: string; name: string } | null,
  words: ListWords,
): Promise<GalleryList> {
  const product = isId(words.product) ? words.product : null;
  const page = product ? null : Math.max(1, Number(/^\d{1,6}$/.exec(words.page ?? '')?.[0] ?? 1));
  if (!gallery) return presentList({ id: '', name: '' }, { ids: [], medias: [] }, page, '');
  const picked = words.filter === 'selected' && viewer.role !== 'guest' ? { product } : undefined;
  const found = await listMedia({
    of: { gallery: gallery.id },
    role: viewer.role,
    sortBy: event.sort_by,
    picked,
    page,
  });
  const rights = await downloadRights(event, viewer);
  const list = presentList(gallery, found, page, pictureToken(event.id, viewer), rights);
  if (words.keys !== 'page') return list;
  const own = list.medias.flatMap(({ id }) => {
    const position = list.medias_keys[id];
    return position === undefined ? [] : [[id, position] as const];
  });
  return { ...list, medias_keys: Object.fromEntries(own) };
}
