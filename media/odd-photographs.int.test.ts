import { utimes } from 'node:fs/promises';
import { derivePhoto, MOST_TRIES } from '@media/derive/operations/derive-photo';
import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { sweepStorage } from '@media/storage/operations/sweep-storage';
import { serveAndDraw } from '@media/upload/tests/serve-and-draw';
import { makeJpeg, makeStudio, type Studio, sha256Of, tusClient } from '@media/upload/tests/studio';
import { HOSTILE } from '@root/tests/helpers/hostile-names';
import { openTestApp } from '@root/tests/helpers/test-app';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pool } from '@/core/db/pool';

const app = await openTestApp();
const DAY = 24 * 3600 * 1000;

let served: Awaited<ReturnType<typeof serveAndDraw>>;
let studio: Studio;

beforeAll(async () => {
  served = await serveAndDraw(app);
  studio = await makeStudio();
});

interface Row {
  id: string;
  name: string;
  state: string;
  version: string;
  sha256: string;
  refusal_code: string | null;
  draw_tries: number | null;
}

const row = async (media: string) =>
  (
    await pool().query<Row>(
      `select id, name, state::text as state, version, sha256, refusal_code, draw_tries::int as draw_tries
         from media where id = $1`,
      [media],
    )
  ).rows[0] as Row;

const settled = (media: string) =>
  vi.waitFor(
    async () => {
      const found = await row(media);
      if (found.state === 'processing') throw new Error('still processing');
      return found;
    },
    { timeout: 30_000, interval: 50 },
  );

async function send(bytes: Buffer, filename = 'IMG_1.JPG') {
  const answer = await tusClient(served.origin, studio).send(bytes, { filename });
  const media = answer.headers.get('Media-Id');
  const said = media ? null : ((await answer.json()) as { code: string; errors: Record<string, string[]> });
  return {
    status: answer.status,
    media: media ?? '',
    code: said?.code,
    says: Object.values(said?.errors ?? {})[0],
  };
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#369' } });

describe('a file that is no photograph', () => {
  test.each([
    ['an empty file', Buffer.alloc(0), 'empty'],
    ['JPEG XL', Buffer.from('0000000c4a584c200d0a870a00000000', 'hex'), 'JPEG XL'],
    ['a camera’s raw file', Buffer.from('49492a00100000004352020000000000000000', 'hex'), 'camera raw'],
    ['a drawing with a script', Buffer.from('<svg xmlns="x"><script>alert(1)</script></svg>'), 'SVG'],
    [
      'a drawing that reads files',
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
      ),
      'SVG',
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'web page'],
    ['an archive', Buffer.from('PK\x03\x04 and more'), 'ZIP'],
    ['a video', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42', 'latin1'), 'video'],
    ['anything else', Buffer.from('my notes'), 'JPEG, HEIC, PNG'],
  ])(
    '%s is refused with a message that names it and the fix, and leaves nothing',
    async (_what, bytes, word) => {
      const answer = await send(bytes, 'photo.jpg');
      expect([answer.status, answer.code]).toEqual([415, 'NOT_A_PHOTOGRAPH']);
      expect(answer.says?.[0]).toContain(word);
      expect(await storage().stat(originalKey(studio.account, sha256Of(bytes)))).toBeNull();
    },
  );

  test('a page after a photograph’s end is not rendered', async () => {
    const jpeg = await makeJpeg(900);
    const { media } = await send(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]));
    const found = await settled(media);
    expect(found.state).toBe('ready');
    for await (const key of storage().list(`derivatives/${studio.event}/${media}/`)) {
      const picture = Buffer.concat(await ((await storage().read(key))?.stream.toArray() ?? []));
      expect(picture.includes('script')).toBe(false);
    }
  });
});

test.each([
  ['thousands of megapixels in a small PNG', 60_000, 60_000],
  ['sides whose product passes 32 bits', 65_536, 65_536],
])('%s are refused by the header alone', async (_what, width, height) => {
  // Valid at 8 × 8, with a false size in its header: code that decodes it would find it broken instead.
  const bytes = await plain(8, 8).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  const before = process.memoryUsage().rss;
  expect(await send(bytes)).toMatchObject({ status: 413, code: 'PIXELS_TOO_MANY' });
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});

test('a cut-off file is refused, and the others of its batch continue', async () => {
  const whole = await makeJpeg(901, 1200, 800);
  const [cut, header, other] = await Promise.all([
    send(whole.subarray(0, whole.length / 2)),
    send(whole.subarray(0, 200)),
    send(await makeJpeg(902)),
  ]);
  expect(await settled(cut.media)).toMatchObject({ state: 'refused', refusal_code: 'PHOTO_BROKEN' });
  expect(header).toMatchObject({ status: 422, code: 'PHOTO_BROKEN' });
  expect((await settled(other.media)).state).toBe('ready');
});

