import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { storage } from '@media/storage/files';
import { once } from '@/core/process/state';
import { rangeOf } from './byte-range';

interface Kept {
  bytes: Buffer;
  /** Read again after this, in milliseconds: a file removed from the storage is not shown for long. */
  until: number;
}

interface Cache {
  kept: Map<string, Kept>;
  bytes: number;
  sweeper: NodeJS.Timeout | null;
}

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_FILE = 256 * 1024;
const KEEP_MS = 10_000;

const cache = () => once<Cache>('picture-cache', () => ({ kept: new Map(), bytes: 0, sweeper: null }));

function drop(key: string): void {
  const found = cache().kept.get(key);
  if (!found) return;
  cache().bytes -= found.bytes.length;
  cache().kept.delete(key);
}

/** Frees the memory of pictures that no request needs any more. */
function sweep(): void {
  const c = cache();
  const now = Date.now();
  for (const [key, { until }] of c.kept) if (until <= now) drop(key);
  if (c.kept.size > 0 || !c.sweeper) return;
  clearInterval(c.sweeper);
  c.sweeper = null;
}

function keep(key: string, bytes: Buffer): void {
  const c = cache();
  drop(key);
  c.kept.set(key, { bytes, until: Date.now() + KEEP_MS });
  c.bytes += bytes.length;
  for (const oldest of c.kept.keys()) {
    if (c.bytes <= MAX_BYTES) break;
    drop(oldest);
  }
  c.sweeper ??= setInterval(sweep, KEEP_MS).unref();
}

/** A small file that was read within the last seconds. Checks no access: the access cache does. */
export function keptPicture(key: string): Buffer | null {
  const found = cache().kept.get(key);
  return found && found.until > Date.now() ? found.bytes : null;
}

/** Reads a small file whole and caches it for a moment; null where it does not exist or is too large. */
export async function readSmallPicture(key: string): Promise<Buffer | null> {
  const found = await storage().read(key);
  if (!found) return null;
  if (found.totalBytes > MAX_FILE) {
    found.stream.destroy();
    return null;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of found.stream) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  keep(key, bytes);
  return bytes;
}

/** Bytes held now; never more than 64 MB. */
export const keptBytes = (): number => cache().bytes;

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
