import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { respondError } from '@/core/http/answer';
import { sendResponse } from '@/core/http/bridge';
import { parseCookies } from '@/core/http/cookies';
import type { RequestExchange } from '@/core/http/exchange';
import { SECURITY_HEADERS } from '@/core/http/guard-request';
import type { PictureSize } from '@/core/photo/photo-sizes';
import { grantIdFor } from '@/modules/access/grants/grant-cookie';
import { readToken, USER_COOKIE } from '@/modules/access/grants/session';
import { derivativeKey, readPictureToken } from './address';
import { accessCacheLoaded, hasWatermark, pictureOpen } from './gate';
import { sendPicture } from './send-picture';

const ADDRESS =
  /^\/p\/([0-9a-f-]{36})\/([0-9a-f-]{36})\/([\w-]{1,40})\/(s300|s600|medium|big)\.jpg\?(?:[^#]*&)?k=([\w.-]+)(?:&|$)/;
const YEAR = 365 * 24 * 3600;
const HEADERS = {
  ...SECURITY_HEADERS,
  'Cache-Control': `private, max-age=${YEAR}, immutable`,
  'Content-Type': 'image/jpeg',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Accept-Ranges': 'bytes',
};

/** Returns the picture an address names if its token is valid and the requester's; does not check the access cache. */
function askedPicture(request: IncomingMessage) {
  const address = ADDRESS.exec(request.url ?? '');
  if (!address || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  const [, event = '', media = '', version = '', size = '', token = ''] = address;
  const who = readPictureToken(event, token);
  if (!who) return null;
  const cookies = parseCookies(request.headers.cookie);
  const held = who.kind === 'grant' ? grantIdFor(cookies, event) : readToken(cookies.get(USER_COOKIE))?.sid;
  return held === who.id ? { event, media, version, size: size as PictureSize, who } : null;
}

/**
 * Answers `/p/…` for a person who may see the picture, before anything else of the front: one signature, one cookie, a
 * few look-ups in memory, then the bytes. Returns whether it answered; `refusePicture` answers all other requests.
 */
export async function servePicture(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const asked = askedPicture(request);
  if (!asked) return false;
  const { event, media, version, size, who } = asked;
  const watermarked = size === 's300' || size === 's600' || hasWatermark(event, version);
  if (!watermarked || !pictureOpen(event, media, who)) return false;
  const key = derivativeKey(event, media, version, size);
  const headers = { ...HEADERS, ETag: `"${version}-${size}"` };
  if (request.headers['if-none-match'] === headers.ETag) {
    response.writeHead(304, headers).end();
    return true;
  }
  const { accelPrefix } = env();
  if (!accelPrefix) return sendPicture(request, response, key, headers);
  // The proxy in front sends the file itself, ranges included.
  response.writeHead(200, { ...headers, 'X-Accel-Redirect': `${accelPrefix}${key}` }).end();
  return true;
}

/**
 * Answers every other `/p/…` with 404; only the holder of a valid token gets 503 while the access cache is not loaded.
 */
export async function refusePicture({ url, request, response, locale }: RequestExchange): Promise<boolean> {
  if (!url.pathname.startsWith('/p/')) return false;
  const code = !accessCacheLoaded() && askedPicture(request) ? 'UNAVAILABLE' : 'NOT_FOUND';
  const answer = respondError(new KeepersError(code), locale as 'en' | 'he');
  await sendResponse(answer, response, request.method === 'HEAD');
  return true;
}
