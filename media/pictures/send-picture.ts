import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { storage } from '@media/storage/files';
import { rangeOf } from './byte-range';
import { keptPicture, readSmallPicture } from './picture-cache';

type Headers = Record<string, string | number>;

/**
 * Sends a stored picture with `headers`, whole or the requested range: small ones from memory, others as a stream.
 * @returns false, with nothing sent, where there is no such picture
 */
export async function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  headers: Headers,
): Promise<boolean> {
  const small = keptPicture(key) ?? (/\/s\d+\.jpg$/.test(key) ? await readSmallPicture(key) : null);
  if (small && !request.headers.range) {
    response.writeHead(200, { ...headers, 'Content-Length': small.length });
    response.end(request.method === 'HEAD' ? undefined : small);
    return true;
  }
  const total = small ? small.length : (await storage().stat(key))?.bytes;
  if (total === undefined) return false;
  const range = rangeOf(request.headers.range, total);
  if (range === false) {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${total}` }).end();
    return true;
  }
  const { start, end } = range ?? { start: 0, end: total - 1 };
  const partial: Headers = range ? { 'Content-Range': `bytes ${start}-${end}/${total}` } : {};
  const source = request.method === 'HEAD' ? null : await storage().read(key, { start, end });
  response.writeHead(range ? 206 : 200, { ...headers, ...partial, 'Content-Length': end - start + 1 });
  // A client that leaves the page ends the stream: nothing to report.
  if (source) await pipeline(source.stream, response).catch(() => response.destroy());
  else response.end();
  return true;
}
