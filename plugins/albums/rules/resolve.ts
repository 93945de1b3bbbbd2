import type { Placed, Rect } from '@plugins/kit/internal';
import type { AlbumPhoto, Crop } from './document';
import type { AlbumFormat } from './format';
import { INCH } from './lengths';

/** The size of a spread without its bleed. */
export const spreadSize = ({ width, height }: AlbumFormat) => ({ w: 2 * width, h: height });

/** A frame with its bleed: each side that touches the trim goes on to the edge of the sheet. */
export function withBleed({ x, y, w, h }: Rect, format: AlbumFormat, bleed = format.bleed): Rect {
  const { w: wide, h: high } = spreadSize(format);
  const left = x <= 0 ? bleed : 0;
  const top = y <= 0 ? bleed : 0;
  const right = x + w >= wide ? bleed : 0;
  const bottom = y + h >= high ? bleed : 0;
  return { x: x - left, y: y - top, w: w + left + right, h: h + top + bottom };
}

/** The density at which a photograph is printed, in pixels per inch. */
export function densityOf({ frame, window, tilt }: Placed): number {
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  return (window.w / (frame.w * Math.cos(angle) + frame.h * Math.sin(angle))) * INCH;
}

/** The share of a photograph that its frame shows. */
export const shownShare = ({ frame, image }: Placed): number =>
  Math.min(1, (frame.w * frame.h) / (image.w * image.h));

/** Half the size of what is kept around a subject, as a share of the photograph's shorter side. */
export const SUBJECT = 0.08;

/** What is kept around a photograph's subject, on the spread; null where the subject is unknown or the photograph turned. */
export function subjectRect({ image, turn }: Placed, focal: AlbumPhoto['focal']): Rect | null {
  if (!focal || turn !== 0) return null;
  const r = SUBJECT * Math.min(image.w, image.h);
  return { x: image.x + focal.x * image.w - r, y: image.y + focal.y * image.h - r, w: 2 * r, h: 2 * r };
}

/** Where people's heads are on an upright photograph: above its middle. */
const UPRIGHT_Y = 0.38;

/**
 * The crop that shows a photograph's subject in the middle of its frame, as far as it goes; without a known subject its
 * middle, and more of the head than of the foot of an upright one.
 */
export const cropAround = (photo: AlbumPhoto | null): Crop => ({
  cx: photo?.focal?.x ?? 0.5,
  cy: photo?.focal?.y ?? (photo && photo.height > photo.width ? UPRIGHT_Y : 0.5),
  zoom: 1,
});
