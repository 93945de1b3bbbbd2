import { addGlow } from './bokeh.mjs';
import { hex } from './color.mjs';
import { paintCouple, paintUmbrella } from './figures.mjs';
import { paintSoft } from './frame.mjs';
import { defocus, lay, makeLayer, makeSoftLayer, touch } from './layer.mjs';
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

/**
 * Two people near the camera and far out of focus, before the light: dark shapes with a thread of light along their edges.
 * @param {any} p p.couple: place across, foot, height of the longer side; p.blur: of the longer side
 */
export function standBefore(frame, p) {
  const { width, height } = frame;
  const long = Math.max(width, height);
  const [cx, foot, tall] = p.couple;
  const blur = long * (p.blur ?? 0.016);
  const behind = makeLayer(frame, 8);
  addGlow(behind, cx * width, foot * height - tall * long * 0.72, long * 0.42, hex(p.rim ?? 'd98b4a', 0.2));
  lay(frame, behind);
  const rim = makeSoftLayer(frame, blur);
  const body = makeSoftLayer(frame, blur);
  for (const [layer, colour, shift] of /** @type {const} */ ([
    [rim, hex(p.rim ?? 'd98b4a', 0.62), 0.004],
    [body, hex(p.ink ?? '0c0a0e', 0.6), 0],
  ])) {
    const x = cx * width + shift * long;
    paintCouple(layer, x, foot * height - shift * long, tall * long, colour);
    if (p.umbrella) paintUmbrella(layer, x, foot * height - shift * long, tall * long, colour);
  }
  defocus(rim, blur);
  lay(frame, rim, 0.55);
  defocus(body, blur);
  lay(frame, body, 0.97);
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
