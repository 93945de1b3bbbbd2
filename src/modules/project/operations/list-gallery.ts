import { type ListQuery, listPacked, skippedBefore } from '@media/lists/queries/lists';
import { type PackedRows, unpackList } from '@media/lists/queries/pack-rows';
import { pictureToken } from '@media/pictures/address';
import { randomToken } from '@/core/crypto';
import { once } from '@/core/process/state';
import type { GalleryList } from '@/core/wire';
import { isId, type Viewer } from '@/modules/access/grants/viewer';
import type { EventRow } from '@/modules/access/queries';
import { type DownloadRights, downloadRights } from '@/modules/project/presenters/download-rights';
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
/** A gallery whose `contents` are another text after any change of its photographs; null: that is unknown. */
type Listed = Head & { contents: string | null };

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
  if (!gallery) return presentList({ id: '', name: '' }, { ids: [], medias: [] }, pageOf(words), '');
  const asked = askOf(event, viewer, gallery, words);
  const [packed, rights] = await Promise.all([listPacked(asked.query), downloadRights(event, viewer)]);
  const list = presentPacked(asked, packed, rights)(pictureToken(event.id, viewer));
  const from = skippedBefore(asked.query.page);
  const ids = Object.keys(list.medias_keys);
  const folds = await stacksOfPage(event, asked.query, { ids, from, to: from + list.medias.length });
  return folds ? { ...list, folds } : list;
}

/**
 * Returns the same without stacks as JSON. Reads the list and serializes it again only if the gallery's contents, or what
 * the database returns, is something else than last time.
 */
export async function listGalleryText(
  event: EventRow,
  viewer: Viewer,
  gallery: Listed,
  words: ListWords,
): Promise<Uint8Array> {
  const token = pictureToken(event.id, viewer);
  const asked = askOf(event, viewer, gallery, words);
  const { query, slot } = asked;
  const rights = await downloadRights(event, viewer);
  const depends = `${gallery.name}\n${rights.links}\n${query.sortBy}`;
  // Picks are no part of a gallery's contents.
  const contents = query.picked ? null : gallery.contents;
  const known = contents === null ? null : `${depends}\n${contents}`;
  const kept = known === null || rights.links === 'some' ? null : keptText(slot, known, token);
  if (kept) return kept;
  const packed = await listPacked(query);
  const present = presentPacked(asked, packed, rights);
  if (rights.links === 'some') return Buffer.from(JSON.stringify(present(token)));
  return listText(slot, known ?? `${depends}\n${packed.ids}\n${packed.medias}`, token, present);
}

/** A requested list: its query, what of it is shown, and the slot its text is cached in. */
interface Asked {
  gallery: Head;
  event: string;
  query: ListQuery;
  ownKeys: boolean;
  slot: string;
}

const productOf = (words: ListWords) => (isId(words.product) ? words.product : null);
const pageOf = (words: ListWords) =>
  productOf(words) ? null : Math.max(1, Number(/^\d{1,6}$/.exec(words.page ?? '')?.[0] ?? 1));

function askOf(event: EventRow, viewer: Viewer, gallery: Head, words: ListWords): Asked {
  const product = productOf(words);
  const page = pageOf(words);
  const picked = words.filter === 'selected' && viewer.role !== 'guest' ? { product } : undefined;
  const { role } = viewer;
  const of = { event: event.id, gallery: gallery.id };
  const ownKeys = words.keys === 'page';
  return {
    gallery,
    event: event.id,
    query: { of, role, sortBy: event.sort_by, picked, page },
    ownKeys,
    slot: `${gallery.id} ${role} ${page} ${picked ? product : 'all'} ${ownKeys}`,
  };
}

const presentPacked =
  ({ gallery, event, query: { page }, ownKeys }: Asked, packed: PackedRows, rights: DownloadRights) =>
  (token: string): GalleryList => {
    const found = unpackList(packed, { event, skipped: skippedBefore(page) });
    const list = presentList(gallery, found, page, token, rights);
    return ownKeys ? { ...list, medias_keys: keysOfPage(list) } : list;
  };

function keysOfPage({ medias, medias_keys }: GalleryList): Record<string, number> {
  const own = medias.flatMap(({ id }) => {
    const position = medias_keys[id];
    return position === undefined ? [] : [[id, position] as const];
  });
  return Object.fromEntries(own);
}

interface Kept {
  madeOf: string;
  /** The JSON, with a gap wherever a token belongs. */
  bytes: Uint8Array;
  /** Where the gaps begin. */
  gaps: number[];
  size: number;
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
  if (one.size > MAX_TEXT) return;
  all.kept.set(slot, one);
  all.bytes += one.size;
  for (const oldest of all.kept.keys()) {
    if (all.bytes <= MAX_BYTES) break;
    forget(oldest);
  }
}

function forget(slot: string): void {
  const all = texts();
  all.bytes -= all.kept.get(slot)?.size ?? 0;
  all.kept.delete(slot);
}

/** A copy of a text with this token in its gaps. */
function withToken({ bytes, gaps }: Kept, token: string): Uint8Array {
  const text = Buffer.allocUnsafe(bytes.length);
  text.set(bytes);
  const letters = Buffer.from(token, 'latin1');
  for (const gap of gaps) text.set(letters, gap);
  return text;
}

/** Tokens of one length share a text. */
const slotFor = (slot: string, token: string) => `${slot} ${token.length}`;

/** Returns a kept list as JSON for the holder of `token`; null if it is not kept, or was made of something else. */
function keptText(slot: string, madeOf: string, token: string): Uint8Array | null {
  const { kept } = texts();
  const own = slotFor(slot, token);
  const found = kept.get(own);
  if (found?.madeOf !== madeOf) return null;
  // The least used goes first.
  kept.delete(own);
  kept.set(own, found);
  return withToken(found, token);
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
): Uint8Array {
  const kept = keptText(slot, madeOf, token);
  if (kept) return kept;
  const { mark } = texts();
  const parts = JSON.stringify(present(mark)).split(mark);
  const filler = '0'.repeat(token.length);
  const gaps: number[] = [];
  let at = 0;
  for (const part of parts.slice(0, -1)) {
    at += Buffer.byteLength(part);
    gaps.push(at);
    at += token.length;
  }
  const bytes = Buffer.from(parts.join(filler));
  const found = { madeOf, bytes, gaps, size: bytes.length + madeOf.length + 8 * gaps.length };
  keep(slotFor(slot, token), found);
  return withToken(found, token);
}
