import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { deriveLarge, deriveThumbnails } from './derive';
import { boxesCutOff } from './measure-boxes';
import { probePhotograph } from './probe';
import { renderHere } from './render-here';
import { noise, pixelAt, plain, useFolder } from './tests/make-photograph';
import { wrapPixels } from './wrap-pixels';

const write = useFolder();

describe('a photograph rendered in a child process', () => {
  test('has the same pictures as in this process, also alone', async () => {
    const path = await write(await noise(900, 600).jpeg().toBuffer());
    const photo = await probePhotograph(path);
    const here = await renderHere({ kind: 'thumbnails', path, photo });
    expect(await deriveThumbnails(path, photo)).toEqual(here);
    expect(await deriveThumbnails(path, photo, { alone: true })).toEqual(here);
  });

  test('is refused for the same reasons', async () => {
    const bytes = await noise(900, 600).jpeg().toBuffer();
    const path = await write(bytes);
    const photo = await probePhotograph(path);
    await writeFile(path, bytes.subarray(0, bytes.length / 2));
    const options = { bigLongSide: 1920, optimise: true } as const;
    for (const alone of [false, true])
      await expect(deriveLarge(path, photo, options, { alone })).rejects.toMatchObject({
        name: 'KeepersError',
        code: 'PHOTO_BROKEN',
      });
  });

  test('is not refused for an error that is not its own', async () => {
    const path = await write(await plain(90, 60, '#444').jpeg().toBuffer());
    const photo = await probePhotograph(path);
    await expect(deriveThumbnails(`${path}-gone`, photo)).rejects.not.toMatchObject({ name: 'KeepersError' });
  });
});

test('pixels of another decoder keep their colours by their profile', async () => {
  const { icc } = await sharp(await plain(9, 9, '#3264c8').withIccProfile('p3').png().toBuffer()).metadata();
  // Display P3's pure green is outside of sRGB; a middle green of P3 is a stronger one in sRGB.
  const pixels = { width: 3, height: 2, data: Buffer.from('509650ff'.repeat(6), 'hex') };
  const [red, green] = await pixelAt(
    await sharp(wrapPixels(pixels, icc)).toColourspace('srgb').png().toBuffer(),
    0.5,
    0.5,
  );
  expect([red < 0x50 - 10, green >= 0x96]).toEqual([true, true]);
  const plainly = await pixelAt(await sharp(wrapPixels(pixels, undefined)).png().toBuffer(), 0.5, 0.5);
  expect(plainly).toEqual([0x50, 0x96, 0x50]);
});

test('a box that ends past the file was cut off', async () => {
  const box = (length: number, body: number) => {
    const bytes = Buffer.alloc(8 + body);
    bytes.writeUInt32BE(length);
    return bytes;
  };
  const cut = async (...boxes: Buffer[]) => boxesCutOff(await write(Buffer.concat(boxes)));
  expect(await cut(box(24, 16), box(108, 100))).toBe(false);
  expect(await cut(box(24, 16), box(108, 50))).toBe(true);
  expect(await cut(box(24, 16), box(0, 50))).toBe(false);
  expect(await cut(box(24, 16), box(4, 50))).toBe(true);
  const long = box(1, 40);
  long.writeBigUInt64BE(48n, 8);
  expect(await cut(long)).toBe(false);
  long.writeBigUInt64BE(1n << 40n, 8);
  expect(await cut(long)).toBe(true);
});
