import type { UploadResolution } from '@plugins/kit/server/photographs';

/** Long sides of the two sizes that are drawn, in px. */
export const LONG_SIDES = { web: 1920, hd: 3500 } as const;

/** Where the bytes of a photograph in one size come from. */
export type Source =
  /** As it was uploaded. */
  | 'original'
  /** The largest picture its project shows. */
  | 'big'
  /** Drawn for downloading, from `big`: it carries what `big` carries, a watermark too. */
  | 'made'
  /** Drawn for the account from the original, larger than its project shows. */
  | 'enlarged';

/** What the choice looks at: sizes of the largest picture and of the original, in px, upright. */
export interface Shape {
  width: number;
  height: number;
  original_width: number | null;
  original_height: number | null;
}

const longSide = (width: number, height: number) => Math.max(width, height);

/** The file that is a photograph in this size; nothing is ever enlarged. */
export function chooseSource(photo: Shape, size: UploadResolution, shown: UploadResolution): Source {
  if (size === 'original') return 'original';
  const big = longSide(photo.width, photo.height);
  if (big > LONG_SIDES[size]) return 'made';
  const original = longSide(photo.original_width ?? 0, photo.original_height ?? 0);
  const fromOriginal = size === 'hd' && shown === 'web' && original > big;
  return fromOriginal ? 'enlarged' : 'big';
}

/** What an estimate looks at besides the shape. */
export interface Weight {
  /** Of the original. */
  bytes: number;
}

/**
 * About how many bytes a photograph has in this size, before that is measured; exact for the original. A picture drawn
 * at quality 82 is taken for no larger than its original; one left as it is (`optimise` false, quality 95) may be.
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

/** Measured over 41 photographs of 2 to 20 megapixels: their sum is met within 5 % for web and hd (untouched 2 and 18). */
const BYTES_PER_PIXEL = { optimised: 0.13, untouched: 0.32 };
