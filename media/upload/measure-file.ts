import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/** Facts of a file's bytes. `sha256` in hex. */
export interface Measured {
  bytes: number;
  sha256: string;
  crc32: number;
}

const PART_BYTES = 256 * 1024;

/** Reads a local file once, through one buffer: memory does not depend on its size. */
export async function measureFile(path: string): Promise<Measured> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafeSlow(PART_BYTES);
  let bytes = 0;
  let crc = 0;
  const file = await open(path);
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, PART_BYTES);
      if (bytesRead === 0) break;
      const part = buffer.subarray(0, bytesRead);
      hash.update(part);
      crc = crc32(part, crc);
      bytes += bytesRead;
    }
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex'), crc32: crc };
}
