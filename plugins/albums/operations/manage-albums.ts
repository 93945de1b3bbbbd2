import { KeepersError } from '@plugins/kit/server';
import { pool, type Sql, transaction, uuidv7 } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken, storage } from '@plugins/kit/server/photographs';
import { addressOf } from '@plugins/kit/server/projects';
import * as stored from '../queries/albums';
import { findCoverPick, listAlbumGalleries, listAlbumPhotos, listPickedProducts } from '../queries/photos';
import { findProof, findVersion, keepSaved, listVersions } from '../queries/proofs';
import { LAID_MOST, layAlbum } from '../rules/auto-layout';
import { type AlbumDocument, documentSchema, styleSchema, usedIn } from '../rules/document';
import { formatOf } from '../rules/format';
import { swappedIn } from '../rules/swap';
import { pickedPhoto } from '../rules/weigh';
import type { AlbumsView, AlbumView, EditorPhoto } from '../rules/wire';
import { isWrong } from './check-print';
import { findProductOf, readProducts, readTemplates, requireProduct } from './manage-products';
import { readPins } from './pins';
import { albumPhoto, readPhotos } from './read-photos';

/** Albums of one project. */
const MOST = 50;

/** A new album, as the studio requests it. */
export interface NewAlbum {
  /** Chosen by the caller: a retry with the same id makes no second album. */
  id: string;
  name: string;
  product: string;
  /** What it is made of: picks, or photographs that clients may see. */
  of: 'picks' | 'photos';
  /** The product of the selection whose picks it gets, or the gallery; null for all. */
  from: string | null;
  spreads: number | null;
  /** Written on the first spread; null for none. */
  title: string | null;
  spine: 'left' | 'right';
}

/** Returns a stored document, checked. */
export const documentOf = (stored: unknown): AlbumDocument => documentSchema.parse(stored);

/** Returns an album of the project. Throws NOT_FOUND. */
export async function requireAlbum(
  { event }: Authorized,
  id: string,
  find: typeof stored.findAlbum = stored.findAlbum,
  sql: Sql = pool(),
): Promise<stored.AlbumRow> {
  const album = await find(sql, { event: event.id, id });
  if (!album) throw new KeepersError('NOT_FOUND');
  return album;
}

/** Returns a project's albums, and what a new one can be made of. */
export async function readAlbums({ event, viewer }: Authorized): Promise<AlbumsView> {
  const [albums, products, picked, galleries] = await Promise.all([
    stored.listAlbums(pool(), event.id),
    readProducts(event.account_id),
    listPickedProducts(pool(), event.id),
    listAlbumGalleries(pool(), event.id),
  ]);
  const token = pictureToken(event.id, viewer);
  const picture = (id: string | null, version: string | null) =>
    id && version ? pictureAddress(event.id, id, version, 's300', token) : null;
  return {
    albums: albums.map(
      ({ id, name, state, round, changed, spreads, photographs, open_pins, updated_at, ...album }) => ({
        ...{ id, name, state, round, changed, spreads, photographs, open_pins },
        updated_at: updated_at.toISOString(),
        product: products.find((one) => one.id === album.product)?.name ?? null,
        src: picture(album.first, album.first_version),
      }),
    ),
    products,
    picked,
    galleries,
    project: { name: event.name, rtl: event.locale === 'he' },
  };
}

/**
 * Adds an album in the style of its brand's last one, and lays out all its photographs; without any it is empty. Throws NOT_FOUND for an unknown product and for
 * an id of another project's album, INVALID_INPUT for more photographs than one album is laid out of, FORBIDDEN beyond the
 * most albums of a project.
 */
export async function createAlbum({ event }: Authorized, input: NewAlbum): Promise<{ id: string }> {
  const product = await requireProduct(event.account_id, input.product);
  const picks = input.of === 'picks';
  const rows = await listAlbumPhotos(pool(), {
    event: event.id,
    product: picks ? input.from : null,
    ids: [],
    shown: picks ? null : { gallery: input.from, page: null },
  });
  if (!picks && rows.length > LAID_MOST) throw new KeepersError('INVALID_INPUT', {}, { from: 'invalid' });
  const format = formatOf(product);
  const style = styleSchema.parse((await stored.lastStyle(pool(), event.id)) ?? {});
  const look = { format, style, spine: input.spine };
  let last = 0;
  const fresh = () => `${(++last).toString(36)}-${uuidv7().slice(-12)}`;
  const plan = { least: product.least, most: product.most, spreads: input.spreads, title: input.title };
  const photos = rows.map((row) => pickedPhoto(albumPhoto(row)));
  const document: AlbumDocument = { v: 1, ...look, spreads: layAlbum(photos, look, plan, fresh) };
  await transaction(async (sql) => {
    const others = await stored.listAlbums(sql, event.id);
    if (others.some(({ id }) => id === input.id)) return;
    if (others.length >= MOST) throw new KeepersError('FORBIDDEN');
    const added = await stored.insertAlbum(sql, {
      ...{ id: input.id, account: event.account_id, event: event.id, product: product.id },
      ...{ name: input.name, document: documentOf(document) },
    });
    if (!added) throw new KeepersError('NOT_FOUND');
  });
  return { id: input.id };
}

