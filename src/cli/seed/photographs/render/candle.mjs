import { addGlow } from './bokeh.mjs';
import { hex } from './color.mjs';
import { paint, stroke } from './layer.mjs';
import { lookup, noiseTile } from './noise.mjs';

/**
 * One candle, its foot at (x, y): wax lit from within, wick, flame, and its light around.
 * @param {import('./layer.mjs').Layer} layer @param {number} x @param {number} y @param {number} wide pixels @param {number} tall
 * @param {import('./random.mjs').Random} random @param {string} [wax]
 */
export function paintCandle(layer, x, y, wide, tall, random, wax = 'efe2cc') {
  const body = hex(wax);
  const top = y - tall;
  const half = wide / 2;
  const tile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const own = random.next() * 9;
  addGlow(layer, x, top - wide * 0.5, wide * 5.5, hex('ff9a3c', 0.05));
  paint(layer, { x, y: y - tall / 2, rx: half, ry: tall / 2 + wide * 0.12 }, (u, v, out) => {
    const py = (v * (tall / 2 + wide * 0.12)) / wide;
    const upper = -tall / 2 / wide + 0.03 * Math.sin(u * 4 + own) + 0.11 * u ** 8;
    const lower = tall / 2 / wide + 0.12 * Math.sqrt(Math.max(0, 1 - u * u)) - 0.02;
    if (py < upper || py > lower) return 0;
    const down = py - upper;
    const within = 1.25 * Math.exp(-down * 1.35) * (1 - 0.35 * u * u) + 0.5 * Math.exp(-down * 5);
    const room = 0.05 + 0.05 * Math.max(0, u * 0.7 + 0.3);
    const grainy = 1 + 0.1 * lookup(tile, u * 0.1 + own, v * 0.3);
    out[0] = body[0] * (within * 1.15 + room) * grainy;
    out[1] = body[1] * (within * 0.62 + room * 0.75) * grainy;
    out[2] = body[2] * (within * 0.24 + room * 0.6) * grainy;
    return Math.min(1, (1 - Math.abs(u)) * half * 0.7 + 0.05);
  });
  // The pool of molten wax around the wick.
  paint(layer, { x, y: top + wide * 0.035, rx: half * 0.86, ry: wide * 0.085 }, (u, v, out) => {
    const d = u * u + v * v;
    if (d > 1) return 0;
    const glow = 1.7 - d * 0.8;
    out[0] = 1.1 * glow;
    out[1] = 0.66 * glow;
    out[2] = 0.24 * glow;
    return Math.min(1, (1 - d) * 4);
  });
  const lean = random.range(-0.12, 0.12);
  const flame = wide * random.range(0.62, 0.85) * Math.min(1.6, 26 / (wide * 0.12 + 14));
  stroke(
    layer,
    x,
    top + wide * 0.03,
    wide * 0.018,
    x + lean * wide * 0.1,
    top - flame * 0.22,
    wide * 0.016,
    [0.02, 0.012, 0.008],
  );
  const rise = flame * 1.25;
  paint(layer, { x, y: top - rise * 0.86, rx: flame * 0.34, ry: rise }, (u, v, out) => {
    const h = (1 - v) / 2;
    const axis = lean * 1.6 * h * h;
    const w =
      h < 0.3
        ? Math.sqrt(h / 0.3) * 0.62 * (0.55 + 0.45 * (h / 0.3))
        : 0.62 * ((1 - h) / 0.7) ** 0.85 * (1 + 0.35 * ((h - 0.3) / 0.7));
    const d = Math.abs(u - axis) / Math.max(0.001, w);
    if (d > 1.25) return 0;
    const cover = d < 0.8 ? 1 : Math.max(0, (1.25 - d) / 0.45);
    const core = Math.max(0, 1 - d * d);
    const low = Math.max(0, 1 - h / 0.2);
    const heat = (0.5 + 0.9 * Math.min(1, h * 3)) * (1 - 0.25 * h);
    out[0] = 3.6 * heat * (1 - 0.75 * low);
    out[1] = (1.5 + 1.7 * core) * heat * (1 - 0.7 * low);
    out[2] = (0.28 + 1.6 * core * core) * heat * (1 - 0.6 * low) + low * 0.5;
    return cover * cover * (1 - 0.55 * low) * Math.min(1, h * 14);
  });
  addGlow(layer, x, top - rise * 0.85, flame * 1.7, hex('ffb35c', 0.55), 1.35);
  addGlow(layer, x, top - rise * 0.8, flame * 6, hex('ff8a35', 0.05));
}
