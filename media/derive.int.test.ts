import { derivePhoto } from '@media/derive/operations/derive-photo';
import { derivativeKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { serveAndDraw } from '@media/upload/tests/serve-and-draw';
import { makeJpeg, makeStudio, tusClient } from '@media/upload/tests/studio';
import { whole } from '@root/tests/helpers/part';
import { openTestApp } from '@root/tests/helpers/test-app';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { pool, transaction } from '@/core/db/pool';

const app = await openTestApp();

let served: Awaited<ReturnType<typeof serveAndDraw>>;

beforeAll(async () => {
  served = await serveAndDraw(app);
});

interface Row {
  event_id: string;
  state: string;
  version: string;
  refusal_code: string | null;
  thumbhash: string;
  likeness: string;
  sharpness: number;
  width: number;
  height: number;
}

const row = async (media: string) =>
  (
    await pool().query<Row>(
      `select event_id, state::text as state, version, refusal_code, thumbhash, likeness, sharpness::float8 as sharpness, width::int as width, height::int as height
         from media where id = $1`,
      [media],
    )
  ).rows[0] as Row;

const sizes = ['s300', 's600', 'medium', 'big'] as const;

async function pictures(media: string, version: string) {
  const { event_id } = await row(media);
  const found = await Promise.all(
    sizes.map((size) => storage().stat(derivativeKey(event_id, media, version, size))),
  );
  return found.filter(Boolean).length;
}

const settled = (media: string) =>
  vi.waitFor(
    async () => {
      const found = await row(media);
      if (found.state === 'processing') throw new Error('still processing');
      return found;
    },
    { timeout: 15_000, interval: 50 },
  );

test('a photograph gets its tiles first, then its large sizes, and its project is notified of both', async () => {
  const studio = await makeStudio();
  const client = tusClient(served.origin, studio);
  const media = (await client.send(await makeJpeg(1, 2400, 1600))).headers.get('Media-Id') ?? '';
  const done = await settled(media);
  expect(done).toMatchObject({ state: 'ready', width: 2400, height: 1600, refusal_code: null });
  expect(done.thumbhash).toMatch(/^[A-Za-z0-9+/]+=*$/);
  // Measured, without anything to compare by.
  expect([done.likeness, done.sharpness]).toEqual(['', expect.any(Number)]);
  expect(await pictures(media, done.version)).toBe(4);
  const medium = storage().localPath(derivativeKey(studio.event, media, done.version, 'medium')) ?? '';
  const header = await sharp(medium).metadata();
  expect([header.width, header.exif]).toEqual([1280, undefined]);
  const changes = await pool().query<{ state: string }>(
    `select data->>'state' as state from event_changes where event_id = $1 order by id`,
    [studio.event],
  );
  expect(changes.rows.map((change) => change.state)).toEqual(['processing', 'processing', 'ready']);
  expect(await client.state(media)).toEqual({ state: 'ready' });
});

test('each step may run twice', async () => {
  const studio = await makeStudio();
  const media =
    (await tusClient(served.origin, studio).send(await makeJpeg(2))).headers.get('Media-Id') ?? '';
  const done = await settled(media);
  const { sha256 } = (
    await pool().query<{ sha256: string }>('select sha256 from media where id = $1', [media])
  ).rows[0] as { sha256: string };
  await pool().query(`update media set state = 'processing' where id = $1`, [media]);
  const input = { media, sha256, version: done.version, previous: null };
  await derivePhoto({ ...input, step: 'thumbnails' });
  await derivePhoto({ ...input, step: 'large' });
  await derivePhoto({ ...input, step: 'large' });
  expect(await row(media)).toEqual(done);
});

test('damaged bytes end as a refused photograph, and the job is not retried', async () => {
  const studio = await makeStudio();
  const client = tusClient(served.origin, studio);
  const complete = await makeJpeg(3, 1200, 800);
  const media = (await client.send(complete.subarray(0, complete.length / 2))).headers.get('Media-Id') ?? '';
  expect(await settled(media)).toMatchObject({ state: 'refused', refusal_code: 'PHOTO_BROKEN' });
  expect(await client.state(media)).toEqual({ state: 'refused', code: 'PHOTO_BROKEN' });
});

test('an edit deletes the pictures of its proof once its own are stored', async () => {
  const studio = await makeStudio();
  const client = tusClient(served.origin, studio);
  const media = (await client.send(await makeJpeg(4))).headers.get('Media-Id') ?? '';
  const proof = await settled(media);
  await client.send(await makeJpeg(5, 800, 1000), { replaces: media });
  const edit = await settled(media);
  expect(edit).toMatchObject({ state: 'ready', width: 800, height: 1000 });
  expect(edit.version).not.toBe(proof.version);
  expect(await pictures(media, edit.version)).toBe(4);
  await vi.waitFor(async () => expect(await pictures(media, proof.version)).toBe(0));
});

test.runIf(whole)(
  'many waiting photographs are rendered without a pause between them',
  async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const sent = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, i) => (await client.send(await makeJpeg(50 + i))).headers.get('Media-Id') ?? '',
      ),
    );
    // The queue's own pace would be a job every two seconds.
    for (const media of sent) expect((await settled(media)).state).toBe('ready');
  },
  20_000,
);

test('a rolled-back transaction leaves no job', async () => {
  const { askToDerive } = await import('@media/jobs');
  const id = '00000000-0000-7000-8000-000000000000';
  await expect(
    transaction(async (sql) => {
      await askToDerive(sql, { id, sha256: 'x', event_id: id });
      throw new Error('away');
    }),
  ).rejects.toThrow('away');
  expect((await pool().query(`select 1 from pgboss.job where data->>'media' = $1`, [id])).rowCount).toBe(0);
});
