import { enqueue } from '@plugins/kit/server';
import { pool, transaction } from '@plugins/kit/server/database';
import { readPicture } from '@plugins/kit/server/photographs';
import { domainEvents } from '../events';
import { graphList, graphPost, postPhoto } from '../graph';
import { listPages } from '../queries/pages';
import * as stored from '../queries/uploads';
import { GraphFault } from '../rules/read-fault';
import { forgetToken, pageToken } from './page-token';
import { asking, type Connected, connected } from './pages';
import { SEND } from './start-upload';

/** Attempts of one photograph, and the pause after the first, in seconds; each further one doubles it. */
const MOST_TRIES = 8;
const PAUSE = 30;
/** Facebook's clock may be behind ours. */
const SLACK_MS = 60_000;

/** Why sending stops until a person has done something; texts `facebook.trouble`. */
type Trouble = 'expired' | 'permission' | 'page' | 'busy';

/**
 * Sends the next photograph of an album and enqueues the job for the one after it. A photograph that was being sent
 * when its job was killed is looked for in the album first, so that none appears twice.
 */
export async function sendPhoto(id: string): Promise<void> {
  const album = await transaction((sql) => stored.lockAlbum(sql, id));
  if (!album?.running) return;
  const next = await stored.nextUpload(pool(), id);
  if (!next) return rest(album, null);
  const connection = await connected(album.account);
  if (!connection) return rest(album, 'expired');
  try {
    await send(connection, album, next);
  } catch (error) {
    if (!(error instanceof GraphFault)) throw error;
    await failed(album, next, error);
  }
}

async function send(connection: Connected, album: stored.AlbumRow, next: stored.NextUpload): Promise<void> {
  const linked = await listPages(pool(), album.account);
  const token = await pageToken(connection, album.page);
  if (!token || !linked.some((one) => one.page === album.page)) return rest(album, 'page');
  const { app } = connection;
  const place = album.album ?? (await makeAlbum(connection, album, token));
  const found = next.state === 'sending' ? await findSent(connection, { place, token, album, next }) : null;
  if (found) return done(album, next, { state: 'sent', photo: found, place });
  // Hidden, private or deleted since it was chosen: it is not published.
  const jpeg = next.shown && next.version ? await pictureOf(album.event, next.media, next.version) : null;
  if (!jpeg) return done(album, next, { state: 'refused', photo: null, place });
  await stored.beginUpload(pool(), next.id);
  try {
    const photo = await asking(connection, () =>
      postPhoto(app, { album: place, token, jpeg, name: `${next.media}.jpg` }),
    );
    await done(album, next, { state: 'sent', photo, place });
  } catch (error) {
    // Facebook refuses this picture; the others are sent.
    if (!(error instanceof GraphFault && error.reason === 'refused')) throw error;
    await done(album, next, { state: 'refused', photo: null, place });
  }
}

/** Makes the album on the page; its id is stored at once, so that it is made once. */
async function makeAlbum(connection: Connected, album: stored.AlbumRow, token: string): Promise<string> {
  const { id } = await asking(connection, () =>
    graphPost<{ id: string }>(connection.app, {
      path: `/${album.page}/albums`,
      token,
      form: { name: album.name },
    }),
  );
  await stored.setAlbum(pool(), { ...album, album: id });
  return id;
}

/** The picture of the gallery's viewer, with the project's watermark: no original leaves. */
async function pictureOf(event: string, media: string, version: string): Promise<Buffer | null> {
  const picture = await readPicture(event, media, version, 'medium');
  if (!picture) return null;
  const parts: Buffer[] = [];
  for await (const part of picture.stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Returns the photograph that an attempt without an answer has left in the album; null where there is none. */
async function findSent(
  { app, ...connection }: Connected,
  {
    place,
    token,
    album,
    next,
  }: { place: string; token: string; album: stored.AlbumRow; next: stored.NextUpload },
): Promise<string | null> {
  const query = { fields: 'id,created_time' };
  const photos = await asking(connection, () =>
    graphList<{ id: string; created_time: string }>(app, { path: `/${place}/photos`, token, query }),
  );
  const known = new Set(await stored.listPhotoIds(pool(), album.id));
  const since = (next.begun_at?.getTime() ?? 0) - SLACK_MS;
  const fresh = photos.filter(({ id, created_time: at }) => !known.has(id) && Date.parse(at) >= since);
  return fresh.at(-1)?.id ?? null;
}

/** Stores how a photograph ended, and goes on with the next one, in one transaction. */
async function done(
  album: stored.AlbumRow,
  next: stored.NextUpload,
  { state, photo, place }: { state: 'sent' | 'refused'; photo: string | null; place: string },
): Promise<void> {
  await transaction(async (sql) => {
    const open = await stored.endUpload(sql, { id: next.id, state, photo });
    await stored.setAlbum(sql, { id: album.id, running: true, tries: 0, trouble: null, album: place });
    if (open && state === 'sent')
      await domainEvents.emit(sql, 'facebook.uploaded', album.account, {
        project: { id: album.event, name: album.name },
        photograph: { id: next.media },
      });
    await enqueue(sql, SEND, { album: album.id });
  });
}

/** Ends sending, with the reason where a person must do something. */
const rest = (album: stored.AlbumRow, trouble: Trouble | null): Promise<void> =>
  transaction(async (sql) => {
    const locked = await stored.lockAlbum(sql, album.id);
    if (!locked) return;
    // Photographs added since the last look are not forgotten.
    const more = trouble === null && (await stored.nextUpload(sql, album.id)) !== null;
    await stored.setAlbum(sql, { id: album.id, running: more, tries: 0, trouble, album: null });
    if (more) await enqueue(sql, SEND, { album: album.id });
  });

const TROUBLES: Partial<Record<GraphFault['reason'], Trouble>> = {
  expired: 'expired',
  permission: 'permission',
  gone: 'page',
};

/** Waits and tries again where Facebook is busy or away; stops with the reason where a person must do something. */
async function failed(album: stored.AlbumRow, next: stored.NextUpload, fault: GraphFault): Promise<void> {
  const trouble = TROUBLES[fault.reason];
  // An answer that says no is an answer: the photograph did not arrive. Without one it may have.
  if (fault.reason !== 'down') await stored.endUpload(pool(), { id: next.id, state: 'waiting', photo: null });
  const tries = album.tries + 1;
  forgetToken(album.page);
  if (trouble) return rest(album, trouble);
  if (tries >= MOST_TRIES) return rest(album, 'busy');
  await transaction(async (sql) => {
    await stored.setAlbum(sql, { id: album.id, running: true, tries, trouble: null, album: null });
    await enqueue(sql, SEND, { album: album.id }, { startAfter: PAUSE * 2 ** album.tries });
  });
}
