import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import yauzl from 'yauzl';

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** An archive as it was saved: its name, its bytes, and what is in it by path. */
export async function readArchive(download: Download) {
  const bytes = await readFile(await download.path());
  const files = new Map<string, Buffer>();
  const zip = await yauzl.fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return { name: download.suggestedFilename(), bytes, files };
}
