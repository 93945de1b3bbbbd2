import { lookup, noiseTile } from './noise.mjs';

/**
 * @typedef {object} TerrainPlan metres, the camera at height 0 looking along z
 * @property {number} seed
 * @property {number} near distance of the first slice
 * @property {number} far
 * @property {number} slices
 * @property {(x: number, z: number) => number} ground height at a place
 * @property {(at: Place, out: Float32Array) => void} shade light of the surface, before the air
 * @property {{density: number, low: number, height: number, floor: number, wisps?: number}} air
 *   density: haze a metre everywhere; low: mist a metre at `floor`, thinning with `height`
 * @property {(x: number, y: number, out: Float32Array) => void} haze light of the air in a direction (tangents)
 * @property {{x: number, y: number}} [sun] tangents of slope towards the sun, for the shadows cast sideways: x -1 or 1,
 * y rise
 */
/** @typedef {{x: number, z: number, y: number, nx: number, nz: number, shadow: number, column: number}} Place */

/**
 * Paints land from near to far: each slice of the land is a line over the columns, and each pixel is written
 * once, by the first slice that reaches it. Returns the row of the land's upper edge in each column.
 * @param {import('./frame.mjs').Frame} frame @param {{focal: number, horizon: number}} view @param {TerrainPlan} plan
 * @returns {Float32Array}
 */
export function paintTerrain(frame, view, plan) {
  const { width, height, data } = frame;
  const { focal, horizon } = view;
  const wispTile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const margin = plan.sun ? Math.ceil(width * 0.35) : 2;
  const across = width + 2 * margin;
  const top = new Float32Array(width).fill(height);
  const behind = data.slice();
  const light = new Float32Array(width * 3);
  const seen = new Int32Array(width).fill(-9);
  const row = new Float32Array(across);
  const before = new Float32Array(across);
  const out = new Float32Array(3);
  const haze = new Float32Array(3);
  /** @type {Place} */
  const at = { x: 0, z: 0, y: 0, nx: 0, nz: 0, shadow: 0, column: 0 };
  const growth = (plan.far / plan.near) ** (1 / plan.slices);
  let z = plan.near;
  let lastZ = z / growth;
  survey(before, plan, lastZ, lastZ / focal, margin + width / 2);
  for (let slice = 0; slice <= plan.slices; slice++) {
    const metre = z / focal;
    survey(row, plan, z, metre, margin + width / 2);
    let shade = -1e9;
    const fall = plan.sun ? plan.sun.y * metre : 0;
    const rightward = !plan.sun || plan.sun.x < 0;
    for (let step = 0; step < across; step++) {
      const col = rightward ? step : across - 1 - step;
      const ground = row[col];
      shade = Math.max(shade - fall, ground);
      const x = col - margin;
      if (x < 0 || x >= width) continue;
      const y = horizon - (ground / z) * focal;
      if (y >= top[x]) continue;
      at.x = (x - width / 2) * metre;
      at.z = z;
      at.y = ground;
      at.nx = (row[Math.min(across - 1, col + 1)] - row[Math.max(0, col - 1)]) / (2 * metre);
      at.nz = (ground - before[col]) / (z - lastZ);
      at.shadow = plan.sun ? Math.min(1, (shade - ground) / (metre * 2.5 + 0.02)) : 0;
      at.column = x;
      plan.shade(at, out);
      const ty = at.y / z;
      const air = plan.air;
      const span = at.y - 0;
      const a = Math.exp(Math.min(6, (air.floor - 0) / air.height));
      const b = Math.exp(Math.min(6, (air.floor - at.y) / air.height));
      let depth = air.low * z * (Math.abs(span) < 0.5 ? b : (air.height * (a - b)) / span);
      if (air.wisps)
        depth *= Math.max(
          0.15,
          1 + air.wisps * lookup(wispTile, at.x / (z * 0.9 + 400) + plan.seed * 0.1, at.y / 420 + z / 4000),
        );
      const veil = 1 - Math.exp(-depth - air.density * z);
      plan.haze((x - width / 2) / focal, ty, haze);
      const r = out[0] + (haze[0] - out[0]) * veil;
      const g = out[1] + (haze[1] - out[1]) * veil;
      const l = out[2] + (haze[2] - out[2]) * veil;
      const joined = seen[x] === slice - 1;
      seen[x] = slice;
      fillColumn(data, behind, width, height, x, y, top, light, r, g, l, joined);
    }
    before.set(row);
    lastZ = z;
    z *= growth;
  }
  return top;
}

/**
 * Heights along one slice, computed at every fifth column: land has no edges finer than that. @param {Float32Array} row
 * @param {TerrainPlan} plan @param {number} z @param {number} metre a column's @param {number} middle
 */
function survey(row, plan, z, metre, middle) {
  let left = plan.ground(-middle * metre, z);
  for (let x = 0; x < row.length; x += 5) {
    const right = plan.ground((x + 5 - middle) * metre, z);
    const step = (right - left) / 5;
    for (let k = 0; k < 5; k++) row[x + k] = left + step * k;
    left = right;
  }
}

/**
 * Fills a column down from row y to what is already painted; eased into the slice before if that one was seen too, else
 * a crest would bleed into the land behind it.
 */
function fillColumn(data, behind, width, height, x, y, top, light, r, g, b, joined) {
  const from = Math.max(0, y);
  const to = Math.min(height, top[x]);
  const first = Math.floor(from);
  const j = x * 3;
  for (let py = first; py < to; py++) {
    const i = (py * width + x) * 3;
    let share = 1;
    if (py === first) share -= from - first;
    if (py + 1 > to) share -= py + 1 - to;
    // What was behind gives way by each slice's share of the pixel, so that shares add up to the whole.
    const t = joined && to - from > 1.2 ? (py - from) / (to - from) : 0;
    data[i] += (r + (light[j] - r) * t - behind[i]) * share;
    data[i + 1] += (g + (light[j + 1] - g) * t - behind[i + 1]) * share;
    data[i + 2] += (b + (light[j + 2] - b) * t - behind[i + 2]) * share;
  }
  light[j] = r;
  light[j + 1] = g;
  light[j + 2] = b;
  top[x] = y;
}