test.each(HOSTILE.filter((name) => name !== ''))('a camera may call its file %j', async (name) => {
  const bytes = await makeJpeg(1000 + HOSTILE.indexOf(name), 60, 40);
  const { media, code } = await send(bytes, name);
  const kept = (name.split(/[/\\]/).pop() ?? '').replace(/\p{Cc}|\p{Surrogate}/gu, '');
  // A lone surrogate cannot be encoded in UTF-8; all else is kept exactly.
  const expected = name.includes('\ud800') ? '\ufffd.jpg' : kept;
  expect(code).toBeUndefined();
  expect((await row(media)).name).toBe(expected);
  // On the disk there are ids and hashes, never names.
  for await (const key of storage().list(`derivatives/${studio.event}/${media}/`))
    expect(key).toMatch(/^derivatives\/[0-9a-f-]{36}\/[0-9a-f-]{36}\/[\w-]+\/(s300|s600|medium|big)\.jpg$/);
  await settled(media);
});

describe('a photograph over which processes die', () => {
  async function processing(number: number) {
    const bytes = await makeJpeg(number);
    const { media } = await send(bytes);
    const { sha256, version } = await settled(media);
    await pool().query(`update media set state = 'processing', version = null where id = $1`, [media]);
    return { bytes, input: { media, sha256, version, previous: null, step: 'thumbnails' as const } };
  }

  test('is refused after several tries, with a reason, and retried when it is uploaded again', async () => {
    const { bytes, input } = await processing(910);
    // As five drawings that began and never ended have left it.
    await pool().query('update media set draw_tries = $2 where id = $1', [input.media, MOST_TRIES]);
    await derivePhoto(input);
    expect(await row(input.media)).toMatchObject({ state: 'refused', refusal_code: 'PHOTO_NOT_DRAWN' });
    expect(await tusClient(served.origin, studio).state(input.media)).toEqual({
      state: 'refused',
      code: 'PHOTO_NOT_DRAWN',
    });
    const again = await send(bytes);
    expect(again.media).toBe(input.media);
    expect(await settled(input.media)).toMatchObject({
      state: 'ready',
      refusal_code: null,
      draw_tries: null,
    });
  });

  test('is rendered alone after the first death, and its count is reset when it succeeds', async () => {
    const { input } = await processing(911);
    await pool().query('update media set draw_tries = 1 where id = $1', [input.media]);
    await derivePhoto(input);
    expect(await settled(input.media)).toMatchObject({ state: 'ready', draw_tries: null });
  });

  test('is not blamed for an unreachable storage', async () => {
    const { input } = await processing(912);
    const put = vi.spyOn(storage(), 'put').mockRejectedValue(new Error('The storage is unreachable'));
    for (let i = 0; i < MOST_TRIES + 2; i++) await expect(derivePhoto(input)).rejects.toThrow('unreachable');
    put.mockRestore();
    expect(await row(input.media)).toMatchObject({ state: 'processing', draw_tries: null });
    await derivePhoto(input);
    expect((await settled(input.media)).state).toBe('ready');
  });
});

describe('the sweep of the storage', () => {
  const write = async (key: string, days: number, bytes: Buffer = Buffer.from('bytes')) => {
    await storage().put(key, bytes, { contentType: 'image/jpeg' });
    const then = new Date(Date.now() - days * DAY);
    await utimes(storage().localPath(key) ?? '', then, then);
    return key;
  };
  const there = async (key: string) => (await storage().stat(key)) !== null;
  const noAccount = '00000000-0000-7000-8000-000000000001';

  test('removes files without a row after two days, and nothing else', async () => {
    const { media } = await send(await makeJpeg(920));
    const shown = await settled(media);
    const kept = [
      originalKey(studio.account, shown.sha256),
      `derivatives/${studio.event}/${media}/${shown.version}/big.jpg`,
    ];
    for (const key of kept) {
      const then = new Date(Date.now() - 30 * DAY);
      await utimes(storage().localPath(key) ?? '', then, then);
    }
    kept.push(await write(originalKey(studio.account, 'a'.repeat(64)), 1));
    kept.push(await write('accounts/unknown/notes.txt', 30));
    kept.push(await write(`accounts/${studio.account}/other/file`, 30));
    const lost = [
      await write(originalKey(studio.account, 'b'.repeat(64)), 3),
      // The same bytes of another account are another file.
      await write(originalKey(noAccount, shown.sha256), 3),
      await write(`accounts/${studio.account}/watermarks/${'c'.repeat(64)}.png`, 3),
      await write(`derivatives/${studio.event}/${media}/oldversion01/big.jpg`, 3),
      await write(`derivatives/${studio.event}/${noAccount}/oldversion01/s300.jpg`, 3),
    ];
    expect(await sweepStorage()).toBe(lost.length);
    for (const key of kept) expect([key, await there(key)]).toEqual([key, true]);
    for (const key of lost) expect([key, await there(key)]).toEqual([key, false]);
    expect(await sweepStorage()).toBe(0);
  });

  test('leaves an original that is uploaded again at the same moment', async () => {
    const bytes = await makeJpeg(921);
    const key = await write(originalKey(studio.account, sha256Of(bytes)), 30, bytes);
    const [{ media }] = await Promise.all([send(bytes), sweepStorage()]);
    expect((await settled(media)).state).toBe('ready');
    expect((await storage().stat(key))?.bytes).toBe(bytes.length);
  });

  test('leaves an original that an unfinished upload has stored', async () => {
    const bytes = await makeJpeg(922);
    const client = tusClient(served.origin, studio);
    await client.create(bytes.length, { sha256: sha256Of(bytes) });
    const key = await write(originalKey(studio.account, sha256Of(bytes)), 30);
    await sweepStorage();
    expect(await there(key)).toBe(true);
  });
});
