import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { derivativeKey, originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { serveAndDraw } from '@media/upload/tests/serve-and-draw';
import { makeStudio, type Studio, sha256Of, tusClient } from '@media/upload/tests/studio';
import exifr from 'exifr';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pool } from '@/core/db/pool';
import { openTestApp } from '../helpers/test-app';

/** A folder of odd files: `KEEPERS_ODDITIES=/path npm run test:long`. Without it the tests are skipped. */
const folder = process.env.KEEPERS_ODDITIES ?? '';
const app = await openTestApp();

/** The result of a file: refused at upload with this code and format, refused by the renderer, or shown. */
const EXPECTED: Record<string, string> = {
  '65536x65536-limit.png': 'PIXELS_TOO_MANY',
  'giant-dimensions.jpg': 'PIXELS_TOO_MANY',
  'truncated-sharp.jpg': 'drawing PHOTO_BROKEN',
  'truncated-half.jpg': 'drawing PHOTO_BROKEN',
  'corrupted-real.jpg': 'drawing PHOTO_BROKEN',
  'truncated-header.jpg': 'PHOTO_BROKEN',
  '8bit-sRGB.jxl': 'NOT_A_PHOTOGRAPH JPEG XL',
  'zero-byte.jpg': 'NOT_A_PHOTOGRAPH empty',
  'html-named.jpg': 'NOT_A_PHOTOGRAPH web page',
  'script.svg': 'NOT_A_PHOTOGRAPH SVG',
  'xxe.svg': 'NOT_A_PHOTOGRAPH SVG',
  'svg-named.jpg': 'NOT_A_PHOTOGRAPH SVG',
  'zip-named.jpg': 'NOT_A_PHOTOGRAPH ZIP',
  'zip-slip.zip': 'NOT_A_PHOTOGRAPH ZIP',
  'zip-bomb-small.zip': 'NOT_A_PHOTOGRAPH ZIP',
};

/** The upright sizes of `big` that the table expects. */
const SHOWN: Record<string, [number, number]> = {
  'one-pixel.png': [1, 1],
  'panorama-12000x1000.jpg': [3500, 292],
  'tall-600x7000.jpg': [300, 3500],
  'IMG_2682.heic': [3500, 2625],
};
for (let orientation = 1; orientation <= 8; orientation++) {
  SHOWN[`orientation/Landscape_${orientation}.jpg`] = [1800, 1200];
  SHOWN[`orientation/Portrait_${orientation}.jpg`] = [1200, 1800];
}

const files = folder
  ? (readdirSync(folder, { recursive: true }) as string[])
      .filter((name) => statSync(path.join(folder, name)).isFile() && name !== 'ODDITIES.md')
      .sort()
  : [];
const read = (name: string) => readFileSync(path.join(folder, name));

let served: Awaited<ReturnType<typeof serveAndDraw>>;
let studio: Studio;

beforeAll(async () => {
  served = await serveAndDraw(app);
  studio = await makeStudio();
});

interface Row {
  state: string;
  name: string;
  version: string;
  width: number;
  height: number;
  rating: number | null;
  captured_at: string | null;
  refusal_code: string | null;
}

const settled = (media: string) =>
  vi.waitFor(
    async () => {
      const { rows } = await pool().query<Row>(
        `select state::text as state, name, version, width::int as width, height::int as height, rating::int as rating,
                captured_at, refusal_code from media where id = $1`,
        [media],
      );
      if (!rows[0] || rows[0].state === 'processing') throw new Error('still processing');
      return rows[0];
    },
    { timeout: 90_000, interval: 100 },
  );

async function pictures(media: string, version: string): Promise<Buffer[]> {
  const keys = (['s300', 's600', 'medium', 'big'] as const).map((size) =>
    derivativeKey(studio.event, media, version, size),
  );
  return Promise.all(
    keys.map(async (key) => Buffer.concat((await (await storage().read(key))?.stream.toArray()) ?? [])),
  );
}

