import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { whole } from '../../tests/helpers/part';
import { deriveLarge, deriveSize, deriveThumbnails } from './derive';
import { probePhotograph } from './probe';
import { noise, pixelAt, plain, useFolder, withRedCorner } from './tests/make-photograph';

const write = useFolder();

async function deriveAll(bytes: Buffer, bigLongSide: 1920 | 3500 = 1920, optimise = true) {
  const path = await write(bytes);
  const probe = await probePhotograph(path);
  return {
    ...(await deriveThumbnails(path, probe)),
    ...(await deriveLarge(path, probe, { bigLongSide, optimise })),
  };
}
const size = (image: { width: number; height: number }) => [image.width, image.height];

describe('derived pictures', () => {
  test('have their sizes, and their declared format', async () => {
    const all = await deriveAll(await noise(2400, 1800).jpeg().toBuffer());
    expect([all.s300, all.s600, all.medium, all.big].map(size)).toEqual([
      [400, 300],
      [800, 600],
      [1280, 960],
      [1920, 1440],
    ]);
    for (const image of [all.s300, all.s600, all.medium, all.big]) {
      const { format, width, height, isProgressive } = await sharp(image.data).metadata();
      expect([format, width, height]).toEqual(['jpeg', image.width, image.height]);
      expect(isProgressive).toBe(image.width > 800);
      expect(image.bytes).toBe(image.data.length);
    }
    expect(Buffer.from(all.thumbhash, 'base64').length).toBeGreaterThan(4);
  });

  test('are larger and finer for high definition, untouched', async () => {
    const bytes = await noise(3600, 360).jpeg().toBuffer();
    const [fine, light] = [await deriveAll(bytes, 3500, false), await deriveAll(bytes, 3500, true)];
    expect(size(fine.big)).toEqual([3500, 350]);
    expect(fine.big.bytes).toBeGreaterThan(light.big.bytes);
    expect((await sharp(fine.big.data).metadata()).chromaSubsampling).toBe('4:4:4');
    expect((await sharp(light.big.data).metadata()).chromaSubsampling).toBe('4:2:0');
  });

  test('are sharpened where they are at most half as large as the photograph', async () => {
    const bytes = await noise(1300, 900).jpeg({ quality: 95 }).toBuffer();
    const path = await write(bytes);
    const photo = await probePhotograph(path);
    const contrast = async (maxSide: number, optimise: boolean) => {
      const { data } = await deriveSize(path, photo, { maxSide, optimise });
      return (await sharp(data).stats()).channels[0]?.stdev ?? 0;
    };
    expect(await contrast(650, true)).toBeGreaterThan((await contrast(650, false)) * 1.1);
    expect(await contrast(700, true)).toBeLessThan((await contrast(700, false)) * 1.05);
  });

  test.each([
    [1, 1, [1, 1], [1, 1]],
    [200, 100, [200, 100], [200, 100]],
    [6000, 500, [3600, 300], [1920, 160]],
    [300, 7000, [13, 300], [82, 1920]],
    [20_000, 10, [16_000, 8], [1920, 1]],
  ])('of %i × %i are never enlarged nor lost', async (width, height, s300, big) => {
    const all = await deriveAll(await plain(width, height, '#369').png().toBuffer());
    expect([size(all.s300), size(all.big)]).toEqual([s300, big]);
  });

  // Where the red corner of the sensor's upper left ends up: x, y.
  const CORNERS = [
    [1, 0.1, 0.1],
    [2, 0.9, 0.1],
    [3, 0.9, 0.9],
    [4, 0.1, 0.9],
    [5, 0.1, 0.1],
    [6, 0.9, 0.1],
    [7, 0.9, 0.9],
    [8, 0.1, 0.9],
  ] as const;
  test.each(whole ? CORNERS : CORNERS.filter(([one]) => [1, 3, 6].includes(one)))(
    'are upright for orientation %i',
    async (orientation, x, y) => {
      const bytes = await (await withRedCorner(1600, 800)).withMetadata({ orientation }).jpeg().toBuffer();
      const all = await deriveAll(bytes);
      expect(size(all.s300)).toEqual(orientation >= 5 ? [150, 300] : [600, 300]);
      for (const image of [all.s300, all.s600, all.medium, all.big]) {
        const [red, , blue] = await pixelAt(image.data, x, y);
        expect([red > 200, blue < 60]).toEqual([true, true]);
        const [, , opposite] = await pixelAt(image.data, 1 - x, 1 - y);
        expect(opposite).toBeGreaterThan(200);
        expect((await sharp(image.data).metadata()).orientation).toBeUndefined();
      }
    },
  );

  test('carry no metadata', async () => {
    const bytes = await noise(900, 600)
      .withExif({
        IFD0: { Artist: 'SECRETOWNER', Copyright: 'SECRETOWNER' },
        IFD2: { BodySerialNumber: 'SECRETSERIAL' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 46/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>SECRETXMP</a></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(bytes.includes('SECRETSERIAL') && bytes.includes('SECRETXMP')).toBe(true);
    const all = await deriveAll(bytes);
    for (const { data } of [all.s300, all.s600, all.medium, all.big]) {
      const { exif, xmp, iptc, icc, space } = await sharp(data).metadata();
      expect([exif, xmp, iptc, icc, space]).toEqual([undefined, undefined, undefined, undefined, 'srgb']);
      expect(data.includes('SECRET')).toBe(false);
    }
  });

  test.each([
    [
      'Display P3',
      async () => plain(400, 300, '#3264c8').withIccProfile('p3').jpeg({ quality: 100 }).toBuffer(),
      [50, 100, 200],
    ],
    [
      'CMYK',
      async () =>
        plain(400, 300, '#647896')
          .toColourspace('cmyk')
          .withIccProfile('cmyk')
          .jpeg({ quality: 100 })
          .toBuffer(),
      [100, 120, 150],
    ],
    [
      'greyscale',
      async () => plain(400, 300, '#646464').greyscale().jpeg({ quality: 100 }).toBuffer(),
      [100, 100, 100],
    ],
    [
      '16-bit PNG',
      async () => plain(400, 300, '#3264c8').toColourspace('rgb16').png().toBuffer(),
      [50, 100, 200],
    ],
    ['TIFF', async () => plain(400, 300, '#3264c8').tiff().toBuffer(), [50, 100, 200]],
    ['WebP', async () => plain(400, 300, '#3264c8').webp({ quality: 100 }).toBuffer(), [50, 100, 200]],
    ['AVIF', async () => plain(400, 300, '#3264c8').avif({ quality: 90 }).toBuffer(), [50, 100, 200]],
    ['GIF', async () => plain(400, 300, '#3264c8').gif().toBuffer(), [50, 100, 200]],
    [
      'transparent PNG',
      async () => plain(400, 300, '#3264c8').ensureAlpha(0).png().toBuffer(),
      [255, 255, 255],
    ],
  ])('show the colours of %s', async (name, make, expected) => {
    const all = await deriveAll(await make());
    // CMYK does not convert every color exactly.
    const tolerance = name === 'CMYK' ? 16 : 8;
    for (const image of [all.s300, all.big]) {
      const seen = await pixelAt(image.data, 0.5, 0.5);
      const distances = seen.map((value, channel) => Math.abs(value - (expected[channel] ?? 0)));
      expect(Math.max(...distances), `${name} shows ${seen.join()}`).toBeLessThanOrEqual(tolerance);
    }
  });

  test.each(['jpeg', 'png', 'webp', 'tiff'] as const)('are not made of half a %s', async (format) => {
    const bytes = await sharp(await noise(900, 600).png().toBuffer())
      .toFormat(format)
      .toBuffer();
    const path = await write(bytes.subarray(0, Math.floor(bytes.length / 2)));
    const derive = async () => {
      const probe = await probePhotograph(path);
      await deriveThumbnails(path, probe);
    };
    await expect(derive()).rejects.toMatchObject({ code: 'PHOTO_BROKEN' });
  });

  test('are not made of a JPEG with damaged pixels', async () => {
    const bytes = await noise(900, 600).jpeg().toBuffer();
    const middle = Math.floor(bytes.length / 2);
    bytes.fill(Buffer.from('ffd9', 'hex'), middle, middle + 400);
    const path = await write(bytes);
    const probe = await probePhotograph(path);
    await expect(deriveThumbnails(path, probe)).rejects.toMatchObject({ code: 'PHOTO_BROKEN' });
    await expect(deriveLarge(path, probe, { bigLongSide: 1920, optimise: true })).rejects.toMatchObject({
      code: 'PHOTO_BROKEN',
    });
  });

  test('blame no photograph for a file that is gone', async () => {
    const path = await write(await plain(90, 60, '#444').jpeg().toBuffer());
    const probe = await probePhotograph(path);
    await expect(deriveThumbnails(`${path}-gone`, probe)).rejects.not.toMatchObject({ name: 'KeepersError' });
  });
});