/** Returns an album for its editor: document, photographs, own templates, notes, versions. Throws NOT_FOUND. */
export async function readAlbum(entered: Authorized, id: string): Promise<AlbumView> {
  const { event } = entered;
  const album = await requireAlbum(entered, id);
  const document = documentOf(album.document);
  const pins = await readPins(entered, id);
  const [product, photos, templates, versions, cover_pick] = await Promise.all([
    findProductOf(event.account_id, album.product),
    readPhotos(entered, [...usedIn(document), ...swappedIn(pins)]),
    readTemplates(event.account_id),
    listVersions(pool(), id),
    findCoverPick(pool(), event.id),
  ]);
  const { name, state, round, revision, changed, closes_on, approved_at, approved_by } = album;
  const approved = state === 'approved' ? await findProof(pool(), { album: id, round }) : undefined;
  return {
    ...{ id, name, state, round, revision, changed, closes_on, approved_by },
    grave: approved ? await isWrong(event.id, documentOf(approved.document), product) : false,
    ...{ document, product, photos, cover_pick, templates, pins },
    approved_at: approved_at?.toISOString() ?? null,
    link: addressOf(event, `/events/${event.id}/albums/${id}?c=${encodeURIComponent(event.code)}`),
    versions: versions.map(({ created_at, approved_at: at, ...one }) => ({
      ...one,
      at: created_at.toISOString(),
      approved_at: at?.toISOString() ?? null,
    })),
  };
}

/**
 * Saves a document over the revision it is based on. Returns the new revision, and whether the album is no longer as its last proof. Throws NOT_FOUND; STALE with the stored
 * document if another user saved first; INVALID_INPUT for a photograph of another project.
 */
export async function saveAlbum(
  entered: Authorized,
  id: string,
  { revision, document }: { revision: number; document: AlbumDocument },
): Promise<{ revision: number; changed: boolean }> {
  const { event } = entered;
  const used = usedIn(document);
  const known = await listAlbumPhotos(pool(), { event: event.id, product: null, ids: used });
  const there = new Set(known.map((one) => one.id));
  return transaction(async (sql) => {
    const album = await requireAlbum(entered, id, stored.lockAlbum, sql);
    const before = documentOf(album.document);
    if (album.revision !== revision)
      throw Object.assign(new KeepersError('STALE'), {
        standing: { document: before, revision: album.revision },
      });
    // A photograph that was deleted meanwhile stays in the document until the studio replaces it.
    const old = new Set(usedIn(before));
    if (used.some((media) => !there.has(media) && !old.has(media)))
      throw new KeepersError('INVALID_INPUT', {}, { document: 'invalid' });
    const changed = await stored.storeDocument(sql, { id, document, revision: revision + 1 });
    return { revision: revision + 1, changed };
  });
}

/** Renames an album. Throws NOT_FOUND. */
export async function nameAlbum(entered: Authorized, id: string, name: string): Promise<void> {
  await requireAlbum(entered, id);
  await stored.renameAlbum(pool(), { id, name });
}

/** Deletes an album for good, with proofs, notes and files. Throws NOT_FOUND. */
export async function removeAlbum(entered: Authorized, id: string): Promise<void> {
  await requireAlbum(entered, id);
  await stored.deleteAlbum(pool(), id);
  await storage().removePrefix(`albums/${id}/`);
}

/** Returns an earlier document of an album, with its photographs and the picks. Throws NOT_FOUND. */
export async function readVersion(
  entered: Authorized,
  id: string,
  version: string,
): Promise<{ document: AlbumDocument; photos: EditorPhoto[] }> {
  await requireAlbum(entered, id);
  const found = await findVersion(pool(), { album: id, id: version });
  if (!found) throw new KeepersError('NOT_FOUND');
  const document = documentOf(found.document);
  return { document, photos: await readPhotos(entered, usedIn(document)) };
}

/**
 * Keeps the saved document as a version, which going back to an earlier one replaces; none that a version has already.
 * Returns whether it was kept. Throws NOT_FOUND.
 */
export async function keepVersion(entered: Authorized, id: string): Promise<{ kept: boolean }> {
  return transaction(async (sql) => {
    await requireAlbum(entered, id, stored.lockAlbum, sql);
    return { kept: await keepSaved(sql, { id: uuidv7(), album: id }) };
  });
}
