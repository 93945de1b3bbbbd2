import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { KeepersError } from '@/domain/errors';
import type { PictureSize } from '@/domain/photo-sizes';
import { storage } from '@/server/files';
import { sendResponse } from '@/server/front/bridge';
import type { Exchange } from '@/server/front/create-front';
import { grantIdFor } from '@/server/grants/grant-cookie';
import { readToken, USER_COOKIE } from '@/server/grants/session';
import { respondError } from '@/server/http/answer';
import { derivativeKey, readPictureToken } from './address';
import { gateLoaded, pictureOpen, wearsMark } from './gate';

const PATH = /^\/p\/([0-9a-f-]{36})\/([0-9a-f-]{36})\/([\w-]{1,40})\/(s300|s600|medium|big)\.jpg$/;
const YEAR = 365 * 24 * 3600;

/** Answers `/p/…`: one signature, one cookie, a few look-ups in memory, then the bytes. Everything else is "not there". */
export async function servePictures(exchange: Exchange): Promise<boolean> {
  const { url, request, response, cookies } = exchange;
  if (!url.pathname.startsWith('/p/')) return false;
  const parts = PATH.exec(url.pathname);
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const [, eventId = '', mediaId = '', version = '', size = ''] = parts ?? [];
  const who = parts && reading ? readPictureToken(eventId, url.searchParams.get('k') ?? '') : null;
  const holds =
    who &&
    (who.kind === 'grant'
      ? grantIdFor(cookies, eventId) === who.id
      : readToken(cookies.get(USER_COOKIE))?.sid === who.id);
  const worn = size === 's300' || size === 's600' || wearsMark(eventId, version);
  if (!who || !holds || !worn || !pictureOpen(eventId, mediaId, who)) {
    // Nobody is told more than that: whoever holds no token of ours hears the same as ever.
    await missing(exchange, who && holds && !gateLoaded() ? 'UNAVAILABLE' : 'NOT_FOUND');
    return true;
  }
  const etag = `"${version}-${size}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', `private, max-age=${YEAR}, immutable`);
  response.setHeader('Content-Type', 'image/jpeg');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  if (!(await sendFile(exchange, derivativeKey(eventId, mediaId, version, size as PictureSize))))
    await missing(exchange);
  return true;
}

async function missing(
  { request, response, locale }: Exchange,
  code: 'NOT_FOUND' | 'UNAVAILABLE' = 'NOT_FOUND',
): Promise<void> {
  for (const name of ['ETag', 'Cache-Control', 'Content-Type']) response.removeHeader(name);
  const answer = respondError(new KeepersError(code), locale as 'en' | 'he');
  await sendResponse(answer, response, request.method === 'HEAD');
}

/** `bytes=a-b` of a file of `total` bytes, or null for the whole; false when it lies outside. */
export function rangeOf(
  header: string | undefined,
  total: number,
): { start: number; end: number } | null | false {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return null;
  const start = found[1] === '' ? Math.max(0, total - Number(found[2])) : Number(found[1]);
  const end = found[1] === '' || found[2] === '' ? total - 1 : Math.min(Number(found[2]), total - 1);
  return start > end || start >= total ? false : { start, end };
}

async function sendFile({ request, response }: Exchange, key: string): Promise<boolean> {
  const local = storage().localPath(key);
  const known = local ? await stat(local).catch(() => null) : await storage().stat(key);
  if (!known) return false;
  const total = 'size' in known ? known.size : known.bytes;
  const range = rangeOf(request.headers.range, total);
  response.setHeader('Accept-Ranges', 'bytes');
  if (range === false) {
    response.writeHead(416, { 'Content-Range': `bytes */${total}` }).end();
    return true;
  }
  const { start, end } = range ?? { start: 0, end: total - 1 };
  response.setHeader('Content-Length', end - start + 1);
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${total}`);
  response.statusCode = range ? 206 : 200;
  if (request.method === 'HEAD') response.end();
  else await stream(key, local, range ? { start, end } : undefined, response);
  return true;
}

async function stream(
  key: string,
  local: string | null,
  range: { start: number; end: number } | undefined,
  response: ServerResponse,
): Promise<void> {
  const source = local ? createReadStream(local, range) : (await storage().read(key, range))?.stream;
  // Somebody who turns the page cuts the stream: nothing to report.
  if (source) await pipeline(source, response).catch(() => response.destroy());
}
