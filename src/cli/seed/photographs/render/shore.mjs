import { hex } from './color.mjs';
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
