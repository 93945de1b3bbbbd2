import sharp, { type Sharp } from 'sharp';
import type { PhotoFormat } from './types';

/** More pixels than this are refused before decoding: 250 megapixels. */
export const PIXEL_LIMIT = 250_000_000;

/** HEIC is decoded whole, four bytes a pixel: 64 megapixels, more than a phone's 48. */
export const HEIC_PIXEL_LIMIT = 64_000_000;

// libvips' cache of operations only costs memory where no two photographs are the same.
sharp.cache(false);

/**
 * How a photograph's file is opened: a damaged one is refused, not shown half grey. JPEG's decoder reports a hole in
 * the pixels as a warning; with other formats warnings are about odd headers of intact photographs.
 */
export function openPhotograph(path: string, format: PhotoFormat, forgiving = false): Sharp {
  const failOn = format === 'jpeg' && !forgiving ? 'warning' : 'error';
  return sharp(path, { failOn, limitInputPixels: PIXEL_LIMIT });
}

/** How pixels of another decoder are opened: as a TIFF in memory. */
export function openDecoded(tiff: Buffer): Sharp {
  return sharp(tiff, { limitInputPixels: PIXEL_LIMIT });
}

/** True where JPEG's decoder only complains of extra data that cameras write beside intact pixels. */
export function isHarmless(error: unknown): boolean {
  const message = error instanceof Object ? String((error as { message?: unknown }).message) : '';
  return (
    /extraneous bytes before marker|Invalid SOS parameters/.test(message) &&
    !/premature|found marker|bad Huff/i.test(message)
  );
}

/** Sets how many threads render one photograph; more workers of one thread each render more a second. */
export function setImageThreads(threads: number): void {
  sharp.concurrency(threads);
}
