import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll } from 'vitest';

/** A temporary folder for the tests of one file, and a way to write into it. */
export function useFolder(): (bytes: Buffer | string) => Promise<string> {
  let folder = '';
  let number = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keepers-images-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return async (bytes) => {
    number += 1;
    const path = join(folder, String(number));
    await writeFile(path, bytes);
    return path;
  };
}

/** A plain picture of one colour. */
export function plain(width: number, height: number, background: string): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/**
 * Noise: large files that do not compress, so that cutting them cuts pixels. The same for the same size, its values even
 * around 128 by 69 (a deviation of 40); libvips' own noise takes a second for four megapixels.
 */
export function noise(width: number, height: number): Sharp {
  const pixels = Buffer.allocUnsafe(width * height * 3);
  let random = 1;
  for (let at = 0; at < pixels.length; at++) {
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    pixels[at] = 59 + (((random >>> 8) & 0xff) * 138) / 255;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Blue with a red upper left quarter, as the sensor saw it before any turning. */
export async function withRedCorner(width: number, height: number): Promise<Sharp> {
  const corner = await plain(width / 2, height / 2, '#ff0000')
    .png()
    .toBuffer();
  const bytes = await plain(width, height, '#0000ff')
    .composite([{ input: corner, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return sharp(bytes);
}

/** Red, green, blue of the pixel at this share of width and height. */
export async function pixelAt(image: Buffer, x: number, y: number): Promise<[number, number, number]> {
  const { data, info } = await sharp(image)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [data[at] ?? -1, data[at + 1] ?? -1, data[at + 2] ?? -1];
}
