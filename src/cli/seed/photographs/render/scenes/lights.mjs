import { addDisc, addGlow } from '../bokeh.mjs';
import { gained, hex, mix } from '../color.mjs';
import { paintCouple, paintUmbrella } from '../figures.mjs';
import { makeFrame } from '../frame.mjs';
import { defocus, lay, makeLayer, paint, stroke } from '../layer.mjs';
import { lookup, noiseTile } from '../noise.mjs';
import { makeRandom } from '../random.mjs';

/**
 * The dark behind an evening: garden or room, all of it out of focus.
 * @param {import('../frame.mjs').Frame} frame @param {string} low @param {string} high sRGB @param {number} seed @param {number} [gain]
 */
export function paintDark(frame, low, high, seed, gain = 1) {
  const tile = noiseTile({ seed: 31, cells: 4, octaves: 2, gain: 0.35 });
  const a = hex(low, 0.8 * gain);
  const b = hex(high, 0.8 * gain);
  const { width, height, data } = frame;
  const long = Math.max(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const n = 0.5 + 0.75 * lookup(tile, (x * 0.45) / long + seed * 0.13, (y * 0.5) / long + seed * 0.29);
      const t = Math.min(1, Math.max(0, n)) * (0.35 + (0.65 * (height - y)) / height);
      const i = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) data[i + c] = a[c] + (b[c] - a[c]) * t;
    }
  }
}

/**
 * Strings of bulbs over a garden, from near to far, one of them perhaps in focus.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function lights(size, p) {
  const frame = makeFrame(size.width, size.height);
  const { width, height } = frame;
  const long = Math.max(width, height);
  const random = makeRandom(p.seed);
  paintDark(frame, p.low ?? '07090f', p.high ?? '2a2430', p.seed);
  const tints = (p.tints ?? ['ffb55e', 'ffc47a', 'ff9f45', 'ffd6a0']).map((/** @type {string} */ t) => hex(t));
  const leaves = makeLayer(frame, 4);
  for (let i = 0; i < (p.foliage ?? 60); i++) {
    const dark = mix(hex('0a0f0c', 0.7), hex('2c3320', 0.5), random.next());
    stroke(leaves, random.range(0, width), random.range(0, height * 0.5), random.range(20, 90), random.range(0, width), random.range(0, height * 0.4), 10, dark, 0.16);
  }
  defocus(leaves, long * 0.02);
  lay(frame, leaves);
  const layer = makeLayer(frame, 2);
  for (let i = 0; i < (p.far ?? 70); i++) {
    const y = height * (p.farTop ?? 0.45) + random.gauss() * height * 0.12;
    addDisc(layer, random.range(-0.05, 1.05) * width, y, long * random.range(0.006, 0.016) * (p.open ?? 1), gained(random.pick(tints), random.range(0.1, 0.5)));
  }
  for (let s = 0; s < (p.strings ?? 6); s++) {
    const near = s / Math.max(1, (p.strings ?? 6) - 1);
    const radius = long * (0.008 + 0.034 * near ** 1.6) * (p.open ?? 1);
    const y0 = height * random.range(-0.1, 0.45) * (1.1 - near * 0.4);
    const y1 = height * random.range(-0.1, 0.5) * (1.1 - near * 0.4);
    const sag = height * random.range(0.08, 0.28);
    const count = Math.round(random.range(16, 22) - near * 9);
    const shift = random.next();
    for (let i = -1; i <= count; i++) {
      const t = (i + shift) / count;
      const x = t * width * 1.1 - width * 0.05 + random.gauss() * long * 0.004;
      const y = y0 + (y1 - y0) * t + sag * (1 - (2 * t - 1) ** 2) + random.gauss() * long * 0.003;
      const light = random.range(0.75, 1.15) * (0.95 - near * 0.45);
      addDisc(layer, x, y, radius * random.range(0.94, 1.06), gained(random.pick(tints), light), { rim: 0.35 });
      addGlow(layer, x, y, radius * 3.4, gained(tints[0], 0.035));
    }
  }
  lay(frame, layer);
  if (p.couple) standBefore(frame, p);
  return frame;
}

/** Two people before the lights: dark, with a thread of light along their edges. @param {any} p p.couple: place across, foot, height */
export function standBefore(frame, p) {
  const { width, height } = frame;
  const long = Math.max(width, height);
  const [cx, foot, tall] = p.couple;
  const rim = makeLayer(frame);
  const body = makeLayer(frame);
  const dark = hex(p.ink ?? '0c0a0e', 0.6);
  for (const [layer, colour] of /** @type {const} */ ([[rim, hex(p.rim ?? 'd98b4a', 0.55)], [body, dark]])) {
    paintCouple(layer, p.how ?? 'close', cx * width, foot * height, tall * long, colour);
    if (p.umbrella) paintUmbrella(layer, cx * width, foot * height, tall * long, colour);
  }
  defocus(rim, long * 0.003);
  lay(frame, rim, 0.22);
  defocus(body, long * 0.0007);
  lay(frame, body);
}

