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

/**
 * Estimates the bytes of a photograph in this size before it is measured; exact for the original. A picture rendered
 * at quality 82 is assumed to be no larger than its original; one left as it is (`optimise` false, quality 95) may be.
 */
export function estimateBytes(
  photo: Shape & Weight,
  size: UploadResolution,
  source: Source,
  optimise: boolean,
): number {
  if (size === 'original') return photo.bytes;
  const [width, height] =
    source === 'enlarged'
      ? [photo.original_width ?? 0, photo.original_height ?? 0]
      : [photo.width, photo.height];
  const scale = Math.min(1, LONG_SIDES[size] / Math.max(1, longSide(width, height)));
  const pixels = width * height * scale * scale;
  if (!optimise) return Math.round(pixels * BYTES_PER_PIXEL.untouched);
  return Math.min(photo.bytes, Math.round(pixels * BYTES_PER_PIXEL.optimised));
}

/**
 * Measured over 41 photographs of 2 to 20 megapixels: the sum is within 5 % for web and hd (untouched: 2 and 18 %).
 */
const BYTES_PER_PIXEL = { optimised: 0.13, untouched: 0.32 };
