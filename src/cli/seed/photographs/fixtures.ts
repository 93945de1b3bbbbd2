import sharp from 'sharp';
import { makeRandom } from './render/random.mjs';

export interface FixtureOptions {
  /** Pixels as stored, before any orientation is applied. */
  width: number;
  height: number;
  /** Each seed makes another picture and other bytes; the same seed the same. */
  seed: number;
  /** EXIF by block (IFD0, IFD2 = the camera's, IFD3 = GPS), as sharp expects it. */
  exif?: Record<string, Record<string, string>>;
  /** EXIF orientation, 1..8. */
  orientation?: number;
}

const GRAINS = 4099;
const SPOTS = { width: 12, height: 8, channels: 3 } as const;

/** A small distinct JPEG for tests: soft spots of colour under grain. Costs milliseconds at test sizes. */
export async function makeJpeg({ width, height, seed, exif, orientation }: FixtureOptions): Promise<Buffer> {
  const random = makeRandom(seed);
  const spots = Buffer.from(Array.from({ length: 12 * 8 * 3 }, () => random.range(20, 235)));
  const pixels = new Uint8ClampedArray(
    await sharp(spots, { raw: SPOTS }).resize(width, height, { fit: 'fill' }).raw().toBuffer(),
  );
  // A prime number of grains, repeated: rows differ, and a million pixels take no million random numbers.
  const grain = Int8Array.from({ length: GRAINS }, () => random.range(-5, 5));
  for (let i = 0; i < pixels.length; i++) pixels[i] = (pixels[i] ?? 0) + (grain[i % GRAINS] ?? 0);
  const image = sharp(pixels, { raw: { width, height, channels: 3 } }).jpeg({ quality: 85 });
  if (exif) image.withExif(exif);
  if (orientation) image.withMetadata({ orientation });
  return image.toBuffer();
}
