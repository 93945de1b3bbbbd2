import { paintSoft } from './frame.mjs';
import { lookup, noiseTile, smoothstep } from './noise.mjs';

/**
 * @typedef {object} SkyPlan directions are tangents: x = sideways / ahead, y = up / ahead
 * @property {Float32Array} ramp colours from the horizon up
 * @property {number} span the tangent at which the ramp ends
 * @property {{x: number, y: number, size: number, colour: ArrayLike<number>, glow: number, reach: number}} [sun]
 * @property {{cover: number, scale: number, stretch: number, seed: number, lit: ArrayLike<number>, shade: ArrayLike<number>, soft?: number, thick?: number}} [clouds]
 */

/**
 * A sky to ask for the light of a direction.
 * @param {SkyPlan} plan
 * @returns {(x: number, y: number, out: Float32Array) => void}
 */
export function makeSky(plan) {
  const { ramp, span, sun, clouds } = plan;
  const tile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const ox = (clouds?.seed ?? 0) * 0.137;
  const oy = (clouds?.seed ?? 0) * 0.311;
  return (x, y, out) => {
    const at = Math.min(511, Math.max(0, (y / span) * 511));
    const k = (at | 0) * 3;
    const f = at - (at | 0);
    const n = k + 3 < 1536 ? k + 3 : k;
    let r = ramp[k] + (ramp[n] - ramp[k]) * f;
    let g = ramp[k + 1] + (ramp[n + 1] - ramp[k + 1]) * f;
    let b = ramp[k + 2] + (ramp[n + 2] - ramp[k + 2]) * f;
    let near = 0;
    let disc = 0;
    if (sun) {
      const dx = x - sun.x;
      const dy = (y - sun.y) * 1.15;
      const d = Math.sqrt(dx * dx + dy * dy);
      const wide = sun.reach / (sun.reach + d);
      near = wide * wide * wide;
      const round = Math.sqrt(dx * dx + (y - sun.y) * (y - sun.y));
      disc = 1 - smoothstep(sun.size * 0.86, sun.size * 1.14, round);
      const halo = sun.glow * (near + 1.6 * Math.exp((-d * d) / (sun.size * sun.size * 14)));
      r += sun.colour[0] * halo;
      g += sun.colour[1] * halo;
      b += sun.colour[2] * halo;
    }
    if (clouds && y > 0.002) {
      const lift = 1 / (y + 0.1);
      const u = x * lift * clouds.scale + ox;
      const v = lift * clouds.scale * clouds.stretch + oy;
      const warp = lookup(tile, v * 0.6 + 0.3, u * 0.6) * 0.06;
      const dense = lookup(tile, u + warp, v + warp) * 0.7 + lookup(tile, u * 3.1, v * 3.1) * 0.16;
      const soft = clouds.soft ?? 0.5;
      let cover = smoothstep(0.5 - clouds.cover, 0.5 - clouds.cover + soft, dense + 0.25);
      if (cover > 0.003) {
        const toward = sun ? Math.max(-0.012, Math.min(0.012, (sun.x - x) * 0.05)) : 0.012;
        const ahead = lookup(tile, u + warp + toward, v + warp - 0.016) * 0.7;
        const lit = Math.min(1.3, Math.max(0, 0.5 + (dense - ahead) * 3.2) + (1 - cover) * 0.25);
        const fire = near * (sun ? 1.4 : 0);
        cover *= Math.min(1, y * 30) * (clouds.thick ?? 0.85);
        const cr =
          clouds.shade[0] + (clouds.lit[0] - clouds.shade[0]) * lit + (sun ? sun.colour[0] * fire * lit : 0);
        const cg =
          clouds.shade[1] + (clouds.lit[1] - clouds.shade[1]) * lit + (sun ? sun.colour[1] * fire * lit : 0);
        const cb =
          clouds.shade[2] + (clouds.lit[2] - clouds.shade[2]) * lit + (sun ? sun.colour[2] * fire * lit : 0);
        r += (cr - r) * cover;
        g += (cg - g) * cover;
        b += (cb - b) * cover;
        disc *= 1 - cover * 0.9;
      }
    }
    if (disc > 0 && sun) {
      r += sun.colour[0] * disc * 9;
      g += sun.colour[1] * disc * 9;
      b += sun.colour[2] * disc * 9;
    }
    out[0] = r;
    out[1] = g;
    out[2] = b;
  };
}

/**
 * Paints the sky over the rows from the top to `bottom`.
 * @param {import('./frame.mjs').Frame} frame @param {ReturnType<typeof makeSky>} sky
 * @param {{focal: number, horizon: number}} view focal in pixels, horizon as a row @param {number} [bottom] row
 */
export function paintSky(frame, sky, view, bottom = frame.height) {
  const middle = frame.width / 2;
  paintSoft(frame, 3, bottom, (x, y, out) =>
    sky((x - middle) / view.focal, (view.horizon - y) / view.focal, out),
  );
}

const ACROSS = 512;
const UP = 240;

/**
 * The same sky out of a table, for water that asks for it at every pixel: finer towards the horizon.
 * @param {ReturnType<typeof makeSky>} sky @param {number} side tangent at the edges @param {number} top tangent at the upper edge
 * @returns {ReturnType<typeof makeSky>}
 */
export function tabulateSky(sky, side, top) {
  const table = new Float32Array((ACROSS + 1) * (UP + 1) * 3);
  const light = new Float32Array(3);
  for (let j = 0; j <= UP; j++) {
    for (let i = 0; i <= ACROSS; i++) {
      sky(((2 * i) / ACROSS - 1) * side, top * (j / UP) ** 2, light);
      table.set(light, (j * (ACROSS + 1) + i) * 3);
    }
  }
  return (x, y, out) => {
    let u = ((x / side + 1) * ACROSS) / 2;
    u = u < 0 ? 0 : u > ACROSS - 0.001 ? ACROSS - 0.001 : u;
    let v = Math.sqrt(y > 0 ? y / top : 0) * UP;
    v = v > UP - 0.001 ? UP - 0.001 : v;
    const iu = u | 0;
    const iv = v | 0;
    const fu = u - iu;
    const fv = v - iv;
    const a = (iv * (ACROSS + 1) + iu) * 3;
    const b = a + (ACROSS + 1) * 3;
    for (let c = 0; c < 3; c++) {
      const low = table[a + c] + (table[a + 3 + c] - table[a + c]) * fu;
      out[c] = low + (table[b + c] + (table[b + 3 + c] - table[b + c]) * fu - low) * fv;
    }
  };
}
