import type { UploadResolution } from '@plugins/kit/server';

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

/** About how many bytes a JPEG of this photograph and size has, before it is drawn. */
export function estimateBytes(photo: Shape, size: UploadResolution, source: Source): number {
  const [width, height] =
    source === 'enlarged'
      ? [photo.original_width ?? 0, photo.original_height ?? 0]
      : [photo.width, photo.height];
  const limit = size === 'original' ? Number.POSITIVE_INFINITY : LONG_SIDES[size];
  const scale = Math.min(1, limit / Math.max(1, longSide(width, height)));
  return Math.round(width * height * scale * scale * BYTES_PER_PIXEL);
}

/** Measured over wedding photographs at quality 82. */
const BYTES_PER_PIXEL = 0.22;
