import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aSecond } from '@root/tests/helpers/a-second';
import { Browser } from '@root/tests/helpers/browser';
import { whole } from '@root/tests/helpers/part';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { workQueue } from '@root/tests/helpers/work-queue';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import type { GalleryList } from '@/core/wire';
import { ingestLocalFile } from '../../upload/operations/ingest-local-file';
import { brandWithoutMark } from '../queries';

const app = await openTestApp();
const sql = sqlOf(app);
let owner: Browser;
let guest: Browser;
let project: Project;
let media: string;

beforeAll(async () => {
  await startWeb(app);
  const studio = await makeStudio();
  project = await makeProject(studio, { medias: 0, products: {} });
  const folder = await mkdtemp(path.join(tmpdir(), 'keepers-redraw-'));
  const file = path.join(folder, 'photo.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  await writeFile(
    file,
    await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#567', noise } })
      .jpeg()
      .toBuffer(),
  );
  const place = { account: project.account, event: project.id, gallery: project.gallery };
  media = await ingestLocalFile({ ...place, path: file, name: 'IMG_1.JPG' });
  await rm(folder, { recursive: true });
  await workQueue();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  guest = await new Browser(app.origin).enter(project.code, { guest: true });
});

async function shown() {
  const list = (await guest.get(`/galleries/${project.gallery}`)).json as unknown as GalleryList;
  const found = list.medias.find((one) => one.id === media);
  if (!found) throw new Error('The photograph is not listed');
  return found;
}

const set = async (fields: object) =>
  expect((await owner.put(`/events/${project.id}`, { event: fields })).status).toBe(200);

async function bytesOf(address: string): Promise<number> {
  const answer = await fetch(app.origin + address, { headers: { Cookie: guest.cookie } });
  expect(answer.status).toBe(200);
  return (await answer.arrayBuffer()).byteLength;
}

/** Former large pictures are refused within a second; the tile stays. */
async function expectClosed(old: { medium: string; big: string; urlS: string }) {
  const statuses = async () =>
    Promise.all([old.medium, old.big].map(async (at) => (await guest.get(at)).status));
  await vi.waitFor(async () => expect(await statuses()).toEqual([404, 404]), {
    timeout: aSecond(),
    interval: 20,
  });
  expect((await guest.get(old.urlS)).status).toBe(200);
}

const markNow = async () =>
  (
    await sql<{ mark: string | null }>('select watermark_mark as mark from events where id = $1', [
      project.id,
    ])
  )[0]?.mark;

test('a smaller size closes the larger pictures at once, and they are rendered again', async () => {
  const before = await shown();
  expect([before.width, before.height]).toEqual([2400, 1600]);
  await set({ upload_resolution: 'web' });
  await expectClosed(before);
  expect(await shown()).toMatchObject({ state: 'processing', medium: '', big: '' });
  await workQueue();
  const after = await shown();
  expect(after).toMatchObject({ state: 'ready', width: 1920, height: 1280 });
  expect(await bytesOf(after.big)).toBeGreaterThan(0);
});

test('going back to the larger size restores the same pictures', async () => {
  await set({ upload_resolution: 'hd' });
  await workQueue();
  expect(await shown()).toMatchObject({ state: 'ready', width: 2400, height: 1600 });
  expect(await markNow()).toBeNull();
});

test.runIf(whole)('photographs without optimization are rendered again, with larger files', async () => {
  const before = await shown();
  const weight = await bytesOf(before.medium);
  await set({ do_not_optimize_my_photos: true });
  await expectClosed(before);
  await workQueue();
  const after = await shown();
  expect(after.state).toBe('ready');
  expect(await bytesOf(after.medium)).toBeGreaterThan(weight);
  await set({ do_not_optimize_my_photos: false });
  await workQueue();
  expect(await bytesOf((await shown()).medium)).toBe(weight);
});

test.each([
  ['the name', { name: 'Another name' }],
  ['originals, which are drawn as large ones are,', { upload_resolution: 'original' }],
  ['a watermark the brand does not have', { add_watermark: true }],
])('%s renders nothing again', async (_what, fields) => {
  const before = await shown();
  await set(fields);
  expect(await shown()).toEqual(before);
  expect((await guest.get(before.big)).status).toBe(200);
});

test('a project with a watermark that its brand lacks shows a warning until there is one', async () => {
  expect(await brandWithoutMark(project.id)).not.toBeNull();
  await set({ add_watermark: false });
  expect(await brandWithoutMark(project.id)).toBeNull();
  await set({ add_watermark: true });
});

test('the rendition key changes with the watermark and with the size', async () => {
  const png = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0f0' } })
    .png()
    .toBuffer();
  const [brand] = await sql<{ id: string }>('select brand_id as id from events where id = $1', [project.id]);
  const at = `/api/x/studio/brands/${brand?.id}/watermark`;
  expect((await owner.put(at, { image: png.toString('base64') })).status).toBe(200);
  expect(await brandWithoutMark(project.id)).toBeNull();
  const large = await markNow();
  await set({ upload_resolution: 'web' });
  const small = await markNow();
  expect([large, small].every((mark) => /^[0-9a-f]{8}$/.test(mark ?? ''))).toBe(true);
  expect(small).not.toBe(large);
  await workQueue();
  expect(await shown()).toMatchObject({ state: 'ready', width: 1920 });
});
