import { type ListQuery, listPacked, skippedBefore } from '@media/lists/queries/lists';
import { unpackList } from '@media/lists/queries/pack-rows';
import { pictureToken } from '@media/pictures/address';
import type { GalleryList } from '@/core/wire';
import { isId, type Viewer } from '@/modules/access/grants/viewer';
import type { EventRow } from '@/modules/access/queries';
import { downloadRights } from '@/modules/project/presenters/download-rights';
import { listText } from '@/modules/project/presenters/list-text';
import { presentList } from '@/modules/project/presenters/media';
import { stacksOfPage } from '@/modules/project/presenters/stacks';

/** Query parameters that filter a list; invalid ones are ignored. */
export interface ListWords {
  page?: string;
  product?: string;
  filter?: string;
  /** `page`: only the positions of the page's own photographs. */
  keys?: string;
}

type Head = { id: string; name: string };

/**
 * Returns a page of a gallery: 100 photographs, or with a product (selection mode) all of them; `filter=selected` keeps
 * those picked for the product, without one those picked for any. A requester who may not see picks cannot filter by
 * them. Includes the stacks of that page, so that it can be rendered without another request.
 */
export async function listGallery(
  event: EventRow,
  viewer: Viewer,
  gallery: Head | null,
  words: ListWords,
): Promise<GalleryList> {
  const { present, query } = await findList(event, viewer, gallery, words);
  const list = present(gallery ? pictureToken(event.id, viewer) : '');
  if (!query) return list;
  const from = skippedBefore(query.page);
  const ids = Object.keys(list.medias_keys);
  const folds = await stacksOfPage(event, query, { ids, from, to: from + list.medias.length });
  return folds ? { ...list, folds } : list;
}

/**
 * Returns the same without stacks as JSON, serialized again only if the database returns something else than last time.
 */
export async function listGalleryText(
  event: EventRow,
  viewer: Viewer,
  gallery: Head,
  words: ListWords,
): Promise<string> {
  const { present, slot, madeOf } = await findList(event, viewer, gallery, words);
  const token = pictureToken(event.id, viewer);
  return madeOf === null ? JSON.stringify(present(token)) : listText(slot, madeOf, token, present);
}

/** The content of a list, and everything it depends on except the picture token; null if that is unknown. */
interface FoundList {
  query: ListQuery | null;
  present: (token: string) => GalleryList;
  slot: string;
  madeOf: string | null;
}

async function findList(
  event: EventRow,
  viewer: Viewer,
  gallery: Head | null,
  words: ListWords,
): Promise<FoundList> {
  const product = isId(words.product) ? words.product : null;
  const page = product ? null : Math.max(1, Number(/^\d{1,6}$/.exec(words.page ?? '')?.[0] ?? 1));
  if (!gallery) {
    const present = () => presentList({ id: '', name: '' }, { ids: [], medias: [] }, page, '');
    return { query: null, present, slot: '', madeOf: null };
  }
  const picked = words.filter === 'selected' && viewer.role !== 'guest' ? { product } : undefined;
  const { role } = viewer;
  const of = { event: event.id, gallery: gallery.id };
  const query: ListQuery = { of, role, sortBy: event.sort_by, picked, page };
  const [packed, rights] = await Promise.all([listPacked(query), downloadRights(event, viewer)]);
  const ownKeys = words.keys === 'page';
  const slot = `${gallery.id} ${role} ${page} ${picked ? product : 'all'} ${ownKeys}`;
  return {
    query,
    present: (token) => {
      const found = unpackList(packed, { event: event.id, skipped: skippedBefore(page) });
      const list = presentList(gallery, found, page, token, rights);
      return ownKeys ? { ...list, medias_keys: keysOfPage(list) } : list;
    },
    slot,
    madeOf:
      rights.links === 'some' ? null : `${gallery.name}\n${rights.links}\n${packed.ids}\n${packed.medias}`,
  };
}

function keysOfPage({ medias, medias_keys }: GalleryList): Record<string, number> {
  const own = medias.flatMap(({ id }) => {
    const position = medias_keys[id];
    return position === undefined ? [] : [[id, position] as const];
  });
  return Object.fromEntries(own);
}
