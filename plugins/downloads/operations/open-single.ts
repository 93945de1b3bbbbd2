import { KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { rangeOf, type UploadResolution } from '@plugins/kit/server/internal';
import { type Authorized, authorize, isStaff } from '@plugins/kit/server/people';
import { storage } from '@plugins/kit/server/photographs';
import { requireAllowed } from '@plugins/kit/server/rules';
import { contentDisposition } from '@plugins/kit/server/texts';
import type { Answer, RequestContext } from '@plugins/kit/server/wire';
import { findFacts } from '../queries/counts';
import { insertSingle, repeatSingle } from '../queries/history';
import type { Photo } from '../queries/photographs';
import { fileName } from '../rules/archive-names';
import { chooseSource } from '../rules/choose-file';
import { decide, offeredSizes } from '../rules/decide';
import { boughtAll } from './bought';
import { choosePhotos } from './choose-photos';
import { keyOf } from './known-files';

const TYPES: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  tiff: 'image/tiff',
  heic: 'image/heic',
};

/**
 * Answers with one photograph's file: the largest size this person may have, or the smallest stored one that is not
 * smaller than requested. Same rules as an order, but not counted. Throws NOT_FOUND and the refusals of `decide`.
 */
export async function openSingle(
  context: RequestContext,
  eventId: string,
  mediaId: string,
  asked?: UploadResolution,
): Promise<Answer> {
  const entered = await authorize(context, eventId, 'gallery.read');
  const { event, viewer } = entered;
  if (!isId(mediaId)) throw new KeepersError('NOT_FOUND');
  const chosen = await choosePhotos(event, viewer, { scope: 'media', id: mediaId });
  const facts = await findFacts(pool(), event.id);
  const size = asked ?? offeredSizes(event, viewer, facts).at(-1) ?? 'web';
  const bought = await boughtAll(entered, chosen.photos, size);
  requireAllowed(decide(event, viewer, facts, { size, withinSelection: chosen.withinSelection, bought }));
  const photo = chosen.photos[0];
  if (!photo) throw new KeepersError('NOT_FOUND');
  const file = await storedFile(entered, photo, size);
  if (!file) throw new KeepersError('NOT_FOUND');
  const range = rangeOf(context.headers.get('range') ?? undefined, file.bytes);
  const headers: Record<string, string> = {
    ETag: `"${file.version}-${file.size}"`,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    'Content-Type':
      file.size === 'original' ? (TYPES[photo.format ?? ''] ?? 'application/octet-stream') : 'image/jpeg',
    'Content-Disposition': contentDisposition(fileName(photo, file.size)),
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  if (context.headers.get('if-none-match') === headers.ETag) return { status: 304, headers };
  if (range === false)
    return { status: 416, body: '', headers: { 'Content-Range': `bytes */${file.bytes}` } };
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  headers['Content-Length'] = String(end - start + 1);
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${file.bytes}`;
  if (start === 0) await noteSingle(entered, photo, file.size, file.bytes);
  const opened = await storage().read(file.key, range ? { start, end } : undefined);
  if (!opened) throw new KeepersError('NOT_FOUND');
  return { status: range ? 206 : 200, headers, body: opened.stream };
}

interface Stored {
  key: string;
  version: string;
  size: UploadResolution;
  bytes: number;
}

async function storedFile(
  { event }: Authorized,
  photo: Photo,
  size: UploadResolution,
): Promise<Stored | null> {
  const place = { account: event.account_id, event: event.id };
  const wanted = chooseSource(photo, size, event.upload_resolution);
  // A size that is not rendered yet is answered with the next larger picture.
  for (const source of wanted === 'original' || wanted === 'big' ? [wanted] : [wanted, 'big' as const]) {
    const version = source === 'original' ? photo.sha256 : (photo.version as string);
    const key = keyOf(place, { media: photo.id, version, source }, size);
    const found = await storage().stat(key);
    const given = source === 'big' && size === 'web' && wanted !== 'big' ? 'hd' : size;
    if (found) return { key, version, size: given, bytes: found.bytes };
  }
  return null;
}

/** Records who downloaded this photograph: one row per person, photograph and size. */
async function noteSingle(
  { event, viewer }: Authorized,
  photo: Photo,
  size: UploadResolution,
  bytes: number,
): Promise<void> {
  const grant = viewer.grant?.id ?? null;
  const user = grant ? null : (viewer.user?.id ?? null);
  const single = { event: event.id, media: photo.id, size, grant, user, bytes };
  if (await repeatSingle(pool(), single)) return;
  await insertSingle(pool(), {
    ...single,
    account: event.account_id,
    person: viewer.name,
    role: isStaff(viewer.role) ? viewer.role : 'client',
    name: photo.name,
  });
}
