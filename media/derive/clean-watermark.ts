import sharp from 'sharp';
import { KeepersError } from '@/core/errors/errors';
import type { Dimensions } from '@/core/photo/photo-sizes';
import { sniff } from './sniff';

/** The largest file of a watermark, in bytes. */
export const MAX_WATERMARK_BYTES = 5 * 1024 * 1024;

const PIXELS = 40_000_000;
/** Longest side kept, in px: half of the largest picture's short side needs no more. */
const LONGEST = 2500;
/** The same for a logo, which is shown 56 px high. */
const LONGEST_LOGO = 1000;
/** The same for a picture of a product, which is shown beside photographs. */
const LONGEST_PRODUCT = 1200;
/** Of pictures of products. */
const QUALITY = 82;
const TAKEN = ['png', 'webp', 'jpeg'];

/**
 * Makes a watermark of an uploaded picture: pixels only, re-encoded as PNG, upright, transparency kept. Throws
 * WATERMARK_NOT_USABLE for a file that is no PNG, WebP or JPEG (drawings with scripts, archives, pages), is damaged, or
 * too large to decode.
 */
export const cleanWatermark = (bytes: Buffer): Promise<Dimensions & { image: Buffer }> =>
  clean(bytes, LONGEST, 'WATERMARK_NOT_USABLE');

/** Makes a logo of an uploaded picture in the same way. Throws LOGO_NOT_USABLE. */
export const cleanLogo = (bytes: Buffer): Promise<Dimensions & { image: Buffer }> =>
  clean(bytes, LONGEST_LOGO, 'LOGO_NOT_USABLE');

/** Makes a picture of a product of an uploaded one in the same way, as WebP. Throws IMAGE_NOT_USABLE. */
export const cleanProductPicture = (bytes: Buffer): Promise<Dimensions & { image: Buffer }> =>
  clean(bytes, LONGEST_PRODUCT, 'IMAGE_NOT_USABLE', 'webp');

type Refusal = 'WATERMARK_NOT_USABLE' | 'LOGO_NOT_USABLE' | 'IMAGE_NOT_USABLE';

async function clean(bytes: Buffer, longest: number, code: Refusal, format: 'png' | 'webp' = 'png') {
  const given = sniff(bytes);
  if (bytes.length > MAX_WATERMARK_BYTES || !given || !TAKEN.includes(given)) throw new KeepersError(code);
  try {
    const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: PIXELS })
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const encoded = format === 'webp' ? picture.webp({ quality: QUALITY }) : picture.png();
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { image: data, width: info.width, height: info.height };
  } catch {
    throw new KeepersError(code);
  }
}
