import type { Sharp } from 'sharp';
import type { FocalPoint } from '@/core/wire';
import type { Look } from './types';

/** The picture is compared by this many points a side, and by their lowest waves: 8 × 8 without the average. */
const SIDE = 32;
const WAVES = 8;
/** Below this contrast (0–255) there is nothing to compare by: a white page, a lens cap. */
const LEAST_CONTRAST = 3;
/**
 * Rows of blocks whose sharpness is measured, and the share of them that counts: what is in focus, not the blur behind
 * it.
 */
const BLOCK_ROWS = 12;
const SHARPEST = 0.1;

const COSINES = Array.from({ length: WAVES }, (_, wave) =>
  Array.from({ length: SIDE }, (_, at) => Math.cos((Math.PI * (2 * at + 1) * wave) / (2 * SIDE))),
);

/** The look of a photograph, from its decoded pixels at the thumbnail's size. */
export async function measureLook(image: Sharp): Promise<Look> {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  return lookOf(data, info);
}

/** The point of a photograph that attracts most attention: skin, saturated colors, contrast. */
export async function focusOf(image: Sharp): Promise<FocalPoint> {
  const { width, height } = await image.metadata();
  const square = image.resize(64, 64, { fit: 'cover', position: 'attention' });
  const { info } = await square.toBuffer({ resolveWithObject: true });
  const share = (at: number | undefined, of: number | undefined) =>
    at === undefined || !of ? 0.5 : Math.min(1, Math.max(0, at / of));
  return { x: share(info.attentionX, width), y: share(info.attentionY, height) };
}

/** The same of grey pixels, one byte each (`channels` is their distance in bytes). */
export function lookOf(
  grey: Uint8Array,
  { width, height, channels = 1 }: { width: number; height: number; channels?: number },
): Look {
  const plane = channels === 1 ? grey : grey.filter((_, at) => at % channels === 0);
  return { likeness: likenessOf(plane, width, height), sharpness: sharpnessOf(plane, width, height) };
}

/** A perceptual hash (64 bits as hex): which of the picture's lowest waves are stronger than the middle one. */
function likenessOf(grey: Uint8Array, width: number, height: number): string | null {
  const points = shrunk(grey, width, height);
  const mean = points.reduce((sum, value) => sum + value, 0) / points.length;
  const spread = points.reduce((sum, value) => sum + (value - mean) ** 2, 0) / points.length;
  if (Math.sqrt(spread) < LEAST_CONTRAST) return null;
  const rows = Array.from({ length: SIDE }, (_, y) =>
    COSINES.map((wave) => wave.reduce((sum, cos, x) => sum + cos * (points[y * SIDE + x] ?? 0), 0)),
  );
  const waves = COSINES.flatMap((down) =>
    COSINES.map((_, across) => down.reduce((sum, cos, y) => sum + cos * (rows[y]?.[across] ?? 0), 0)),
  );
  const sorted = waves.slice(1).sort((a, b) => a - b);
  const middle = sorted[sorted.length >> 1] ?? 0;
  const bits = waves.map((wave, at) => (at > 0 && wave > middle ? '1' : '0')).join('');
  return (bits.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join('');
}

/** Averages over 32 × 32 fields of the picture. */
function shrunk(grey: Uint8Array, width: number, height: number): Float64Array {
  const points = new Float64Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++) {
    const [top, bottom] = fieldOf(y, height);
    for (let x = 0; x < SIDE; x++) {
      const [left, right] = fieldOf(x, width);
      let sum = 0;
      for (let row = top; row < bottom; row++)
        for (let column = left; column < right; column++) sum += grey[row * width + column] ?? 0;
      points[y * SIDE + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return points;
}

function fieldOf(at: number, size: number): [from: number, to: number] {
  const from = Math.min(size - 1, Math.floor((at * size) / SIDE));
  return [from, Math.max(from + 1, Math.floor(((at + 1) * size) / SIDE))];
}

/**
 * How sharp the part in focus is: the energy of the finest detail in the sharpest tenth of the blocks, whatever the
 * exposure. Comparable among shots of one scene only.
 */
function sharpnessOf(grey: Uint8Array, width: number, height: number): number {
  const block = Math.max(8, Math.round(height / BLOCK_ROWS));
  const across = Math.max(1, Math.floor(width / block));
  const down = Math.max(1, Math.floor(height / block));
  const energy = new Float64Array(across * down);
  const counted = new Float64Array(across * down);
  let light = 0;
  for (let y = 1; y < height - 1; y++) {
    const row = Math.min(down - 1, Math.floor(y / block)) * across;
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const here = grey[at] ?? 0;
      const beside = (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0);
      const edge = 4 * here - beside - (grey[at - width] ?? 0) - (grey[at + width] ?? 0);
      const into = row + Math.min(across - 1, Math.floor(x / block));
      energy[into] = (energy[into] ?? 0) + edge * edge;
      counted[into] = (counted[into] ?? 0) + 1;
      light += here;
    }
  }
  const mean = light / Math.max(1, (width - 2) * (height - 2));
  const blocks = [...energy].map((sum, at) => sum / Math.max(1, counted[at] ?? 1)).sort((a, b) => b - a);
  const best = blocks.slice(0, Math.max(1, Math.round(blocks.length * SHARPEST)));
  const found = best.reduce((sum, one) => sum + one, 0) / best.length / (mean * mean + 1);
  // More digits would not be exact.
  return Number(found.toPrecision(6));
}
