import { createHash } from 'node:crypto';
import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { makeJpeg } from '@root/src/cli/seed/photographs/fixtures';
import { expect } from 'vitest';
import yauzl from 'yauzl';
import { printPack } from '../operations/print-pack';
import { client, order, PRINT, project, sell, sql, studio } from './world';

/** The files of an archive, by path. */
export async function filesOf(id: string, archive = printPack): Promise<Map<string, Buffer>> {
  const { body } = await archive(studio.account, id, 'en');
  const parts: Buffer[] = [];
  for await (const part of body as AsyncIterable<Buffer>) parts.push(Buffer.from(part));
  const files = new Map<string, Buffer>();
  const zip = await yauzl.fromBufferPromise(Buffer.concat(parts));
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}

/** Gives a photograph of the project a picture of 900 × 600 pixels, and returns its bytes. */
export async function pictured(media: string, seed: number): Promise<Buffer> {
  const bytes = await makeJpeg({ width: 900, height: 600, seed });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await storage().put(originalKey(project.account, sha256), bytes, { contentType: 'image/jpeg' });
  await sql('update media set sha256 = $2, original_width = 900, original_height = 600 where id = $1', [
    media,
    sha256,
  ]);
  return bytes;
}

/** A price of nothing, of prints of a size. */
export const free = (name: string, width: number | null, height: number | null) => ({
  ...{ id: 'own', name, amount: 0, width, height },
});

/** Orders prints of one size; returns the order's id and number. */
export async function ordered(option: object, line: object, more: object = {}) {
  const product = await sell({ ...PRINT, name: 'Fine art prints', options: [option], ...more });
  const { status, json } = await order(client, { lines: [{ product, option: 'own', ...line }], total: 0 });
  expect(status).toBe(201);
  return { id: String(json.id), number: Number(json.number), product };
}
