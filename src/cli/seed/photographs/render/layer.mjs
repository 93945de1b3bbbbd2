import { blur } from './frame.mjs';

/**
 * A transparent sheet over the picture, drawn at 1/`factor` of its size: a part out of focus needs no more.
 * `data` has red, green, blue (times alpha) and alpha; nothing is painted outside the box (x1 and y1 included), and it
 * is not read there.
 * @typedef {{width: number, height: number, factor: number, data: Float32Array, x0: number, y0: number, x1: number, y1:
 * number}} Layer
 */

/** @param {{width: number, height: number}} frame @param {number} [factor] @returns {Layer} */
export function makeLayer(frame, factor = 1) {
  const width = Math.ceil(frame.width / factor);
  const height = Math.ceil(frame.height / factor);
  const data = new Float32Array(width * height * 4);
  return { width, height, factor, data, x0: width, y0: height, x1: -1, y1: -1 };
}

/**
 * A sheet for what will be put out of focus by `radius`, no finer than that needs.
 * @param {{width: number, height: number}} frame @param {number} radius frame pixels
 */
export function makeSoftLayer(frame, radius) {
  return makeLayer(frame, radius > 20 ? 8 : radius > 9 ? 4 : radius > 3.5 ? 2 : 1);
}

/**
 * Says that a box of the layer is painted. @param {Layer} layer @param {number} x0 @param {number} y0 @param {number}
 * x1 @param {number} y1 its own pixels, included
 */
export function touch(layer, x0, y0, x1, y1) {
  if (x1 < x0 || y1 < y0) return;
  layer.x0 = Math.max(0, Math.min(layer.x0, x0));
  layer.y0 = Math.max(0, Math.min(layer.y0, y0));
  layer.x1 = Math.min(layer.width - 1, Math.max(layer.x1, x1));
  layer.y1 = Math.min(layer.height - 1, Math.max(layer.y1, y1));
}

/**
 * Paints a shape given by its own coordinates: `shade(u, v, out)` returns the cover 0..1 and writes the colour.
 * u and v run -1..1 over the box of half sizes `rx`, `ry` (frame pixels) turned by `angle`.
 * @param {Layer} layer
 * @param {{x: number, y: number, rx: number, ry: number, angle?: number}} place
 * @param {(u: number, v: number, out: Float32Array) => number} shade
 */
export function paint(layer, place, shade) {
  const k = 1 / layer.factor;
  const cx = place.x * k;
  const cy = place.y * k;
  const rx = place.rx * k;
  const ry = place.ry * k;
  const cos = Math.cos(place.angle ?? 0);
  const sin = Math.sin(place.angle ?? 0);
  const ex = Math.abs(rx * cos) + Math.abs(ry * sin);
  const ey = Math.abs(rx * sin) + Math.abs(ry * cos);
  const x0 = Math.max(0, Math.floor(cx - ex));
  const x1 = Math.min(layer.width - 1, Math.ceil(cx + ex));
  const y0 = Math.max(0, Math.floor(cy - ey));
  const y1 = Math.min(layer.height - 1, Math.ceil(cy + ey));
  const { data, width } = layer;
  touch(layer, x0, y0, x1, y1);
  const out = new Float32Array(3);
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const dx = x + 0.5 - cx;
      const dy = y + 0.5 - cy;
      const u = (dx * cos + dy * sin) / rx;
      const v = (dy * cos - dx * sin) / ry;
      if (u < -1 || u > 1 || v < -1 || v > 1) continue;
      const alpha = shade(u, v, out);
      if (alpha <= 0) continue;
      const i = (y * width + x) * 4;
      const rest = 1 - (alpha < 1 ? alpha : 1);
      const cover = 1 - rest;
      data[i] = data[i] * rest + out[0] * cover;
      data[i + 1] = data[i + 1] * rest + out[1] * cover;
      data[i + 2] = data[i + 2] * rest + out[2] * cover;
      data[i + 3] = data[i + 3] * rest + cover;
    }
  }
}

/**
 * A stroke that tapers from one radius to the other.
 * @param {Layer} layer @param {number} ax @param {number} ay @param {number} ar @param {number} bx @param {number} by
 * @param {number} br frame pixels @param {ArrayLike<number>} colour @param {number} [opacity]
 */
