import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { whole } from '../../tests/helpers/part';
import { deriveLarge, deriveSize, deriveThumbnails } from './derive';
import { probePhotograph } from './probe';
import { pixelAt, plain, useFolder } from './tests/make-photograph';
import type { Watermark } from './types';

const write = useFolder();

/** A green watermark, twice as wide as high. */
async function greenMark(more: Partial<Watermark> = {}): Promise<Watermark> {
  const image = await plain(200, 100, '#00ff00').png().toBuffer();
  return { image, width: 200, height: 100, position: 'bottom_right', big: false, ...more };
}

const isGreen = ([red, green, blue]: number[]) =>
  (green ?? 0) > 180 && (red ?? 255) < 90 && (blue ?? 255) < 90;

describe('a watermark', () => {
  test.each(whole ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 6])(
    'is at the lower right of the upright picture, orientation %i, from medium up',
    async (orientation) => {
      const bytes = await plain(2400, 1600, '#223').withMetadata({ orientation }).jpeg().toBuffer();
      const path = await write(bytes);
      const photo = await probePhotograph(path);
      const options = { bigLongSide: 1920, optimise: true, watermark: await greenMark() } as const;
      const { big, medium } = await deriveLarge(path, photo, options);
      for (const { data, width, height } of [big, medium]) {
        const short = Math.min(width, height);
        // The middle of a watermark a fifth of the short side long, 2 % from both edges.
        const x = 1 - (short * 0.12) / width;
        const y = 1 - (short * 0.07) / height;
        expect(isGreen(await pixelAt(data, x, y))).toBe(true);
        expect(isGreen(await pixelAt(data, 1 - (short * 0.01) / width, y))).toBe(false);
        expect(isGreen(await pixelAt(data, 1 - (short * 0.25) / width, y))).toBe(false);
        expect(isGreen(await pixelAt(data, 0.5, 0.5))).toBe(false);
      }
      const { s300, s600 } = await deriveThumbnails(path, photo);
      for (const { data } of [s300, s600]) expect(isGreen(await pixelAt(data, 0.9, 0.94))).toBe(false);
    },
  );

  test('is on a size made for downloading, at the same place, and leaves its clear parts clear', async () => {
    const path = await write(await plain(3000, 2000, '#223').jpeg().toBuffer());
    const photo = await probePhotograph(path);
    const ring = await sharp({
      create: { width: 100, height: 100, channels: 4, background: { r: 0, g: 255, b: 0, alpha: 0 } },
    })
      .composite([{ input: await plain(100, 30, '#00ff00').png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const watermark = await greenMark({
      image: ring,
      width: 100,
      height: 100,
      position: 'center',
      big: true,
    });
    const web = await deriveSize(path, photo, { maxSide: 1920, optimise: true, watermark });
    expect([web.width, web.height]).toEqual([1920, 1280]);
    // Half of the short side: from a quarter to three quarters of the height, green only in its upper third.
    expect(isGreen(await pixelAt(web.data, 0.5, 0.3))).toBe(true);
    expect(isGreen(await pixelAt(web.data, 0.5, 0.6))).toBe(false);
    expect(isGreen(await pixelAt(web.data, 0.5, 0.2))).toBe(false);
    const bare = await deriveSize(path, photo, { maxSide: 5000, optimise: false });
    expect([bare.width, isGreen(await pixelAt(bare.data, 0.5, 0.3))]).toEqual([3000, false]);
  });

  test('over the full width reaches both edges', async () => {
    const path = await write(await plain(1000, 1500, '#223').jpeg().toBuffer());
    const photo = await probePhotograph(path);
    const image = await plain(1280, 128, '#00ff00').png().toBuffer();
    const watermark = await greenMark({ image, width: 1280, height: 128, position: 'bottom_full_width' });
    const { data } = await deriveSize(path, photo, { maxSide: 1500, optimise: true, watermark });
    for (const x of [0.01, 0.5, 0.99]) expect(isGreen(await pixelAt(data, x, 0.99))).toBe(true);
    expect(isGreen(await pixelAt(data, 0.5, 0.9))).toBe(false);
  });

  test('leaves out a picture that is too small for it', async () => {
    const path = await write(await plain(2, 1, '#223').png().toBuffer());
    const photo = await probePhotograph(path);
    const { big } = await deriveLarge(path, photo, {
      bigLongSide: 1920,
      optimise: true,
      watermark: await greenMark(),
    });
    expect([big.width, big.height]).toEqual([2, 1]);
  });
});