/** Sends a file as a browser does; returns its media, or the text of the refusal. */
async function send(
  name: string,
  bytes: Buffer,
): Promise<{ media: string } | { code: string; says: string }> {
  const client = tusClient(served.origin, studio);
  const answer = await client.send(bytes, { filename: path.basename(name) });
  const media = answer.headers.get('Media-Id');
  if (media) return { media };
  const said = (await answer.json()) as { code: string; errors: Record<string, string[]> };
  return { code: said.code, says: Object.values(said.errors).flat().join(' ') };
}

describe.skipIf(files.length === 0)('an odd file (KEEPERS_ODDITIES names their folder)', () => {
  test.each(files)('%s', async (name) => {
    const bytes = read(name);
    const sent = await send(name, bytes);
    const [code, ...words] = (EXPECTED[name] ?? 'shown').split(' ');
    if ('code' in sent) {
      expect([name, sent.code]).toEqual([name, code]);
      for (const word of words) expect(sent.says).toContain(word);
      expect(await storage().stat(originalKey(studio.account, sha256Of(bytes)))).toBeNull();
      return;
    }
    const row = await settled(sent.media);
    if (code === 'drawing') {
      expect([row.state, row.refusal_code]).toEqual(['refused', words[0]]);
      return;
    }
    expect([name, row.state, row.refusal_code]).toEqual([name, 'ready', null]);
    expect(code).toBe('shown');
    const original = await storage().stat(originalKey(studio.account, sha256Of(bytes)));
    expect(original?.bytes).toBe(bytes.length);
    const all = await pictures(sent.media, row.version);
    for (const picture of all) {
      const header = await sharp(picture).metadata();
      expect([header.format, header.space, header.orientation, header.exif, header.icc, header.xmp]).toEqual([
        'jpeg',
        'srgb',
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(await exifr.gps(picture).catch(() => undefined)).toBeUndefined();
      expect(picture.includes('<script')).toBe(false);
    }
    const shown = SHOWN[name];
    if (shown) expect([name, row.width, row.height]).toEqual([name, ...shown]);
  });
});

test.skipIf(files.length === 0)(
  'odd tags: ratings are kept, impossible dates fall back, colors are right',
  async () => {
    const row = async (name: string) => {
      const sent = await send(name, read(name));
      return 'media' in sent ? { media: sent.media, ...(await settled(sent.media)) } : null;
    };
    expect(await row('rating-5-label.jpg')).toMatchObject({ rating: 5 });
    expect(await row('xmp-rating.jpg')).toMatchObject({ state: 'ready' });
    expect(await row('date-zero.jpg')).toMatchObject({ captured_at: null });
    expect((await row('date-future.jpg'))?.captured_at).toMatch(/^2099/);
    // Inks taken for their negatives would be dark where paper is white: the two differ in nothing but their profile.
    for (const name of ['cmyk.jpg', 'cmyk-noprofile.jpg', '10bit-HDR-P3.avif', 'IMG_2682.heic']) {
      const found = await row(name);
      const [, , medium] = await pictures(found?.media ?? '', found?.version ?? '');
      const { channels } = await sharp(medium).stats();
      const means = channels.map((channel) => channel.mean);
      expect([name, means.every((mean) => mean > 25 && mean < 245)]).toEqual([name, true]);
      expect([name, channels.every((channel) => channel.stdev > 10)]).toEqual([name, true]);
    }
  },
);

test.skipIf(files.length === 0)(
  'HEIC cut anywhere is never accepted as complete, and failures do not stop the rest of a batch',
  async () => {
    const whole = read('IMG_2682.heic');
    for (const share of [0.2, 0.6, 0.98]) {
      const sent = await send('cut.heic', whole.subarray(0, Math.floor(whole.length * share)));
      expect([share, 'code' in sent && sent.code]).toEqual([share, 'PHOTO_BROKEN']);
    }
    const hole = Buffer.from(whole);
    hole.fill(0, Math.floor(whole.length * 0.5), Math.floor(whole.length * 0.8));
    const sent = await send('hole.heic', hole);
    // Its decoder accepts holes: what counts is that no process dies.
    if ('media' in sent) expect(['ready', 'refused']).toContain((await settled(sent.media)).state);
  },
);
