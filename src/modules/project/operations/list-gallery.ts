import { type ListQuery, listPacked, skippedBefore } from '@media/lists/queries/lists';
import { unpackList } from '@media/lists/queries/pack-rows';
import { pictureToken } from '@media/pictures/address';
import { randomToken } from '@/core/crypto';
import { once } from '@/core/process/state';
import type { GalleryList } from '@/core/wire';
import { isId, type Viewer } from '@/modules/access/grants/viewer';
import type { EventRow } from '@/modules/access/queries';
import { downloadRights } from '@/modules/project/presenters/download-rights';
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

interface Kept {
  madeOf: string;
  /** The JSON, split where the token is inserted. */
  parts: string[];
  bytes: number;
}

interface Texts {
  kept: Map<string, Kept>;
  bytes: number;
  /** Placeholder for the token while serializing: random, so that no content equals it. */
  mark: string;
}

/** About two hundred and fifty pages of a hundred photographs. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_TEXT = 1024 * 1024;

const texts = () => once<Texts>('list-texts', () => ({ kept: new Map(), bytes: 0, mark: randomToken() }));

function keep(slot: string, one: Kept): void {
  const all = texts();
  forget(slot);
  if (one.bytes > MAX_TEXT) return;
  all.kept.set(slot, one);
  all.bytes += one.bytes;
  for (const oldest of all.kept.keys()) {
    if (all.bytes <= MAX_BYTES) break;
    forget(oldest);
  }
}

function forget(slot: string): void {
  const all = texts();
  all.bytes -= all.kept.get(slot)?.bytes ?? 0;
  all.kept.delete(slot);
}

/**
 * Returns a list as JSON for the holder of `token`. All requesters with one role get the same list with different
 * tokens: it is serialized once, and again when `madeOf` (everything the list depends on, as just read from the
 * database) changes. Does not authorize: the caller has checked who may see this content.
 */
export function listText(
  slot: string,
  madeOf: string,
  token: string,
  present: (token: string) => GalleryList,
): string {
  const all = texts();
  let found = all.kept.get(slot);
  if (found?.madeOf === madeOf) {
    all.kept.delete(slot);
    all.kept.set(slot, found);
  } else {
    const text = JSON.stringify(present(all.mark));
    found = { madeOf, parts: text.split(all.mark), bytes: text.length + madeOf.length };
    keep(slot, found);
  }
  return found.parts.join(token);
}
