import sharp, { type SharpOptions } from 'sharp';

/** More pixels than this are refused before decoding: 250 megapixels. */
export const PIXEL_LIMIT = 250_000_000;

// libvips' cache of operations only costs memory where no two photographs are the same.
sharp.cache(false);

/** How a photograph's file is opened. `failOn: 'warning'`: a damaged file is refused, not shown half grey. */
export const OPEN: SharpOptions = { failOn: 'warning', limitInputPixels: PIXEL_LIMIT };

/** Sets how many threads one photograph is worked on with; more workers of one thread each give more a second. */
export function setImageThreads(threads: number): void {
  sharp.concurrency(threads);
}
