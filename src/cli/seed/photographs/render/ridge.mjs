import { lookup, noiseTile, smoothstep } from './noise.mjs';
import { woodEdge } from './wood.mjs';

/**
 * The line of one hill, and the far wood along it. @param {number} i 0 = farthest @param {number} layers
 * @param {import('./frame.mjs').Frame} frame @param {import('./random.mjs').Random} random @param {any} p
 */
export function makeRidge(i, layers, { width, height }, random, p) {
  const tile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const smooth = noiseTile({ seed: 31, cells: 4, octaves: 2, gain: 0.35 });
  const ridged = noiseTile({ seed: 5, cells: 4, octaves: 6, gain: 0.42, ridged: true });
  const long = Math.max(width, height);
  const t = layers > 1 ? i / (layers - 1) : 1;
  const base = height * ((p.top ?? 0.4) + ((p.bottom ?? 1) - (p.top ?? 0.4)) * t ** 1.25);
  const tall = height * (0.12 + 0.06 * t) * (p.relief ?? 1);
  const broad = (0.24 - 0.1 * t) / long;
  const off = p.seed * 0.113 + i * 0.271;
  const clear = (p.clear ?? 0.9) * t ** (p.depth ?? 1.5) + 0.05;
  const stands = i === layers - 1 ? p.tree : undefined;
  // The nearest hill carries grass, not trees: the camera is on it.
  const trees = stands
    ? Math.min(long * 0.006, (p.trees ?? 0.006) * height)
    : (p.trees ?? 0.085) * height * t * t;
  // Trees large enough are drawn one by one; the nearest of them hide their whole hill.
  const single = trees > long * 0.0125;
  const wooded = (/** @type {number} */ x) =>
    single && i === layers - 1
      ? 1
      : smoothstep(-0.55, -0.1, lookup(smooth, (x * 1.1) / long + off, i * 0.4)) * (p.woods ?? 0.95);
  const edge =
    trees > 1.5 && !single
      ? woodEdge(width, Math.min(long * 0.0125, trees), random, wooded)
      : new Float32Array(width);
  const line = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const peaks = lookup(ridged, x * broad + off, i * 0.31) * 1.5 - 0.75;
    const rough =
      lookup(smooth, x * broad * 0.8 + off, i * 0.23) * 0.9 +
      peaks * (1 - 0.55 * t) +
      lookup(tile, x * broad * 2 + off, i * 0.17) * 0.16;
    line[x] = base - tall * rough - (trees <= 1.5 ? lookup(tile, (x * 9) / long, off) * height * 0.002 : 0);
  }
  // The nearest hill is where the frame was composed for it.
  if (stands) {
    const shift = height * (p.ground ?? 0.92) - line[Math.round(stands[0] * width)];
    for (let x = 0; x < width; x++) line[x] += shift;
  }
  return { t, line, edge, trees, clear, off, single, wooded, until: line };
}
