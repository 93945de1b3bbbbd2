import { createHash } from 'node:crypto';
import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { makeJpeg } from '@root/src/cli/seed/photographs/fixtures';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import yauzl from 'yauzl';
import { orderArchive } from '../operations/order-archive';
import { client, order, PRINT, project, sell, sql, studio } from './world';

/** The files of an archive, by path. */
async function filesOf(id: string): Promise<Map<string, Buffer>> {
  const { body } = await orderArchive(studio.account, id, 'en');
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

test('a square print of a photograph has its printed part in the archive, where the buyer put it; the original is unchanged', async () => {
  const media = project.medias[0] as string;
  const bytes = await makeJpeg({ width: 900, height: 600, seed: 77 });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await storage().put(originalKey(project.account, sha256), bytes, { contentType: 'image/jpeg' });
  await sql('update media set sha256 = $2, original_width = 900, original_height = 600 where id = $1', [
    media,
    sha256,
  ]);
  const square = { id: 'square', name: '20 × 20', amount: 0, width: 20, height: 20 };
  const product = await sell({
    ...PRINT,
    options: [square, { ...square, id: 'own', name: '20 × 30', height: 30 }],
  });
  const line = { product, medias: [media], crop: { [media]: { x: 1, y: 0.5 } } };
  const lines = [
    { ...line, option: 'square' },
    { ...line, option: 'own' },
  ];
  const placed = await order(client, { lines, total: 0 });
  expect(placed.status).toBe(201);
  const files = await filesOf(String(placed.json.id));
  const cropped = [...files.keys()].filter((path) => path.includes('/print/'));
  expect(cropped).toHaveLength(1);
  const printed = sharp(files.get(cropped[0] as string));
  const { width, height, density } = await printed.metadata();
  expect([width, height, density]).toEqual([600, 600, 300]);
  const originals = [...files].filter(([path]) => /IMG_1\.JPG$/.test(path) && !path.includes('/print/'));
  expect(originals).toHaveLength(2);
  for (const [, file] of originals) expect(file.equals(bytes)).toBe(true);
  const small = { width: 30, height: 30, fit: 'fill' as const };
  const wanted = await sharp(bytes)
    .extract({ left: 300, top: 0, width: 600, height: 600 })
    .resize(small)
    .raw()
    .toBuffer();
  const found = await printed.resize(small).raw().toBuffer();
  const difference =
    wanted.reduce((sum, value, at) => sum + Math.abs(value - (found[at] ?? 0)), 0) / wanted.length;
  expect(difference).toBeLessThan(4);
});

test('a print is turned, straightened and in black and white as the buyer edited it, and the table names its file', async () => {
  const media = project.medias[1] as string;
  const bytes = await makeJpeg({ width: 900, height: 600, seed: 78 });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await storage().put(originalKey(project.account, sha256), bytes, { contentType: 'image/jpeg' });
  await sql('update media set sha256 = $2, original_width = 900, original_height = 600 where id = $1', [
    media,
    sha256,
  ]);
  const option = { id: 'own', name: '20 × 30', amount: 0, width: 20, height: 30 };
  const product = await sell({ ...PRINT, options: [option] });
  const crop = { [media]: { x: 0.5, y: 0.5, turn: 90, bw: true } };
  const line = { product, medias: [media], option: 'own', crop };
  const cart = await order(client, { lines: [line], total: 0 });
  expect(cart.status).toBe(201);
  const files = await filesOf(String(cart.json.id));
  const path = [...files.keys()].find((one) => one.includes('/print/')) as string;
  expect(files.get('order.csv')?.toString()).toContain(path);
  const printed = files.get(path) as Buffer;
  const { width, height } = await sharp(printed).metadata();
  expect([width, height]).toEqual([600, 900]);
  const small = { width: 20, height: 30, fit: 'fill' as const };
  const found = await sharp(printed).resize(small).raw().toBuffer();
  for (let at = 0; at < found.length; at += 3) {
    const [r = 0, g = 0, b = 0] = found.subarray(at, at + 3);
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(4);
  }
  const wanted = await sharp(bytes).rotate(90).greyscale().resize(small).raw().toBuffer();
  const difference =
    wanted.reduce((sum, value, at) => sum + Math.abs(value - (found[3 * at] ?? 0)), 0) / wanted.length;
  expect(difference).toBeLessThan(12);
});

test('edits beyond their limits are refused, and nothing is ordered', async () => {
  const media = project.medias[0] as string;
  const product = await sell(PRINT);
  for (const edit of [{ tilt: 30 }, { zoom: 9 }, { turn: 45 }, { filter: 'sepia' }]) {
    const line = { product, medias: [media], crop: { [media]: { x: 0.5, y: 0.5, ...edit } } };
    const placed = await order(client, { lines: [line], total: 0 });
    expect(placed.status).toBe(422);
  }
});
