import { enqueue, KeepersError } from '@plugins/kit/server';
import { pool, transaction } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { listPages } from '../queries/pages';
import * as stored from '../queries/uploads';
import { missing } from '../rules/scopes';
import { NAMED } from './connect';
import { connected } from './pages';

/** The job that sends the next photograph of an album. */
export const SEND = { id: 'facebook.send' } as const;
/** The most photographs of one request. */
export const MOST = 200;

/**
 * Adds photographs to the project's album on a page, and sends them in the background: each of them once, however
 * often it is chosen. Those guests do not see are left out. Throws SERVICE_NOT_CONNECTED, SERVICE_NEEDS_PERMISSION,
 * PAGE_NOT_ADMINISTERED, INVALID_INPUT where nothing is left.
 */
export async function startUpload(
  { event }: Authorized,
  { page, medias, name }: { page: string; medias: readonly string[]; name: string },
): Promise<void> {
  const account = event.account_id;
  const connection = await connected(account);
  if (!connection) throw new KeepersError('SERVICE_NOT_CONNECTED', NAMED);
  if (missing('photos', connection.scopes).length > 0)
    throw new KeepersError('SERVICE_NEEDS_PERMISSION', NAMED);
  const linked = await listPages(pool(), account);
  if (!linked.some((one) => one.page === page)) throw new KeepersError('PAGE_NOT_ADMINISTERED');
  const shown = new Set(await stored.listShown(pool(), event.id, medias));
  const chosen = [...new Set(medias)].filter((media) => shown.has(media));
  if (chosen.length === 0) throw new KeepersError('INVALID_INPUT', {}, { medias: 'invalid' });
  await transaction(async (sql) => {
    const album = await stored.openAlbum(sql, { account, event: event.id, page, name });
    await stored.addUploads(sql, { account, album: album.id, medias: chosen });
    await go(sql, album);
  });
}

/** Starts sending, unless a job is at it. */
async function go(sql: Parameters<typeof stored.setAlbum>[0], album: stored.AlbumRow): Promise<void> {
  if (album.running) return;
  await stored.setAlbum(sql, { id: album.id, running: true, tries: 0, trouble: null, album: null });
  await enqueue(sql, SEND, { album: album.id });
}

/** Returns an album of a project and locks it. Throws NOT_FOUND. */
async function requireAlbum(sql: Parameters<typeof stored.setAlbum>[0], event: string, id: string) {
  const album = await stored.lockAlbum(sql, id);
  if (album?.event !== event) throw new KeepersError('NOT_FOUND');
  return album;
}

/** Goes on where sending has stopped. Throws NOT_FOUND. */
export async function resumeUpload({ event }: Authorized, id: string): Promise<void> {
  await transaction(async (sql) => go(sql, await requireAlbum(sql, event.id, id)));
}

/** Takes out what still waits; the photograph that is being sent arrives. Throws NOT_FOUND. */
export async function stopUpload({ event }: Authorized, id: string): Promise<void> {
  await transaction(async (sql) => {
    const album = await requireAlbum(sql, event.id, id);
    await stored.dropWaiting(sql, album.id);
    if (album.trouble) await stored.setAlbum(sql, { ...album, trouble: null, album: null });
  });
}
