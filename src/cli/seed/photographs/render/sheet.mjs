import { defocus, lay, makeLayer, makeSoftLayer, paint } from './layer.mjs';

/**
 * A flat thing on a table, in pixels: its middle, its half sizes, how it is turned.
 * @typedef {{x: number, y: number, rx: number, ry: number, angle: number}} Sheet
 */

/**
 * Lays a flat thing with its shadow: `shade(u, v, out)` writes its colour, u and v run -1..1 over it.
 * @param {import('./frame.mjs').Frame} frame @param {Sheet} sheet
 * @param {{lift: number, round?: number}} how pixels between it and what is below it, radius of its corners in pixels
 * @param {(u: number, v: number, out: Float32Array) => void} shade
 */
export function laySheet(frame, sheet, { lift, round = 1 }, shade) {
  const cover = edgeOf(sheet, round);
  for (const [away, soft, dark] of [
    [lift, lift * 1.6, 0.42],
    [lift * 0.3, lift * 0.4, 0.5],
  ]) {
    const shadow = makeSoftLayer(frame, soft);
    paint(shadow, { ...sheet, x: sheet.x + away, y: sheet.y + away }, (u, v, out) => {
      out.fill(0.02);
      return cover(u, v) * dark;
    });
    defocus(shadow, soft);
    lay(frame, shadow);
  }
  const layer = makeLayer(frame);
  paint(layer, sheet, (u, v, out) => {
    shade(u, v, out);
    return cover(u, v);
  });
  lay(frame, layer);
}

/** How much of a pixel a sheet with round corners covers. @param {Sheet} sheet @param {number} round */
function edgeOf({ rx, ry }, round) {
  return (/** @type {number} */ u, /** @type {number} */ v) => {
    const dx = Math.abs(u) * rx - (rx - round);
    const dy = Math.abs(v) * ry - (ry - round);
    const room = round - (dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy));
    return Math.min(1, Math.max(0, room));
  };
}

/**
 * How much of a pixel an inner part of a sheet covers, for a smooth edge of it.
 * @param {Sheet} sheet @param {number} wide share of the sheet @param {number} tall @param {number} u over the part, -1..1 @param {number} v
 */
export function coverOf({ rx, ry }, wide, tall, u, v) {
  const room = Math.min((1 - Math.abs(u)) * rx * wide, (1 - Math.abs(v)) * ry * tall);
  return Math.min(1, Math.max(0, room + 0.5));
}

/**
 * Reads a picture at u and v (0..1), between its pixels.
 * @param {import('./frame.mjs').Frame} picture @param {number} u @param {number} v @param {Float32Array} out
 */
export function readPicture({ width, height, data }, u, v, out) {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
  const at = (Math.floor(y) * width + Math.floor(x)) * 3;
  const [fx, fy] = [x % 1, y % 1];
  for (let c = 0; c < 3; c++) {
    const above = data[at + c] * (1 - fx) + data[at + 3 + c] * fx;
    const below = data[at + width * 3 + c] * (1 - fx) + data[at + width * 3 + 3 + c] * fx;
    out[c] = above * (1 - fy) + below * fy;
  }
}
