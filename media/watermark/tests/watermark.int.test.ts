import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aSecond } from '@root/tests/helpers/a-second';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { workQueue as work } from '@root/tests/helpers/work-queue';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { GalleryList } from '@/core/wire';
import { derivePhoto } from '../../derive/operations/derive-photo';
import { renderMissing } from '../../derive/operations/render-missing';
import { ingestLocalFile } from '../../upload/operations/ingest-local-file';
import { watermarkOf } from '../load-watermark';

const app = await openTestApp();
const sql = sqlOf(app);
let owner: Browser;
let guest: Browser;
let project: Project;
let brand: string;
let media: string;

const green = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();

const at = () => `/api/x/studio/brands/${brand}/watermark`;
const send = async (image: Buffer, more: object = {}) =>
  owner.put(at(), { image: image.toString('base64'), ...more });

beforeAll(async () => {
  await startWeb(app);
  const studio = await makeStudio();
  brand = studio.brand;
  project = await makeProject(studio, { medias: 0, products: {} });
  const folder = await mkdtemp(path.join(tmpdir(), 'keepers-mark-'));
  const file = path.join(folder, 'photo.jpg');
  await writeFile(
    file,
    await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#223' } })
      .jpeg()
      .toBuffer(),
  );
  const place = { account: project.account, event: project.id, gallery: project.gallery };
  media = await ingestLocalFile({ ...place, path: file, name: 'IMG_1.JPG' });
  await rm(folder, { recursive: true });
  await work();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  guest = await new Browser(app.origin).enter(project.code, { guest: true });
});

async function shown(who = guest) {
  const list = (await who.get(`/galleries/${project.gallery}`)).json as unknown as GalleryList;
  const found = list.medias.find((one) => one.id === media);
  if (!found) throw new Error('The photograph is not listed');
  return found;
}

async function pixel(address: string, x: number, y: number): Promise<number[]> {
  const answer = await fetch(app.origin + address, { headers: { Cookie: guest.cookie } });
  expect(answer.status).toBe(200);
  const image = sharp(Buffer.from(await answer.arrayBuffer()));
  const { width = 0, height = 0 } = await image.metadata();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const from = (Math.floor(y * height) * width + Math.floor(x * width)) * info.channels;
  return [...data.subarray(from, from + 3)];
}

const isGreen = ([red = 0, high = 0]: number[]) => high > 180 && red < 90;
const LOWER_RIGHT = [0.93, 0.93] as const;
const UPPER_LEFT = [0.07, 0.07] as const;

const people = () => [guest, owner];
const shownToAll = () => Promise.all(people().map((who) => shown(who)));

/** Closed within a second, also for the studio, and no longer listed; tiles stay. */
async function expectClosed(old: { medium: string; big: string; urlS: string }[]) {
  const statuses = () =>
    Promise.all(
      people().flatMap((who, i) => [old[i]?.medium, old[i]?.big].map((at) => who.get(at ?? ''))),
    ).then((answers) => answers.map((answer) => answer.status));
  await vi.waitFor(async () => expect(await statuses()).toEqual([404, 404, 404, 404]), {
    timeout: aSecond(),
    interval: 20,
  });
  expect((await guest.get(old[0]?.urlS ?? '')).status).toBe(200);
  expect(await shown()).toMatchObject({ state: 'processing', medium: '', big: '' });
}

