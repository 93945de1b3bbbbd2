import { hex } from './color.mjs';
import { paintCouple } from './figures.mjs';
import { lay, makeLayer, touch } from './layer.mjs';
import { lookup, noiseTile, smoothstep } from './noise.mjs';

/** Capes along the horizon, paler the farther they lie, each standing on its dark mirror image. @param {any} p p.headland: [from, to, height][] of the frame */
export function paintHeadland(frame, view, p) {
  const tile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const { width, height, data } = frame;
  const ink = hex(p.rock ?? '4a4258', 0.5);
  p.headland.forEach((/** @type {number[]} */ [from, to, tall], /** @type {number} */ n) => {
    const veil = 0.55 + 0.4 * (n / p.headland.length);
    for (let x = 0; x < width; x++) {
      const t = (x / width - from) / (to - from);
      if (t < 0 || t > 1) continue;
      const rise = smoothstep(0, 0.3, t) * (1 - smoothstep(0.45, 1, t));
      const rough =
        0.72 + 0.5 * lookup(tile, t * 0.35 + n * 0.3, n * 0.7) + 0.16 * lookup(tile, t * 2.3, n * 0.4);
      const up = tall * height * rise * rough;
      for (
        let y = Math.max(0, Math.floor(view.horizon - up));
        y < Math.min(height, view.horizon + up * 0.5);
        y++
      ) {
        const below = y > view.horizon;
        const i = (y * width + x) * 3;
        const share = below
          ? 0.5 * (1 - (y - view.horizon) / (up * 0.5 + 1)) * (0.7 + 0.6 * lookup(tile, x / width, y * 0.02))
          : Math.min(1, y + 1 - (view.horizon - up));
        const k = veil * share;
        for (let c = 0; c < 3; c++) data[i + c] += (ink[c] - data[i + c]) * k;
      }
    }
  });
}

/** Two people in the shallows at the lower edge, on wet sand that keeps their reflection. @param {any} p p.couple: place across, foot, height */
export function paintShore(frame, p) {
  const { width, height, data } = frame;
  const tile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const long = Math.max(width, height);
  const [cx, foot, tall] = p.couple;
  const sand = hex(p.sand ?? '4d3f42', 0.4);
  for (let x = 0; x < width; x++) {
    const edge =
      height * (foot - 0.035) +
      (lookup(tile, (x * 0.35) / width + p.seed * 0.1, 0.3) * 0.05 +
        lookup(tile, (x * 2) / width, 0.8) * 0.006) *
        height;
    for (let y = Math.max(0, Math.floor(edge)); y < height; y++) {
      const far = (y - edge) / height;
      const wet = Math.exp(-far * 7);
      const mirror = Math.round(Math.max(0, 2 * (height * 0.5) - y - height * 0.06));
      const m = (mirror * width + x) * 3;
      const i = (y * width + x) * 3;
      const grainy = 0.85 + 0.5 * lookup(tile, (x * 1.5) / width, (y * 9) / width);
      const foam =
        Math.exp(-(((far - 0.004) / 0.004) ** 2)) * (0.5 + lookup(tile, (x * 6) / width, 0.1)) * 0.35;
      for (let c = 0; c < 3; c++)
        data[i + c] =
          sand[c] * grainy * (1 - wet * 0.4) + data[m + c] * wet * 0.62 + foam * data[m + c] * 1.4;
    }
  }
  const layer = makeLayer(frame);
  const dark = hex('1a1420', 0.35);
  const ghost = makeLayer(frame);
  paintCouple(layer, p.how ?? 'hands', cx * width, height * foot, tall * long, dark);
  const axis = Math.round(height * foot);
  touch(ghost, layer.x0 - 8, axis, layer.x1 + 8, 2 * axis - layer.y0);
  for (let y = axis; y < height; y++) {
    const from = 2 * axis - y - 1;
    if (from < 0) break;
    const fade = 0.6 * Math.exp(-(y - axis) / (tall * long * 0.7));
    const shift = Math.round(lookup(tile, 0.2, y / 160) * 5);
    for (let x = 8; x < width - 8; x++) {
      const a = (from * width + x + shift) * 4;
      if (layer.data[a + 3] > 0)
        for (let c = 0; c < 4; c++) ghost.data[(y * width + x) * 4 + c] = layer.data[a + c] * fade;
    }
  }
  lay(frame, ghost);
  lay(frame, layer);
}
