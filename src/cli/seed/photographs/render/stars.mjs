import { hex } from './color.mjs';
import { makeFrame, paintSoft } from './frame.mjs';
import { lookup, noiseTile, smoothstep } from './noise.mjs';
import { makeRandom } from './random.mjs';

/**
 * Adds a clear night to a painted sky: the river of the galaxy, its dust, and stars of true scatter (many
 * faint, few bright, some blue, some amber), thinning towards the horizon.
 * @param {import('./frame.mjs').Frame} frame
 * @param {{seed: number, stars: {count?: number, river?: [number, number, number] | null, low?: number, trails?: number}}} p
 *   river: where it crosses the frame (across, down) and its angle; low: row (share) where the stars end
 * @param {Float32Array} [edge] the land's edge in each column: no stars below it
 */
export function paintStars(frame, p, edge) {
  const { width, height, data } = frame;
  const long = Math.max(width, height);
  const random = makeRandom(p.seed + 5);
  const tile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const low = (p.stars.low ?? 0.8) * height;
  const river = p.stars.river;
  const lit = hex('aeb2d6', 0.42);
  const core = hex('f0bf98', 0.42);
  const cos = river ? Math.cos(river[2]) : 1;
  const sin = river ? Math.sin(river[2]) : 0;
  const across = (x, y) =>
    ((x - (river?.[0] ?? 0) * width) * -sin + (y - (river?.[1] ?? 0) * height) * cos) / long;
  const along = (x, y) =>
    ((x - (river?.[0] ?? 0) * width) * cos + (y - (river?.[1] ?? 0) * height) * sin) / long;
  if (river) {
    const air = makeFrame(width, Math.ceil(low));
    paintSoft(air, 3, air.height, (x, y, out) => {
      const thin = 1 - smoothstep(0.65, 1, y / low);
      const u = along(x, y);
      const v = across(x, y) + lookup(tile, u * 0.5 + 0.1, 0.4) * 0.05;
      const band = Math.exp(-((v / 0.12) * (v / 0.12)));
      if (band < 0.01) return;
      const cloud =
        0.62 +
        0.75 * lookup(tile, u * 0.7 + p.seed * 0.1, v * 0.9) +
        0.3 * lookup(tile, u * 2.9, v * 2.9 + 0.4);
      const rift = (v + 0.008) / 0.028;
      const dust = smoothstep(
        -0.12,
        0.5,
        lookup(tile, u * 0.8 + 0.5, v * 1.5 + p.seed * 0.07) + 0.5 * Math.exp(-rift * rift) - 0.12,
      );
      const light = band * Math.max(0, cloud) * (1 - 0.86 * dust) * thin;
      const warm = Math.exp(-((v / 0.06) * (v / 0.06))) * (0.4 + 0.6 * (1 - dust));
      for (let c = 0; c < 3; c++) out[c] = (lit[c] + (core[c] - lit[c]) * warm) * light;
    });
    for (let y = 0; y < air.height; y++) {
      for (let x = 0; x < width; x++) {
        if (edge && y > edge[x]) continue;
        const i = (y * width + x) * 3;
        data[i] += air.data[i];
        data[i + 1] += air.data[i + 1];
        data[i + 2] += air.data[i + 2];
      }
    }
  }
  const tints = ['ffffff', 'cfdcff', 'b5c8ff', 'fff0d8', 'ffd2a0'].map((t) => hex(t));
  for (let n = 0; n < (p.stars.count ?? 9000); n++) {
    const x = random.next() * width;
    const y = random.next() * low;
    const band = river ? Math.exp(-((across(x, y) / 0.13) ** 2)) : 0.4;
    const power = Math.min(22, 0.11 / (random.next() + 0.003)) * random.range(0.6, 1.2);
    const tint = random.pick(tints);
    if (random.next() > 0.4 + 0.6 * band || random.next() < smoothstep(0.55, 1, y / low)) continue;
    addStar(frame, x, y, power, tint, edge);
  }
}

/** @param {import('./frame.mjs').Frame} frame @param {number} x @param {number} y @param {number} power @param {ArrayLike<number>} tint @param {Float32Array} [edge] */
function addStar(frame, x, y, power, tint, edge) {
  const { width, height, data } = frame;
  const radius = power > 2 ? 4 : 2;
  const spread = 0.42 + 0.1 * Math.min(4, power);
  for (let py = Math.max(0, Math.floor(y) - radius); py <= Math.min(height - 1, y + radius); py++) {
    for (let px = Math.max(0, Math.floor(x) - radius); px <= Math.min(width - 1, x + radius); px++) {
      if (edge && py > edge[px] - 1) continue;
      const d = (px - x) ** 2 + (py - y) ** 2;
      const light = power * (Math.exp(-d / spread) * 0.5 + (power > 2 ? 0.012 * Math.exp(-d / 6) : 0));
      const i = (py * width + px) * 3;
      for (let c = 0; c < 3; c++) data[i + c] += tint[c] * light;
    }
  }
}
