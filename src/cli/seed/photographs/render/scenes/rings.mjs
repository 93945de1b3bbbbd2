import { gained, hex } from '../color.mjs';
import { makeFrame } from '../frame.mjs';
import { weave } from '../linen.mjs';
import { smoothstep } from '../noise.mjs';

/** Towards the window, from above and the left; y is up. */
const LIGHT = normal(-0.55, 0.72, 0.42);
const STEPS = 72;

/** @param {number} x @param {number} y @param {number} z */
function normal(x, y, z) {
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long];
}

/**
 * Two wedding bands on linen, by a window. The bands are traced; the cloth is a plane at their foot.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function rings(size, p) {
  const frame = makeFrame(size.width, size.height);
  const { width, height, data } = frame;
  const long = Math.max(width, height);
  const cloth = hex(p.cloth ?? 'd9cfc0', 0.62);
  const shade = hex(p.shade ?? '6f6a72', 0.5);
  const threads = weave(size, { ...p, focus: p.focus ?? [p.at?.[1] ?? 0.5, 0.16] });
  const bands = (p.rings ?? RINGS).map(makeBand);
  // The camera looks down by this angle: the cloth is squeezed, the bands keep their height.
  const down = p.down ?? 0.72;
  const [sin, cos] = [Math.sin(down), Math.cos(down)];
  const scale = long * (p.big ?? 0.17);
  const [cx, cy] = [(p.at?.[0] ?? 0.5) * width, (p.at?.[1] ?? 0.52) * height];
  const distance = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) =>
    Math.min(...bands.map((band) => band.distance(x, y, z)));
  // Everything of the bands and their shadows is within this box.
  const box = { x: scale * 3.4, y: scale * 2.6 };
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const i = (py * width + px) * 3;
      const u = (px - cx) / scale;
      const v = (py - cy) / scale;
      const near = Math.abs(px - cx) < box.x && Math.abs(py - cy) < box.y;
      // Where the ray meets the cloth.
      const gx = u;
      const gz = v / sin;
      const hit = near ? trace(distance, u, v, sin, cos) : null;
      if (hit) {
        const band = bands.reduce((a, b) => (a.distance(...hit) < b.distance(...hit) ? a : b));
        metal(data, i, hit, distance, band.tint, [0, -sin, -cos], cloth);
        continue;
      }
      const light = threads(px, py);
      const dark = near ? shadowOf(distance, gx, gz) : 0;
      const touch = near ? 1 - 0.55 * Math.exp(-distance(gx, 0.02, gz) * 9) : 1;
      for (let c = 0; c < 3; c++) {
        const lit = cloth[c] * (1 - dark) + (cloth[c] * 0.42 + shade[c] * 0.1) * dark;
        data[i + c] = lit * light * touch;
      }
    }
  }
  return frame;
}

/** Centre on the cloth, turn and lean in radians, radius, tint. */
const RINGS = [
  { x: -0.5, z: 0.1, turn: 0.3, lean: 0, radius: 1, tint: 'f2c06a' },
  { x: 0.86, z: -0.16, turn: -0.4, lean: 0.42, radius: 0.86, tint: 'b3a899' },
];

/** @param {{x: number, z: number, turn: number, lean: number, radius: number, tint: string}} ring */
function makeBand({ x, z, turn, lean, radius, tint }) {
  const [half, thick, soft] = [0.15, 0.05, 0.035];
  const [st, ct] = [Math.sin(turn), Math.cos(turn)];
  const [sl, cl] = [Math.sin(lean), Math.cos(lean)];
  // A leaning band rests on its lower edge.
  const rise = half * cl + (radius + thick) * Math.abs(sl);
  return {
    tint: gained(hex(tint), 1.02),
    distance: (/** @type {number} */ px, /** @type {number} */ py, /** @type {number} */ pz) => {
      const dx = px - x;
      const dz = pz - z;
      const dy = py - rise;
      const ax = dx * ct + dz * st;
      const az = dz * ct - dx * st;
      const bx = ax * cl + dy * sl;
      const by = dy * cl - ax * sl;
      const q = Math.abs(Math.hypot(bx, az) - radius) - thick + soft;
      const r = Math.abs(by) - half + soft;
      return Math.hypot(Math.max(q, 0), Math.max(r, 0)) + Math.min(Math.max(q, r), 0) - soft;
    },
  };
}

/** @typedef {(x: number, y: number, z: number) => number} Distance */

/** Where the ray of a pixel meets a band; null where it meets the cloth first. @param {Distance} distance @param {number} u @param {number} v @param {number} sin @param {number} cos @returns {[number, number, number] | null} */
function trace(distance, u, v, sin, cos) {
  const top = 2.4;
  let [x, y, z] = [u, top, v / sin + (top * cos) / sin];
  for (let i = 0; i < STEPS; i++) {
    const d = distance(x, y, z);
    if (d < 0.0012) return [x, y, z];
    y -= d * sin;
    z -= d * cos;
    if (y < 0) return null;
  }
  return null;
}

/** How much of the window a place on the cloth does not see. @param {Distance} distance @param {number} x @param {number} z */
function shadowOf(distance, x, z) {
  let light = 1;
  for (let t = 0.02, i = 0; i < 40 && t < 3; i++) {
    const d = distance(x + LIGHT[0] * t, LIGHT[1] * t, z + LIGHT[2] * t);
    light = Math.min(light, (d * 5) / t);
    if (light < 0.01) return 0.92;
    t += Math.max(0.015, d * 0.9);
  }
  return 0.92 * (1 - smoothstep(0, 1, light));
}

/**
 * Polished metal: it shows the window, the dark room and the cloth.
 * @param {Float32Array} data @param {number} i @param {[number, number, number]} at @param {Distance} distance
 * @param {ArrayLike<number>} tint @param {number[]} view @param {ArrayLike<number>} cloth
 */
function metal(data, i, [x, y, z], distance, tint, view, cloth) {
  const e = 0.002;
  const n = normal(
    distance(x + e, y, z) - distance(x - e, y, z),
    distance(x, y + e, z) - distance(x, y - e, z),
    distance(x, y, z + e) - distance(x, y, z - e),
  );
  const dot = view[0] * n[0] + view[1] * n[1] + view[2] * n[2];
  const r = view.map((/** @type {number} */ c, /** @type {number} */ k) => c - 2 * dot * n[k]);
  const window =
    smoothstep(0.25, 0.55, -r[0] * 0.75 + r[1] * 0.35 + r[2] * 0.25) * smoothstep(-0.1, 0.35, r[1]);
  const room = 0.1 + 0.3 * smoothstep(-0.2, 0.9, r[1]);
  const below = 1 - smoothstep(-0.25, 0.15, r[1]);
  const facing = Math.max(0, n[0] * LIGHT[0] + n[1] * LIGHT[1] + n[2] * LIGHT[2]);
  const rim = (1 + dot) ** 4;
  for (let c = 0; c < 3; c++) {
    const seen = room * (1 - below) + cloth[c] * 0.85 * below + window * 1.25 + facing * 0.12;
    data[i + c] = seen * (tint[c] + (1 - tint[c]) * rim * 0.6);
  }
}
