import { addGlow } from './bokeh.mjs';
import { hex } from './color.mjs';
import { paintCouple, paintUmbrella } from './figures.mjs';
import { paintSoft } from './frame.mjs';
import { defocus, lay, makeLayer, touch } from './layer.mjs';
import { lookup, noiseTile } from './noise.mjs';

/**
 * The dark behind an evening: garden or room, all of it out of focus.
 * @param {import('./frame.mjs').Frame} frame @param {string} low @param {string} high sRGB @param {number} seed @param {number} [gain]
 */
export function paintDark(frame, low, high, seed, gain = 1) {
  const tile = noiseTile({ seed: 31, cells: 4, octaves: 2, gain: 0.35 });
  const a = hex(low, 0.8 * gain);
  const b = hex(high, 0.8 * gain);
  const { width, height } = frame;
  const long = Math.max(width, height);
  paintSoft(frame, 8, height, (x, y, out) => {
    const n = 0.5 + 0.75 * lookup(tile, (x * 0.45) / long + seed * 0.13, (y * 0.5) / long + seed * 0.29);
    const t = Math.min(1, Math.max(0, n)) * (0.35 + (0.65 * (height - y)) / height);
    for (let c = 0; c < 3; c++) out[c] = a[c] + (b[c] - a[c]) * t;
  });
}

/** Two people before the lights: dark, with a thread of light along their edges. @param {any} p p.couple: place across, foot, height */
export function standBefore(frame, p) {
  const { width, height } = frame;
  const long = Math.max(width, height);
  const [cx, foot, tall] = p.couple;
  const rim = makeLayer(frame);
  const behind = makeLayer(frame, 4);
  addGlow(behind, cx * width, (foot - tall * 0.5) * height, long * 0.36, hex(p.rim ?? 'd98b4a', 0.16));
  lay(frame, behind);
  const body = makeLayer(frame);
  const dark = hex(p.ink ?? '0c0a0e', 0.6);
  for (const [layer, colour] of /** @type {const} */ ([
    [rim, hex(p.rim ?? 'd98b4a', 0.55)],
    [body, dark],
  ])) {
    paintCouple(layer, p.how ?? 'close', cx * width, foot * height, tall * long, colour);
    if (p.umbrella) paintUmbrella(layer, cx * width, foot * height, tall * long, colour);
  }
  defocus(rim, long * 0.003);
  lay(frame, rim, 0.1);
  defocus(body, long * 0.0007);
  lay(frame, body);
}

/** Keeps of a layer only its mirror image below a row. @param {import('./layer.mjs').Layer} layer @param {number} row frame pixels */
export function mirrorBelow(layer, row) {
  const axis = Math.round(row / layer.factor);
  const stride = layer.width * 4;
  const copy = layer.data.slice();
  layer.data.fill(0);
  touch(layer, 0, axis, layer.width - 1, layer.height - 1);
  for (let y = axis; y < layer.height; y++) {
    const from = 2 * axis - y - 1;
    if (from < 0 || from >= layer.height) continue;
    const fade = Math.max(0, 1 - ((y - axis) * layer.factor) / (layer.height * layer.factor * 0.4));
    for (let i = 0; i < stride; i++) layer.data[y * stride + i] = copy[from * stride + i] * fade;
  }
}
