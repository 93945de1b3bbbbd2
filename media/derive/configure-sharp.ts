import sharp, { type Sharp } from 'sharp';
import type { PhotoFormat } from './types';

/** More pixels than this are refused before decoding: 250 megapixels. */
export const PIXEL_LIMIT = 250_000_000;

/** HEIC comes out of its decoder whole, four bytes a pixel: 64 megapixels, which a phone's 48 fit in. */
export const HEIC_PIXEL_LIMIT = 64_000_000;

// libvips' cache of operations only costs memory where no two photographs are the same.
sharp.cache(false);

/**
 * How a photograph's file is opened: a damaged one is refused, not shown half grey. JPEG's decoder calls a hole in the
 * pixels a warning; with other formats warnings are about clumsy headers of whole photographs.
 */
export function openPhotograph(path: string, format: PhotoFormat, forgiving = false): Sharp {
  const failOn = format === 'jpeg' && !forgiving ? 'warning' : 'error';
  return sharp(path, { failOn, limitInputPixels: PIXEL_LIMIT });
}

/** How pixels that another decoder gave are opened: a TIFF in memory. */
export function openDecoded(tiff: Buffer): Sharp {
  return sharp(tiff, { limitInputPixels: PIXEL_LIMIT });
}

/** True where all that JPEG's decoder complains of is what cameras write beside whole pixels. */
export function isHarmless(error: unknown): boolean {
  const message = error instanceof Object ? String((error as { message?: unknown }).message) : '';
  return (
    /extraneous bytes before marker|Invalid SOS parameters/.test(message) &&
    !/premature|found marker|bad Huff/i.test(message)
  );
}

/** Sets how many threads one photograph is worked on with; more workers of one thread each give more a second. */
export function setImageThreads(threads: number): void {
  sharp.concurrency(threads);
}
