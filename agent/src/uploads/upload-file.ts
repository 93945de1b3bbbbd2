import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Refused, requireSuccess, type Server, send } from '../server/api';
import { readJson, writeWhole } from '../store';
import type { Throttle } from './throttle';

/** Up to this size a file goes in one request; a larger one goes on where it was cut. */
const WHOLE = 4 * 1024 * 1024;

/** A file to send. */
export interface Outgoing {
  file: string;
  name: string;
  size: number;
  sha256: string;
  gallery: string;
  /** The photograph whose place it takes. */
  replaces?: string;
}

/** Reads the SHA-256 of a file. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file, { highWaterMark: 1024 * 1024 }))
    hash.update(part as Buffer);
  return hash.digest('hex');
}

/** The addresses of unfinished uploads, so that a restarted program goes on with them. */
export class Unfinished {
  readonly #file: string;
  readonly #urls: Record<string, string>;

  constructor(folder: string) {
    this.#file = path.join(folder, 'unfinished.json');
    this.#urls = readJson<Record<string, string>>(this.#file, {});
  }

  static key = ({ gallery, sha256, replaces }: Outgoing): string => `${gallery}/${sha256}/${replaces ?? ''}`;
  get = (key: string): string | undefined => this.#urls[key];

  set(key: string, url: string | null): void {
    if (url === null && this.#urls[key] === undefined) return;
    if (url === null) delete this.#urls[key];
    else this.#urls[key] = url;
    writeWhole(this.#file, JSON.stringify(this.#urls));
  }
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
const mediaOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

/**
 * Sends a file by tus and returns the photograph it became. Throws `Refused`, or the connection's error; the next call
 * goes on with the bytes that have arrived.
 */
export async function uploadFile(
  server: Server,
  out: Outgoing,
  {
    throttle,
    unfinished,
    onSent,
    signal,
  }: {
    throttle: Throttle;
    unfinished: Unfinished;
    onSent: (bytes: number) => void;
    signal: AbortSignal;
  },
): Promise<string> {
  const key = Unfinished.key(out);
  const tus = { ...server.headers, 'Tus-Resumable': '1.0.0' };
  async function* bytesFrom(offset: number): AsyncIterable<Uint8Array> {
    let at = offset;
    for await (const chunk of createReadStream(out.file, { start: offset, highWaterMark: 256 * 1024 })) {
      const part = chunk as Buffer;
      for (let from = 0; from < part.length; ) {
        const piece = part.subarray(from, from + throttle.piece);
        await throttle.take(piece.length);
        signal.throwIfAborted();
        yield piece;
        from += piece.length;
        at += piece.length;
        onSent(at);
      }
    }
  }
  const patch = async (url: string, offset: number) => {
    const headers = {
      ...tus,
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': String(out.size - offset),
    };
    return send(server.url(url), 'PATCH', headers, bytesFrom(offset), signal);
  };
  let url = unfinished.get(key);
  if (url) {
    const head = await send(server.url(url), 'HEAD', tus, null, signal);
    const offset = Number(head.headers['upload-offset']);
    const media = mediaOf(head.headers['media-id']);
    if (media) {
      unfinished.set(key, null);
      return media;
    }
    if (head.status === 200 && Number.isFinite(offset)) {
      onSent(offset);
      return finish(await patch(url, offset));
    }
    // It has expired, or was refused: begin again, for the reason.
    unfinished.set(key, null);
    url = undefined;
  }
  const fields: Record<string, string | undefined> = {
    filename: out.name,
    gallery: out.gallery,
    sha256: out.sha256,
    replaces: out.replaces,
  };
  const metadata = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`${name} ${base64(value)}`] : [],
  );
  const created = { ...tus, 'Upload-Length': String(out.size), 'Upload-Metadata': metadata.join(',') };
  if (out.size <= WHOLE) {
    const headers = {
      ...created,
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': String(out.size),
    };
    return finish(await send(server.url('/api/uploads'), 'POST', headers, bytesFrom(0), signal));
  }
  const answer = await send(
    server.url('/api/uploads'),
    'POST',
    { ...created, 'Content-Length': '0' },
    null,
    signal,
  );
  requireSuccess(answer);
  url = String(answer.headers.location);
  unfinished.set(key, url);
  return finish(await patch(url, 0));

  function finish(done: Awaited<ReturnType<typeof send>>): string {
    const media = mediaOf(done.headers['media-id']);
    if (media && done.status < 300) {
      unfinished.set(key, null);
      return media;
    }
    try {
      requireSuccess(done);
    } catch (error) {
      if (error instanceof Refused && !error.temporary) unfinished.set(key, null);
      throw error;
    }
    throw new Refused(503, 'UNFINISHED', 'The server has not taken in the file yet');
  }
}