describe('a watermark', () => {
  test('does not change a project with the option off', async () => {
    const before = await shown();
    expect((await send(await green(400, 200))).status).toBe(200);
    await work();
    expect(await shown()).toEqual(before);
    expect(isGreen(await pixel(before.big, ...LOWER_RIGHT))).toBe(false);
    expect(await watermarkOf(project.id)).toBeNull();
  });

  test('switched on, closes the unmarked pictures at once, and later ones have it', async () => {
    const bare = await shownToAll();
    for (const [i, who] of people().entries()) expect((await who.get(bare[i]?.big ?? '')).status).toBe(200);
    expect((await owner.put(`/events/${project.id}`, { event: { add_watermark: true } })).status).toBe(200);
    await expectClosed(bare);
    await work();
    const marked = await shown();
    expect(marked.state).toBe('ready');
    for (const address of [marked.medium, marked.big]) {
      expect(isGreen(await pixel(address, ...LOWER_RIGHT))).toBe(true);
      expect(isGreen(await pixel(address, 0.5, 0.5))).toBe(false);
    }
    expect(isGreen(await pixel(marked.urlS, ...LOWER_RIGHT))).toBe(false);
    expect((await guest.get(bare[0]?.big ?? '')).status).toBe(404);
    expect(await watermarkOf(project.id)).toMatchObject({
      watermark: { width: 400, position: 'bottom_right' },
    });
  });

  test('moved, then enlarged, is never shown at its former position', async () => {
    const old = await shownToAll();
    expect((await owner.put(at(), { position: 'top_left' })).json).toMatchObject({ position: 'top_left' });
    await expectClosed(old);
    await work();
    const moved = await shown();
    expect(isGreen(await pixel(moved.big, ...UPPER_LEFT))).toBe(true);
    expect(isGreen(await pixel(moved.big, ...LOWER_RIGHT))).toBe(false);
    await owner.put(at(), { position: 'center', big: true });
    await work();
    expect(isGreen(await pixel((await shown()).big, 0.4, 0.5))).toBe(true);
  });

  test('changed during a render: the outdated picture is not shown, and is rendered again', async () => {
    const [row] = await sql<{ sha256: string; version: string }>(
      'select sha256, version from media where id = $1',
      [media],
    );
    const input = { media, sha256: row?.sha256 ?? '', version: row?.version ?? '', previous: null };
    await owner.put(at(), { big: false });
    await derivePhoto({ ...input, step: 'large' });
    expect((await shown()).state).toBe('processing');
    await work();
    expect(isGreen(await pixel((await shown()).big, 0.42, 0.5))).toBe(false);
    expect((await shown()).state).toBe('ready');
  });

  test('changed directly in the database has the same effect, and the sweep renders the rest', async () => {
    const old = await shownToAll();
    await sql(`update brands set watermark_position = 'bottom_left' where id = $1`, [brand]);
    await expectClosed(old);
    await renderMissing();
    await work();
    expect(isGreen(await pixel((await shown()).big, 0.07, 0.93))).toBe(true);
  });

  test('over the full width requires 1280 pixels, with a message', async () => {
    const narrow = await owner.put(at(), { position: 'bottom_full_width' });
    expect([narrow.status, narrow.json.code]).toEqual([422, 'WATERMARK_TOO_NARROW']);
    expect(narrow.text).toMatch(/1,?280.*400/);
    expect((await send(await green(1280, 100), { position: 'bottom_full_width' })).status).toBe(200);
    await work();
    const { big } = await shown();
    for (const x of [0.01, 0.5, 0.99]) expect(isGreen(await pixel(big, x, 0.98))).toBe(true);
    const smaller = await send(await green(600, 100));
    expect(smaller.json.code).toBe('WATERMARK_TOO_NARROW');
  });

  test.each([
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ['a page', Buffer.from('<!doctype html><p>x')],
    ['an archive', Buffer.from('PK\x03\x04')],
    ['nothing', Buffer.alloc(0)],
    ['no picture at all', Buffer.from('my logo')],
  ])('is refused from %s', async (_what, bytes) => {
    const before = await sql('select watermark_sha256 from brands where id = $1', [brand]);
    const answer = await send(bytes);
    expect([answer.status, answer.json.code]).toEqual([422, 'WATERMARK_NOT_USABLE']);
    expect(await sql('select watermark_sha256 from brands where id = $1', [brand])).toEqual(before);
  });

  test('is refused from a truncated picture, and from a decompression bomb', async () => {
    const whole = await green(300, 300);
    const bomb = Buffer.from(whole);
    bomb.writeUInt32BE(40_000, 16);
    bomb.writeUInt32BE(40_000, 20);
    for (const bytes of [whole.subarray(0, whole.length - 40), bomb])
      expect((await send(bytes)).json.code).toBe('WATERMARK_NOT_USABLE');
    const large = await owner.put(at(), { image: 'A'.repeat(9_000_000) });
    expect(large.status).toBe(413);
  });

  test('is returned to the studio alone, as pixels, and once removed it is gone from the pictures', async () => {
    const answer = await fetch(app.origin + at(), { headers: { Cookie: owner.cookie } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await guest.get(at())).status).toBe(404);
    const old = await shownToAll();
    expect((await owner.delete(at())).status).toBe(200);
    await expectClosed(old);
    await work();
    expect(isGreen(await pixel((await shown()).big, 0.5, 0.98))).toBe(false);
    expect((await owner.get(at())).status).toBe(204);
  });
});

test('two concurrent changes of a watermark are both stored', async () => {
  for (const [position, big] of [
    ['center', true],
    ['top_left', false],
    ['center', true],
  ] as const) {
    const answers = await Promise.all([owner.put(at(), { position }), owner.put(at(), { big })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const stored =
      'select watermark_position::text as position, big_watermark as big from brands where id = $1';
    expect(await sql(stored, [brand])).toEqual([{ position, big }]);
  }
});