/**
 * One candle, its foot at (x, y): wax lit from within, wick, flame, and its light around.
 * @param {import('../layer.mjs').Layer} layer @param {number} x @param {number} y @param {number} wide pixels @param {number} tall
 * @param {import('../random.mjs').Random} random @param {string} [wax]
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
  stroke(layer, x, top + wide * 0.03, wide * 0.018, x + lean * wide * 0.1, top - flame * 0.22, wide * 0.016, [0.02, 0.012, 0.008]);
  const rise = flame * 1.25;
  paint(layer, { x, y: top - rise * 0.86, rx: flame * 0.34, ry: rise }, (u, v, out) => {
    const h = (1 - v) / 2;
    const axis = lean * 1.6 * h * h;
    const w = h < 0.3 ? Math.sqrt(h / 0.3) * 0.62 * (0.55 + 0.45 * (h / 0.3)) : 0.62 * ((1 - h) / 0.7) ** 0.85 * (1 + 0.35 * ((h - 0.3) / 0.7));
    const d = Math.abs(u - axis) / Math.max(0.001, w);
    if (d > 1.25) return 0;
    const cover = d < 0.8 ? 1 : Math.max(0, (1.25 - d) / 0.45);
    const core = Math.max(0, 1 - d * d);
    const low = Math.max(0, 1 - h / 0.2);
    const heat = (0.5 + 0.9 * Math.min(1, h * 3)) * (1 - 0.25 * h);
    out[0] = (3.6 * heat) * (1 - 0.75 * low);
    out[1] = (1.5 + 1.7 * core) * heat * (1 - 0.7 * low);
    out[2] = (0.28 + 1.6 * core * core) * heat * (1 - 0.6 * low) + low * 0.5;
    return cover * cover * (1 - 0.55 * low) * Math.min(1, h * 14);
  });
  addGlow(layer, x, top - rise * 0.85, flame * 1.7, hex('ffb35c', 0.55), 1.35);
  addGlow(layer, x, top - rise * 0.8, flame * 6, hex('ff8a35', 0.05));
}

/**
 * Candles on a dark table that mirrors them a little, lights of the evening behind.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function candles(size, p) {
  const frame = makeFrame(size.width, size.height);
  const { width, height } = frame;
  const long = Math.max(width, height);
  const random = makeRandom(p.seed);
  paintDark(frame, p.low ?? '0a0706', p.high ?? '2b1a12', p.seed);
  const tints = (p.tints ?? ['ffb25a', 'ff9a42', 'ffcf94', 'ff8648']).map((/** @type {string} */ t) => hex(t));
  const back = makeLayer(frame, 2);
  for (let i = 0; i < (p.discs ?? 42); i++) {
    const d = random.next();
    addDisc(back, random.range(-0.05, 1.05) * width, height * (p.behind ?? 0.32) + random.gauss() * height * 0.17, long * (0.012 + 0.026 * d) * (p.open ?? 1), gained(random.pick(tints), random.range(0.05, 0.5) * (1.1 - d * 0.6)));
  }
  lay(frame, back);
  const edge = height * (p.table ?? 0.66);
  const table = makeLayer(frame, 2);
  paint(table, { x: width / 2, y: (edge + height) / 2, rx: width, ry: (height - edge) / 2 }, (u, v, out) => {
    const near = (v + 1) / 2;
    const warm = Math.exp(-((u * 2 - (p.warm ?? 0)) ** 2) * 5) * Math.exp(-((near - 0.35) ** 2) * 7);
    out[0] = 0.012 + 0.1 * warm;
    out[1] = 0.008 + 0.046 * warm;
    out[2] = 0.007 + 0.014 * warm;
    return Math.min(0.9, near * 6);
  });
  defocus(table, long * 0.008);
  lay(frame, table);
  /** @type {[number, number, number, number][]} x, depth 0 far .. 1 near, tall over wide, wide */
  const stand = p.candles ?? [[0.5, 0.6, 1.6, 0.1]];
  for (const [cx, depth, ratio, share] of [...stand].sort((a, b) => a[1] - b[1])) {
    const away = Math.abs(depth - (p.focus ?? 0.6));
    const soft = long * 0.05 * away ** 1.15;
    const layer = makeLayer(frame, soft > 8 ? 4 : soft > 2.5 ? 2 : 1);
    const wide = long * share * (0.4 + depth);
    const foot = edge + (height - edge) * (0.04 + depth * 0.62);
    const mirror = makeLayer(frame, 4);
    paintCandle(mirror, cx * width, foot, wide, wide * ratio, makeRandom(p.seed + cx * 999), p.wax);
    mirrorBelow(mirror, foot);
    defocus(mirror, long * 0.007 + soft);
    lay(frame, mirror, 0.2);
    paintCandle(layer, cx * width, foot, wide, wide * ratio, makeRandom(p.seed + cx * 999), p.wax);
    defocus(layer, soft);
    lay(frame, layer);
  }
  return frame;
}

/** Keeps of a layer only its mirror image below a row. @param {import('../layer.mjs').Layer} layer @param {number} row frame pixels */
function mirrorBelow(layer, row) {
  const axis = Math.round(row / layer.factor);
  const stride = layer.width * 4;
  const copy = layer.data.slice();
  layer.data.fill(0);
  for (let y = axis; y < layer.height; y++) {
    const from = 2 * axis - y - 1;
    if (from < 0 || from >= layer.height) continue;
    const fade = Math.max(0, 1 - ((y - axis) * layer.factor) / (layer.height * layer.factor * 0.4));
    for (let i = 0; i < stride; i++) layer.data[y * stride + i] = copy[from * stride + i] * fade;
  }
}
