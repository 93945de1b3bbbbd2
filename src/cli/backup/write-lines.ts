import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Written } from './manifest';

/** Passes bytes on and adds them to a hash. */
export function hashing(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

/** Hex SHA-256 of a file. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes lines, compressed, to a file of the snapshot; flushed to the disk. */
export async function writeLines(
  snapshot: string,
  file: string,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Written> {
  const target = path.join(snapshot, file);
  const hash = createHash('sha256');
  const texts = (async function* () {
    for await (const line of lines) yield `${line}\n`;
  })();
  await pipeline(
    Readable.from(texts),
    createGzip({ level: 4 }),
    hashing(hash),
    createWriteStream(target, { mode: 0o600, flush: true }),
  );
  return { file, bytes: (await stat(target)).size, sha256: hash.digest('hex') };
}

/** The lines of such a file; an error of reading or decompressing is thrown by the iterator. */
export async function* readLines(snapshot: string, { file }: Pick<Written, 'file'>): AsyncIterable<string> {
  const unpacked = createGunzip();
  const read = pipeline(createReadStream(path.join(snapshot, file)), unpacked);
  read.catch(() => undefined);
  // Split by hand: readline also ends lines at U+2028, which JSON does not escape.
  let rest = '';
  for await (const chunk of unpacked.setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  await read;
}
