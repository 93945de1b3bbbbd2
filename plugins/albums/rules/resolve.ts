import type { AlbumPhoto, Crop, Frame } from './document';
import { type AlbumFormat, INCH } from './format';

/** A rectangle in micrometers. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where a photograph is drawn, so that its frame is filled. */
export interface Placed {
  /** The frame; with its bleed where it touches the trim. */
  frame: Rect;
  /** The photograph after its quarter turns and before it is straightened, around the middle of the frame. */
  image: Rect;
  /** The point of the turned photograph in the middle of the frame, as shares. */
  center: { x: number; y: number };
  /** The upright part of the turned photograph that is needed to fill the frame, in its pixels. */
  window: Rect;
  /** Degrees, clockwise. */
  tilt: number;
  turn: Frame['turn'];
}

type Shape = Pick<AlbumPhoto, 'width' | 'height'>;
type Held = Pick<Frame, 'crop' | 'turn' | 'tilt'>;

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

const inside = (center: number, half: number) => Math.min(Math.max(center, half), 1 - half);

/**
 * Returns where a photograph is drawn in a frame: the one function by which screen, PDF and pictures place it. The part
 * around `crop` fills the frame at any angle; a crop beyond the photograph's edge is moved back inside.
 */
export function placePhoto(frame: Rect, photo: Shape, { crop, turn, tilt }: Held): Placed {
  const sideways = turn === 90 || turn === 270;
  const [pw, ph] = sideways ? [photo.height, photo.width] : [photo.width, photo.height];
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  const nw = frame.w * Math.cos(angle) + frame.h * Math.sin(angle);
  const nh = frame.w * Math.sin(angle) + frame.h * Math.cos(angle);
  const scale = Math.max(nw / pw, nh / ph) * crop.zoom;
  const [iw, ih] = [pw * scale, ph * scale];
  const center = {
    x: inside(crop.cx, Math.min(0.5, nw / iw / 2)),
    y: inside(crop.cy, Math.min(0.5, nh / ih / 2)),
  };
  const image = {
    x: frame.x + frame.w / 2 - center.x * iw,
    y: frame.y + frame.h / 2 - center.y * ih,
    w: iw,
    h: ih,
  };
  const window = {
    x: center.x * pw - nw / scale / 2,
    y: center.y * ph - nh / scale / 2,
    w: nw / scale,
    h: nh / scale,
  };
  return { frame, image, center, window, tilt, turn };
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

/** The crop that shows a photograph's subject in the middle of its frame, as far as it goes. */
export const cropAround = (focal: AlbumPhoto['focal']): Crop => ({
  cx: focal?.x ?? 0.5,
  cy: focal?.y ?? 0.5,
  zoom: 1,
});
