import { type Placed, placePhoto } from '@plugins/kit/internal';
import type { Crop } from './cart';

interface Size {
  width: number;
  height: number;
}

/** A photograph in the middle, as it is. */
const AS_IT_IS: Crop = { x: 0.5, y: 0.5 };

/** A print's ratio (width / height), turned to suit the photograph; the photograph's own where the product has none. */
export function ratioFor(ratio: number | null, { width, height }: Size): number {
  const own = width > 0 && height > 0 ? width / height : 1.5;
  if (!ratio) return own;
  const asked = ratio / 1000;
  return asked < 1 === own < 1 ? asked : 1 / asked;
}

/** A print on a screen: its ratio, where the photograph is in it, and how far that can be moved, in heights of the print. */
export interface PlacedPrint {
  shape: number;
  placed: Placed;
  slack: { x: number; y: number };
}

/** Places a photograph in its print: the function by which it is shown, and cropped for the lab. */
export function placePrint(ratio: number | null, crop: Crop | null | undefined, photo: Size): PlacedPrint {
  const { x, y, zoom = 1, turn = 0, tilt = 0 } = crop ?? AS_IT_IS;
  const size = { width: photo.width || 3, height: photo.height || 2 };
  const sideways = turn === 90 || turn === 270;
  const shape = ratioFor(ratio, sideways ? { width: size.height, height: size.width } : size);
  const frame = { x: 0, y: 0, w: shape, h: 1 };
  const at = (cx: number, cy: number) => placePhoto(frame, size, { crop: { cx, cy, zoom }, turn, tilt });
  const first = at(0, 0);
  const last = at(1, 1).center;
  const between = (from: number, to: number, part: number) => from + (to - from) * part;
  const placed = at(between(first.center.x, last.x, x), between(first.center.y, last.y, y));
  const slack = {
    x: (last.x - first.center.x) * first.image.w,
    y: (last.y - first.center.y) * first.image.h,
  };
  return { shape, placed, slack };
}

/** How much of a photograph may be left out without a file of its own: less is the rounding of the sides. */
const ROUNDING = 0.01;

/** What a lab prints of a photograph, in pixels: the size of the file, and the part of the turned photograph for it. */
export interface PrintedPart {
  width: number;
  height: number;
  window: { left: number; top: number; width: number; height: number };
  turn: Placed['turn'];
  tilt: number;
  bw: boolean;
}

/** Returns what is printed of a photograph; null where that is the whole of it, as it is. */
export function printedPart(ratio: number | null, crop: Crop | null, photo: Size): PrintedPart | null {
  if (photo.width < 1 || photo.height < 1) return null;
  const { placed } = placePrint(ratio, crop, photo);
  const { window, image, frame, turn, tilt } = placed;
  const bw = crop?.bw ?? false;
  const shown = (frame.w * frame.h) / (image.w * image.h);
  if (turn === 0 && tilt === 0 && !bw && shown > 1 - ROUNDING) return null;
  const pixels = (turn === 90 || turn === 270 ? photo.height : photo.width) / image.w;
  const whole = (length: number) => Math.max(1, Math.round(length));
  return {
    width: whole(frame.w * pixels),
    height: whole(frame.h * pixels),
    window: {
      left: Math.round(window.x),
      top: Math.round(window.y),
      width: whole(window.w),
      height: whole(window.h),
    },
    turn,
    tilt,
    bw,
  };
}