export function stroke(layer, ax, ay, ar, bx, by, br, colour, opacity = 1) {
  const k = 1 / layer.factor;
  const dx = (bx - ax) * k;
  const dy = (by - ay) * k;
  const long = dx * dx + dy * dy || 1e-6;
  const most = Math.max(ar, br) * k + 1;
  const px = ax * k;
  const py = ay * k;
  const x0 = Math.max(0, Math.floor(Math.min(px, px + dx) - most));
  const x1 = Math.min(layer.width - 1, Math.ceil(Math.max(px, px + dx) + most));
  const y0 = Math.max(0, Math.floor(Math.min(py, py + dy) - most));
  const y1 = Math.min(layer.height - 1, Math.ceil(Math.max(py, py + dy) + most));
  const { data, width } = layer;
  touch(layer, x0, y0, x1, y1);
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const ux = x + 0.5 - px;
      const uy = y + 0.5 - py;
      let t = (ux * dx + uy * dy) / long;
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const ex = ux - dx * t;
      const ey = uy - dy * t;
      const radius = (ar + (br - ar) * t) * k;
      const thin = radius < 0.5 ? radius * 2 : 1;
      let alpha = (radius < 0.5 ? 0.5 : radius) + 0.5 - Math.sqrt(ex * ex + ey * ey);
      if (alpha <= 0) continue;
      alpha = (alpha > 1 ? 1 : alpha) * thin * opacity;
      const i = (y * width + x) * 4;
      const rest = 1 - alpha;
      data[i] = data[i] * rest + colour[0] * alpha;
      data[i + 1] = data[i + 1] * rest + colour[1] * alpha;
      data[i + 2] = data[i + 2] * rest + colour[2] * alpha;
      data[i + 3] = data[i + 3] * rest + alpha;
    }
  }
}

/** Puts a layer out of focus. @param {Layer} layer @param {number} radius frame pixels @param {number} [passes] */
export function defocus(layer, radius, passes = 2) {
  const r = radius / layer.factor;
  if (r < 0.5 || layer.x1 < 0) return;
  const more = Math.max(1, Math.round(r)) * passes;
  touch(layer, layer.x0 - more, layer.y0 - more, layer.x1 + more, layer.y1 + more);
  blur(layer.data, layer.width, layer.height, 4, r, passes, layer);
}

/**
 * Lays the layer over the picture.
 * @param {import('./frame.mjs').Frame} frame @param {Layer} layer @param {number} [opacity]
 */
export function lay(frame, layer, opacity = 1) {
  const { width, height, data } = frame;
  const { factor } = layer;
  if (layer.x1 < 0) return;
  const sheet = layer.data;
  const stride = layer.width * 4;
  const line = new Float32Array(stride + 8);
  const low = Math.max(0, layer.x0 - 1) * 4;
  const high = Math.min(layer.width, layer.x1 + 2) * 4;
  const from = Math.max(0, (layer.x0 - 1) * factor);
  const to = Math.min(width, (layer.x1 + 2) * factor);
  const until = Math.min(height, (layer.y1 + 2) * factor);
  for (let y = Math.max(0, (layer.y0 - 1) * factor); y < until; y++) {
    const v = Math.min(layer.height - 1, Math.max(0, (y + 0.5) / factor - 0.5));
    const above = Math.floor(v) * stride;
    const below = Math.min(layer.height - 1, Math.floor(v) + 1) * stride;
    const f = v - Math.floor(v);
    const near = opacity * (1 - f);
    const far = opacity * f;
    for (let i = low; i < high; i++) line[i] = sheet[above + i] * near + sheet[below + i] * far;
    if (high === stride) for (let i = 0; i < 4; i++) line[stride + i] = line[stride - 4 + i];
    if (factor === 1) layLine(line, data, y * width * 3, from, to);
    else layWide(line, factor, data, y * width * 3, from, to);
  }
}

/**
 * @param {Float32Array} line @param {Float32Array} data @param {number} start @param {number} from @param {number} to
 */
function layLine(line, data, start, from, to) {
  for (let x = from, i = start + from * 3, a = from * 4; x < to; x++, i += 3, a += 4) {
    const alpha = line[a + 3];
    const red = line[a];
    if (alpha <= 0 && red <= 0) continue;
    const rest = alpha < 1 ? 1 - alpha : 0;
    data[i] = data[i] * rest + red;
    data[i + 1] = data[i + 1] * rest + line[a + 1];
    data[i + 2] = data[i + 2] * rest + line[a + 2];
  }
}

/**
 * @param {Float32Array} line @param {number} factor @param {Float32Array} data @param {number} start @param {number}
 * from @param {number} to
 */
function layWide(line, factor, data, start, from, to) {
  const step = 1 / factor;
  for (let x = from, i = start + from * 3; x < to; x++, i += 3) {
    const u = (x + 0.5) * step - 0.5;
    const u0 = u <= 0 ? 0 : u | 0;
    const f = u <= 0 ? 0 : u - u0;
    const a = u0 * 4;
    const red = line[a] + (line[a + 4] - line[a]) * f;
    const alpha = line[a + 3] + (line[a + 7] - line[a + 3]) * f;
    if (alpha <= 0 && red <= 0) continue;
    const rest = alpha < 1 ? 1 - alpha : 0;
    data[i] = data[i] * rest + red;
    data[i + 1] = data[i + 1] * rest + line[a + 1] + (line[a + 5] - line[a + 1]) * f;
    data[i + 2] = data[i + 2] * rest + line[a + 2] + (line[a + 6] - line[a + 2]) * f;
  }
}
