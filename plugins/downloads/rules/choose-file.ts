import type { UploadResolution } from '@plugins/kit/server/internal';

/** Long sides of the two rendered sizes, in px. */
export const LONG_SIDES = { web: 1920, hd: 3500 } as const;

/** The source of a photograph's bytes in one size. */
export type Source =
  /** As it was uploaded. */
  | 'original'
  /** The largest picture its project shows. */
  | 'big'
  /** Rendered for downloads from `big`: has the watermark of `big`. */
  | 'made'
  /** Rendered for the account from the original, larger than its project shows. */
  | 'enlarged';

/** Dimensions of the largest picture and of the original, in px, upright. */
export interface Shape {
  width: number;
  height: number;
  original_width: number | null;
  original_height: number | null;
}

const longSide = (width: number, height: number) => Math.max(width, height);

/** Returns the source of a photograph's file in this size; nothing is ever enlarged. */
export function chooseSource(photo: Shape, size: UploadResolution, shown: UploadResolution): Source {
  if (size === 'original') return 'original';
  const big = longSide(photo.width, photo.height);
  if (big > LONG_SIDES[size]) return 'made';
  const original = longSide(photo.original_width ?? 0, photo.original_height ?? 0);
  const fromOriginal = size === 'hd' && shown === 'web' && original > big;
  return fromOriginal ? 'enlarged' : 'big';
}

/** The input of an estimate besides the dimensions. */
export interface Weight {
  /** Of the original. */
  bytes: number;
}

/** How a project's pictures are compressed. */
export interface Compression {
  /** At quality 82; else left as they are, at 95. */
  optimise: boolean;
  /** How much heavier the project's own pictures are than the usual: `heavierBy`. */
  heavier: number;
}

/** Measured over 41 photographs of 2 to 20 megapixels. Pictures full of detail, or of little, differ by half. */
const BYTES_PER_PIXEL = { optimised: 0.13, untouched: 0.32 };

const usualBytes = (pixels: number, optimise: boolean): number =>
  pixels * (optimise ? BYTES_PER_PIXEL.optimised : BYTES_PER_PIXEL.untouched);

/** Returns how much heavier stored pictures are than the usual for their pixels; 1 without any. */
export function heavierBy(
  pictures: readonly { width: number; height: number; bytes: number }[],
  optimise: boolean,
): number {
  const usual = pictures.reduce((sum, { width, height }) => sum + usualBytes(width * height, optimise), 0);
  return usual > 0 ? pictures.reduce((sum, { bytes }) => sum + bytes, 0) / usual : 1;
}

/**
 * Estimates the bytes of a photograph in this size before it is measured; exact for the original. A picture rendered
 * at quality 82 is assumed to be no larger than its original; one left as it is (quality 95) may be.
 */
export function estimateBytes(
  photo: Shape & Weight,
  size: UploadResolution,
  source: Source,
  { optimise, heavier }: Compression,
): number {
  if (size === 'original') return photo.bytes;
  const [width, height] =
    source === 'enlarged'
      ? [photo.original_width ?? 0, photo.original_height ?? 0]
      : [photo.width, photo.height];
  const scale = Math.min(1, LONG_SIDES[size] / Math.max(1, longSide(width, height)));
  const bytes = Math.round(usualBytes(width * height * scale * scale, optimise) * heavier);
  return optimise ? Math.min(photo.bytes, bytes) : bytes;
}
