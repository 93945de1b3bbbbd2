import type { Rect } from '../rules/layout';
import type { Ink, Planes } from './planes';

/** A stretch of one axis: where it begins in the frame, how many pixels, and for each the source pixel and its weight in 1/256. */
interface Axis {
  start: number;
  length: number;
  index: Int32Array;
  weight: Int32Array;
}

/** Weights of a separable bilinear sampling: pixel centers of the frame on pixel centers of the source. */
function axisOf(
  dest: number,
  size: number,
  from: number,
  span: number,
  source: number,
  clip: [number, number],
): Axis {
  const start = Math.max(dest, clip[0]) | 0;
  const length = Math.max(0, Math.min(dest + size, clip[1]) - start) | 0;
  const index = new Int32Array(length);
  const weight = new Int32Array(length);
  const step = span / size;
  for (let at = 0; at < length; at++) {
    const exact = Math.min(Math.max(from + (start - dest + at + 0.5) * step - 0.5, 0), source - 1);
    const whole = Math.min(Math.floor(exact), Math.max(0, source - 2));
    index[at] = whole;
    weight[at] = Math.round((exact - whole) * 256);
  }
  return { start, length, index, weight };
}

// One pair of rows for all calls: a process draws one frame at a time.
let rows: [Int32Array, Int32Array] = [new Int32Array(0), new Int32Array(0)];

function fillRow(row: Int32Array, plane: Uint8Array, offset: number, { length, index, weight }: Axis): void {
  for (let at = 0; at < length; at++) {
    const from = offset + (index[at] as number);
    const left = plane[from] as number;
    row[at] = (left << 8) + ((plane[from + 1] as number) - left) * (weight[at] as number);
  }
}

/** Samples a part of a plane into a part of another; with `alpha` (1 to 256) it is mixed with what is there. */
function samplePlane(
  out: { plane: Uint8Array; width: number },
  source: { plane: Uint8Array; width: number },
  x: Axis,
  y: Axis,
  alpha: number,
): void {
  if (rows[0].length < x.length) rows = [new Int32Array(x.length), new Int32Array(x.length)];
  let [upper, lower] = rows;
  let held = -2;
  const { length } = x;
  for (let row = 0; row < y.length; row++) {
    const first = y.index[row] as number;
    const weight = y.weight[row] as number;
    if (first === held + 1) {
      [upper, lower] = [lower, upper];
      fillRow(lower, source.plane, (first + 1) * source.width, x);
    } else if (first !== held) {
      fillRow(upper, source.plane, first * source.width, x);
      fillRow(lower, source.plane, (first + 1) * source.width, x);
    }
    held = first;
    const at = (y.start + row) * out.width + x.start;
    const { plane } = out;
    if (alpha >= 256)
      for (let column = 0; column < length; column++) {
        const above = upper[column] as number;
        plane[at + column] = ((above << 8) + ((lower[column] as number) - above) * weight + 32768) >> 16;
      }
    else
      for (let column = 0; column < length; column++) {
        const above = upper[column] as number;
        const value = ((above << 8) + ((lower[column] as number) - above) * weight + 32768) >> 16;
        const there = plane[at + column] as number;
        plane[at + column] = there + (((value - there) * alpha + 128) >> 8);
      }
  }
}

const steps = (alpha: number) => Math.round(Math.min(Math.max(alpha, 0), 1) * 256);

/** Draws the part `source` (pixels of the photograph) into `dest` (even pixels of the frame), cut to `clip`. */
export function drawPhoto(
  out: Planes,
  photo: Planes,
  { source, dest, clip, alpha }: { source: Rect; dest: Rect; clip: Rect; alpha: number },
): void {
  const mixed = steps(alpha);
  for (const name of ['y', 'u', 'v'] as const) {
    // Whole numbers throughout: with halves the inner loops would count in floating point, at a fraction of the speed.
    const half = name === 'y' ? 0 : 1;
    const by = name === 'y' ? 1 : 0.5;
    const [width, height] = [photo.width >> half, photo.height >> half];
    const x = axisOf(dest.x >> half, dest.width >> half, source.x * by, source.width * by, width, [
      Math.max(0, clip.x) >> half,
      Math.min(out.width, clip.x + clip.width) >> half,
    ]);
    const y = axisOf(dest.y >> half, dest.height >> half, source.y * by, source.height * by, height, [
      Math.max(0, clip.y) >> half,
      Math.min(out.height, clip.y + clip.height) >> half,
    ]);
    samplePlane({ plane: out[name], width: out.width >> half }, { plane: photo[name], width }, x, y, mixed);
  }
}

/** Fills a part of the frame with a color, mixed with what is there. */
export function fill(out: Planes, { y, u, v }: Ink, dest: Rect, clip: Rect, alpha: number): void {
  const mixed = steps(alpha);
  const left = Math.max(0, dest.x, clip.x) | 0;
  const top = Math.max(0, dest.y, clip.y) | 0;
  const right = Math.min(out.width, dest.x + dest.width, clip.x + clip.width) | 0;
  const bottom = Math.min(out.height, dest.y + dest.height, clip.y + clip.height) | 0;
  if (right <= left || bottom <= top || mixed === 0) return;
  fillPlane(out.y, out.width, y, [left, top, right, bottom], mixed);
  for (const [plane, value] of [
    [out.u, u],
    [out.v, v],
  ] as const)
    fillPlane(plane, out.width >> 1, value, [left >> 1, top >> 1, right >> 1, bottom >> 1], mixed);
}

function fillPlane(
  plane: Uint8Array,
  width: number,
  value: number,
  [left, top, right, bottom]: [number, number, number, number],
  alpha: number,
): void {
  for (let row = top; row < bottom; row++) {
    const from = row * width + left;
    const to = row * width + right;
    if (alpha >= 256) plane.fill(value, from, to);
    else
      for (let at = from; at < to; at++) {
        const there = plane[at] as number;
        plane[at] = there + (((value - there) * alpha + 128) >> 8);
      }
  }
}

/** Letters of a title as coverage: 0 to 255, for luma and for chroma; `x`, `y` even. */
export interface Words {
  x: number;
  y: number;
  width: number;
  height: number;
  full: Uint8Array;
  half: Uint8Array;
}

/** Lays words over the frame in a color. */
export function layWords(out: Planes, words: Words, ink: Ink, alpha: number): void {
  const mixed = steps(alpha);
  if (mixed === 0) return;
  layPlane(out.y, out.width, words.full, { ...words, by: 0 }, ink.y, mixed);
  layPlane(out.u, out.width >> 1, words.half, { ...words, by: 1 }, ink.u, mixed);
  layPlane(out.v, out.width >> 1, words.half, { ...words, by: 1 }, ink.v, mixed);
}

function layPlane(
  plane: Uint8Array,
  stride: number,
  cover: Uint8Array,
  { x, y, width, height, by }: Words & { by: number },
  value: number,
  alpha: number,
): void {
  const [columns, lines] = [width >> by, height >> by];
  for (let row = 0; row < lines; row++) {
    let at = ((y >> by) + row) * stride + (x >> by);
    let from = row * columns;
    for (let column = 0; column < columns; column++, at++, from++) {
      const share = cover[from] as number;
      if (share === 0) continue;
      const there = plane[at] as number;
      plane[at] = there + ((((value - there) * share * alpha + 32640) / 65280) | 0);
    }
  }
}
