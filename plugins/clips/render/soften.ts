import { SOFT_VEIL } from '../rules/picture';
import { type Ink, makePlanes, type Planes } from './planes';
import { fill } from './sample';

/** The longer side of a blurred copy, in pixels, and how far each pass of the blur looks. */
const LONG = 96;
const REACH = 5;
const PASSES = 2;

interface Plane {
  plane: Uint8Array;
  width: number;
  height: number;
}

const copies = new WeakMap<Planes, Planes>();

/** Returns a small blurred copy of a photograph, toned with the ground: enlarged it is smooth. Made once for each photograph. */
export function softOf(photo: Planes, ground: Ink): Planes {
  const known = copies.get(photo);
  if (known) return known;
  const scale = LONG / Math.max(photo.width, photo.height);
  const side = (value: number) => Math.max(4, Math.round((value * scale) / 2) * 2);
  const copy = makePlanes(side(photo.width), side(photo.height));
  for (const name of ['y', 'u', 'v'] as const) {
    const half = name === 'y' ? 0 : 1;
    const from = { plane: photo[name], width: photo.width >> half, height: photo.height >> half };
    const to = { plane: copy[name], width: copy.width >> half, height: copy.height >> half };
    shrink(from, to);
    for (let pass = 0; pass < PASSES; pass++) blur(to, REACH >> half);
  }
  const whole = { x: 0, y: 0, width: copy.width, height: copy.height };
  fill(copy, ground, whole, whole, SOFT_VEIL);
  copies.set(photo, copy);
  return copy;
}

/** Each pixel is the average of those it replaces. */
function shrink(from: Plane, to: Plane): void {
  for (let row = 0, at = 0; row < to.height; row++)
    for (let column = 0; column < to.width; column++, at++) {
      const [top, left] = [
        Math.floor((row * from.height) / to.height),
        Math.floor((column * from.width) / to.width),
      ];
      const bottom = Math.max(top + 1, Math.floor(((row + 1) * from.height) / to.height));
      const right = Math.max(left + 1, Math.floor(((column + 1) * from.width) / to.width));
      let sum = 0;
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) sum += from.plane[y * from.width + x] as number;
      to.plane[at] = Math.round(sum / ((bottom - top) * (right - left)));
    }
}

/** Averages each pixel with those beside it, in rows and then in columns. */
function blur({ plane, width, height }: Plane, reach: number): void {
  for (let row = 0; row < height; row++) blurLine(plane, row * width, 1, width, reach);
  for (let column = 0; column < width; column++) blurLine(plane, column, width, height, reach);
}

function blurLine(plane: Uint8Array, start: number, step: number, length: number, reach: number): void {
  const line = Uint8Array.from({ length }, (_, at) => plane[start + at * step] as number);
  for (let at = 0; at < length; at++) {
    let sum = 0;
    for (let near = at - reach; near <= at + reach; near++)
      sum += line[Math.min(Math.max(near, 0), length - 1)] as number;
    plane[start + at * step] = Math.round(sum / (2 * reach + 1));
  }
}
