import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Facts of a file's bytes. `sha256` in hex. */
export interface Measured {
  bytes: number;
  sha256: string;
  crc32: number;
}

/** Reads a local file once. Memory does not depend on its size. */
export async function measureFile(path: string): Promise<Measured> {
  const hash = createHash('sha256');
  let bytes = 0;
  let crc = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const part = chunk as Buffer;
    hash.update(part);
    crc = crc32(part, crc);
    bytes += part.length;
  }
  return { bytes, sha256: hash.digest('hex'), crc32: crc };
}
