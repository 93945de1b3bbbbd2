import { pool } from '@plugins/kit/server/database';
import { listAlbumPhotos } from '../queries/photos';
import { type AlbumDocument, usedIn } from '../rules/document';
import { isGrave, preflight } from '../rules/preflight';
import type { ProductView } from '../rules/wire';
import { albumPhoto } from './read-photos';

/** Returns whether something is plainly wrong with a document of the project that is to be printed. */
export async function isWrong(
  event: string,
  document: AlbumDocument,
  product: ProductView | null,
): Promise<boolean> {
  const rows = await listAlbumPhotos(pool(), { event, product: null, ids: usedIn(document) });
  return preflight(document, new Map(rows.map((row) => [row.id, albumPhoto(row)])), product).some(isGrave);
}
