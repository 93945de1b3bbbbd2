import { type Placed, placePhoto } from '@plugins/kit/internal';
import type { Crop } from './cart';
import type { PrintSize } from './product';

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

/** Pixels per inch of a print's file, where its product says no other number. */
export const PRINT_DPI = 300;
const INCH = 2.54;

/** What a lab prints of a photograph, in pixels: the size of the file, and the part of the turned photograph for it. */
export interface PrintedPart {
  width: number;
  height: number;
  /** Pixels per inch at which the file has the size of the print. */
  dpi: number;
  window: { left: number; top: number; width: number; height: number };
  turn: Placed['turn'];
  tilt: number;
  bw: boolean;
}

/** The sides of a print in inches, across or upright. */
function inchesOf({ width, height }: PrintSize, across: boolean): Size {
  const [long, short] = [Math.max(width, height) / INCH, Math.min(width, height) / INCH];
  return across ? { width: long, height: short } : { width: short, height: long };
}

const whole = (length: number) => Math.max(1, Math.round(length));

/**
 * Returns the file of a print at the size of its product and its pixels per inch (null for the usual ones), or with all its pixels where that is unknown. Nothing is enlarged: a
 * photograph with too few pixels has fewer of them per inch. Null where the photograph's sides are unknown.
 */
export function printedPart(
  { ratio, print, dpi: wanted }: { ratio: number | null; print: PrintSize | null; dpi: number | null },
  crop: Crop | null,
  photo: Size,
): PrintedPart | null {
  if (photo.width < 1 || photo.height < 1) return null;
  const { placed } = placePrint(ratio, crop, photo);
  const { window, image, frame, turn, tilt } = placed;
  const pixels = (turn === 90 || turn === 270 ? photo.height : photo.width) / image.w;
  const own = { width: frame.w * pixels, height: frame.h * pixels };
  const inches = print && inchesOf(print, own.width > own.height);
  const most = wanted ?? PRINT_DPI;
  const dpi = inches ? Math.min(most, own.width / inches.width, own.height / inches.height) : most;
  return {
    width: whole(inches ? inches.width * dpi : own.width),
    height: whole(inches ? inches.height * dpi : own.height),
    dpi: whole(dpi),
    window: {
      left: Math.round(window.x),
      top: Math.round(window.y),
      width: whole(window.w),
      height: whole(window.h),
    },
    turn,
    tilt,
    bw: crop?.bw ?? false,
  };
}
