import { FULL_WIDTH_WATERMARK_WIDTH } from '@/core/constants';
import { type Decision, refuse } from '@/core/errors/decision';
import type { Dimensions } from '@/core/photo/photo-sizes';

/** Positions of a brand's watermark on its photographs; sides are those of the picture, in every language. */
export const WATERMARK_POSITIONS = [
  'bottom_center',
  'bottom_full_width',
  'bottom_left',
  'bottom_right',
  'center_left',
  'center',
  'center_right',
  'top_center',
  'top_left',
  'top_right',
] as const;
export type WatermarkPosition = (typeof WATERMARK_POSITIONS)[number];

/** Shares of the picture's short side: the watermark, the big watermark, and the margin around it. */
const SHARE = { plain: 0.2, big: 0.5, margin: 0.02 } as const;

/** A brand's settings of its watermark. */
export interface WatermarkInput {
  position: WatermarkPosition;
  big: boolean;
}

/** Position and size of a watermark on a picture, in whole px. */
export interface WatermarkPlace extends Dimensions {
  left: number;
  top: number;
}

/** Whether a watermark of this size may have the position: WATERMARK_TOO_NARROW for the full width below 1280 px. */
export function decideWatermark(mark: Dimensions, position: WatermarkPosition): Decision {
  return position === 'bottom_full_width' && mark.width < FULL_WIDTH_WATERMARK_WIDTH
    ? refuse('WATERMARK_TOO_NARROW', { pixels: FULL_WIDTH_WATERMARK_WIDTH, width: mark.width })
    : { allowed: true };
}

/**
 * The position of a watermark on an upright picture. Its longer side is 20 % (big: 50 %) of the picture's short side, 2
 * % of which stay free at the edges; over the full width it reaches from edge to edge at the bottom, at most half as
 * high as the picture. Null where the picture has no room for a single pixel of it.
 */
export function placeWatermark(
  picture: Dimensions,
  mark: Dimensions,
  input: WatermarkInput,
): WatermarkPlace | null {
  if (Math.min(picture.width, picture.height, mark.width, mark.height) < 1) return null;
  return input.position === 'bottom_full_width'
    ? alongTheBottom(picture, mark)
    : within(picture, mark, input);
}

function alongTheBottom(picture: Dimensions, mark: Dimensions): WatermarkPlace | null {
  const scale = Math.min(picture.width / mark.width, picture.height / 2 / mark.height);
  const size = scaled(mark, scale);
  if (!size) return null;
  return { ...size, left: Math.round((picture.width - size.width) / 2), top: picture.height - size.height };
}

function within(picture: Dimensions, mark: Dimensions, { position, big }: WatermarkInput) {
  const short = Math.min(picture.width, picture.height);
  const size = scaled(mark, (short * (big ? SHARE.big : SHARE.plain)) / Math.max(mark.width, mark.height));
  if (!size) return null;
  const margin = Math.round(short * SHARE.margin);
  const middle = { left: (picture.width - size.width) / 2, top: (picture.height - size.height) / 2 };
  const left = position.endsWith('_left') ? margin : picture.width - size.width - margin;
  const top = position.startsWith('top_') ? margin : picture.height - size.height - margin;
  const aside = position.endsWith('_left') || position.endsWith('_right');
  const high = position.startsWith('top_') || position.startsWith('bottom_');
  return {
    ...size,
    left: Math.max(0, Math.round(aside ? left : middle.left)),
    top: Math.max(0, Math.round(high ? top : middle.top)),
  };
}

function scaled({ width, height }: Dimensions, scale: number): Dimensions | null {
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return size.width < 1 && size.height < 1
    ? null
    : { width: Math.max(1, size.width), height: Math.max(1, size.height) };
}
