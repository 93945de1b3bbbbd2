import { placeWatermark } from '@media/rules/watermark';
import sharp, { type Sharp } from 'sharp';
import type { Dimensions } from '@/core/photo/photo-sizes';
import type { Watermark } from './types';

/**
 * Lays a watermark on upright pixels of this size. The watermark is scaled by itself first, so that its own pixels and
 * not the photograph's are resampled; where none of it would be visible the picture is unchanged.
 */
export async function layWatermark(image: Sharp, size: Dimensions, mark: Watermark): Promise<Sharp> {
  const place = placeWatermark(size, mark, mark);
  if (!place) return image;
  const { width, height, left, top } = place;
  const { data, info } = await sharp(mark.image)
    .resize({ width, height, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return image.composite([{ input: data, raw, left, top }]);
}
