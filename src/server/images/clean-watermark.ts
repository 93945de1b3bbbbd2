import sharp from 'sharp';
import { KeepersError } from '@/domain/errors';
import type { Dimensions } from '@/domain/photo-sizes';
import { sniff } from './sniff';

/** Bytes a mark's file may have. */
export const MAX_WATERMARK_BYTES = 5 * 1024 * 1024;

const PIXELS = 40_000_000;
/** Longest side kept, in px: half of the largest picture's short side needs no more. */
const LONGEST = 2500;
const TAKEN = ['png', 'webp', 'jpeg'];

/**
 * Makes a mark of an uploaded picture: pixels only, written anew as PNG, upright, its clear parts clear. Throws
 * WATERMARK_NOT_USABLE for whatever is no PNG, WebP or JPEG (drawings with scripts, archives, pages), is damaged, or
 * too large to decode.
 */
export async function cleanWatermark(bytes: Buffer): Promise<Dimensions & { image: Buffer }> {
  const format = sniff(bytes);
  if (bytes.length > MAX_WATERMARK_BYTES || !format || !TAKEN.includes(format)) throw notUsable();
  try {
    const { data, info } = await sharp(bytes, { failOn: 'warning', limitInputPixels: PIXELS })
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer({ resolveWithObject: true });
    return { image: data, width: info.width, height: info.height };
  } catch {
    throw notUsable();
  }
}

const notUsable = () => new KeepersError('WATERMARK_NOT_USABLE');
