import { lookup, noiseTile } from './noise.mjs';
import { makeRandom } from './random.mjs';

/**
 * @typedef {object} TerrainPlan metres, the camera at height 0 looking along z
 * @property {number} seed
 * @property {number} near where the first slice stands
 * @property {number} far
 * @property {number} slices
 * @property {(x: number, z: number) => number} ground height at a place
 * @property {(x: number, z: number) => number} [forest] 0..1, how dense the trees stand
 * @property {number} [tree] height of a grown tree
 * @property {(at: Place, out: Float32Array) => void} shade light of the surface, before the air
 * @property {{density: number, low: number, height: number, floor: number, wisps?: number}} air
 *   density: haze a metre everywhere; low: mist a metre at `floor`, thinning with `height`
 * @property {(x: number, y: number, out: Float32Array) => void} haze light of the air in a direction (tangents)
 * @property {{x: number, y: number}} [sun] tangents of slope towards the sun, for the shadows cast sideways: x -1 or 1, y rise
 */
/** @typedef {{x: number, z: number, y: number, nx: number, nz: number, tree: number, shadow: number, column: number}} Place */

/**
 * Paints land from near to far: each slice of the land is a line over the columns, and each pixel is written
 * once, by the first slice that reaches it. Returns the row of the land's upper edge in each column.
 * @param {import('./frame.mjs').Frame} frame @param {{focal: number, horizon: number}} view @param {TerrainPlan} plan
 * @returns {Float32Array}
 */
export function paintTerrain(frame, view, plan) {
  const { width, height, data } = frame;
  const { focal, horizon } = view;
  const random = makeRandom(plan.seed);
  const wispTile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const margin = plan.sun ? Math.ceil(width * 0.35) : 2;
  const across = width + 2 * margin;
  const top = new Float32Array(width).fill(height);
  const light = new Float32Array(width * 3);
  const row = new Float32Array(across);
  const before = new Float32Array(across);
  const trees = new Float32Array(width);
  const tone = new Float32Array(width);
  const out = new Float32Array(3);
  const haze = new Float32Array(3);
  /** @type {Place} */
  const at = { x: 0, z: 0, y: 0, nx: 0, nz: 0, tree: 0, shadow: 0, column: 0 };
  const growth = (plan.far / plan.near) ** (1 / plan.slices);
  let z = plan.near;
  let lastZ = z / growth;
  for (let x = 0; x < across; x++) before[x] = plan.ground(((x - margin - width / 2) / focal) * lastZ, lastZ);
  for (let slice = 0; slice <= plan.slices; slice++) {
    const metre = z / focal;
    for (let x = 0; x < across; x++) row[x] = plan.ground((x - margin - width / 2) * metre, z);
    if (plan.forest) growTrees(plan, random, trees, tone, row, margin, metre, z, focal);
    let shade = -1e9;
    const fall = plan.sun ? plan.sun.y * metre : 0;
    const rightward = !plan.sun || plan.sun.x < 0;
    for (let step = 0; step < across; step++) {
      const col = rightward ? step : across - 1 - step;
      const ground = row[col];
      shade = Math.max(shade - fall, ground);
      const x = col - margin;
      if (x < 0 || x >= width) continue;
      const tree = plan.forest ? trees[x] : 0;
      const y = horizon - ((ground + tree) / z) * focal;
      if (y >= top[x]) continue;
      at.x = (x - width / 2) * metre;
      at.z = z;
      at.y = ground + tree;
      at.nx = (row[Math.min(across - 1, col + 1)] - row[Math.max(0, col - 1)]) / (2 * metre);
      at.nz = (ground - before[col]) / (z - lastZ);
      at.tree = plan.forest ? tone[x] : 0;
      at.shadow = plan.sun ? Math.min(1, (shade - ground) / (metre * 2.5 + 0.02)) : 0;
      at.column = x;
      plan.shade(at, out);
      const ty = at.y / z;
      const air = plan.air;
      const span = at.y - 0;
      const a = Math.exp(Math.min(6, (air.floor - 0) / air.height));
      const b = Math.exp(Math.min(6, (air.floor - at.y) / air.height));
      let depth = air.low * z * (Math.abs(span) < 0.5 ? b : (air.height * (a - b)) / span);
      if (air.wisps) depth *= Math.max(0.15, 1 + air.wisps * lookup(wispTile, at.x / (z * 0.9 + 400) + plan.seed * 0.1, at.y / 420 + z / 4000));
      const veil = 1 - Math.exp(-depth - air.density * z);
      plan.haze((x - width / 2) / focal, ty, haze);
      const r = out[0] + (haze[0] - out[0]) * veil;
      const g = out[1] + (haze[1] - out[1]) * veil;
      const l = out[2] + (haze[2] - out[2]) * veil;
      fillColumn(data, width, height, x, y, top, light, r, g, l, tree > 0 ? 0 : 1);
    }
    before.set(row);
    lastZ = z;
    z *= growth;
  }
  return top;
}

/** Fills a column down from row y to what is already painted, its top pixel by its share. */
function fillColumn(data, width, height, x, y, top, light, r, g, b, smooth) {
  const from = Math.max(0, y);
  const to = Math.min(height, top[x]);
  const first = Math.floor(from);
  const j = x * 3;
  const was = top[x] < height ? 1 : 0;
  for (let py = first; py < to; py++) {
    const i = (py * width + x) * 3;
    let share = 1;
    if (py === first) share = 1 - (from - first);
    // The pixel shared with the nearer slice keeps the nearer one's part.
    if (py + 1 > to) share = Math.min(share, to - py);
    const t = smooth && was && to - from > 1.2 ? (py - from) / (to - from) : 0;
    data[i] += (r + (light[j] - r) * t - data[i]) * share;
    data[i + 1] += (g + (light[j + 1] - g) * t - data[i + 1]) * share;
    data[i + 2] += (b + (light[j + 2] - b) * t - data[i + 2]) * share;
  }
  light[j] = r;
  light[j + 1] = g;
  light[j + 2] = b;
  top[x] = y;
}

/** Stands a row of spruces on a slice: pointed crowns of differing height, each with its own tone. */
function growTrees(plan, random, trees, tone, row, margin, metre, z, focal) {
  trees.fill(0);
  const width = trees.length;
  const grown = plan.tree ?? 18;
  const spread = (grown * 0.2) / metre;
  if (grown / metre < 1.2) return;
  const gap = Math.max(1.5, spread * 1.1);
  for (let x = random.next() * gap; x < width; x += gap * (0.35 + random.next() * 1.3)) {
    const dense = plan.forest((x - width / 2) * metre, z);
    if (random.next() > dense) continue;
    const tall = grown * (0.45 + 0.6 * random.next() * random.next() + 0.25 * dense);
    const half = Math.max(0.8, spread * (0.7 + 0.5 * random.next()) * (tall / grown));
    const own = random.next();
    const foot = row[Math.min(row.length - 1, Math.max(0, Math.round(x) + margin))];
    for (let px = Math.max(0, Math.ceil(x - half)); px <= Math.min(width - 1, x + half); px++) {
      const off = Math.abs(px - x) / half;
      const ragged = half > 3 ? 0.12 * Math.sin(px * 2.3 + own * 40) + 0.09 * Math.sin(px * 5.1 + x) : 0;
      const h = foot + tall * (1 - off ** 0.8 + ragged * (1 - off)) - row[px + margin];
      if (h > trees[px]) {
        trees[px] = h;
        tone[px] = own;
      }
    }
  }
}
