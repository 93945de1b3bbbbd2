import { lookup, noiseTile, slopeTile } from './noise.mjs';
import { makeRandom } from './random.mjs';
import { tabulateSky } from './sky.mjs';

/**
 * @typedef {object} SeaPlan
 * @property {number} seed
 * @property {number} eye height of the camera over the water, metres
 * @property {number} swell how high the waves, about 1
 * @property {ArrayLike<number>} deep the water's own colour
 * @property {number} [mist] share of the horizon's light laid over the far water
 * @property {number} [time] another moment of the same sea
 */

/**
 * Paints water from the horizon to the bottom of the frame: waves of five sizes mirror the sky, those too far
 * to be seen one by one scatter it, which is what makes a road of light under a low sun.
 * @param {import('./frame.mjs').Frame} frame
 * @param {(x: number, y: number, out: Float32Array) => void} sky
 * @param {{focal: number, horizon: number}} view
 * @param {SeaPlan} plan
 */
export function paintSea(frame, sky, view, plan) {
  const { width, height, data } = frame;
  const { focal, horizon } = view;
  const tile = noiseTile({ seed: 23, cells: 8, octaves: 2, gain: 0.4 });
  const patches = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const random = makeRandom(plan.seed);
  const speck = new Float32Array(4096);
  for (let i = 0; i < speck.length; i++) speck[i] = random.gauss();
  const waves = [
    { size: 190, slope: 0.05 },
    { size: 61, slope: 0.075 },
    { size: 21, slope: 0.1 },
    { size: 6.7, slope: 0.1 },
    { size: 2.3, slope: 0.08 },
  ].map((wave, i) => {
    const turn = (i - 2) * 0.35 + 0.15;
    return {
      ...wave,
      cos: Math.cos(turn),
      sin: Math.sin(turn),
      shift: (plan.time ?? plan.seed) * 0.173 * (i + 1),
    };
  });
  const out = new Float32Array(3);
  const haze = new Float32Array(3);
  const mirrored = tabulateSky(sky, (width / 2 / focal) * 1.4 + 0.1, 0.8);
  const start = Math.max(0, Math.floor(horizon));
  const d = 12 / 1024;
  const across = slopeTile(tile, 12, false);
  const along = slopeTile(tile, 12, true);
  for (let y = start; y < height; y++) {
    const down = (y + 0.5 - horizon) / focal;
    const z = plan.eye / Math.max(down, 0.00004);
    const foot = (z * z) / (plan.eye * focal);
    const shift = random.next();
    for (let x = 0; x < width; x++) {
      const ax = (x - width / 2) / focal;
      const wx = ax * z;
      let sx = 0;
      let sz = 0;
      let rough = 0.0004;
      for (let k = 0; k < 5; k++) {
        const wave = waves[k];
        const seen = wave.size / 8 / (wave.size / 8 + foot);
        const keep = seen * seen;
        const steep = wave.slope * plan.swell;
        rough += steep * steep * (1 - keep) * 0.5;
        if (keep < 0.04) continue;
        const u = (wx * wave.cos + z * wave.sin) / wave.size / 1.9 + wave.shift;
        const v = (z * wave.cos - wx * wave.sin) / wave.size + wave.shift * 0.7;
        const hu = lookup(across, u, v);
        const hv = lookup(along, u, v);
        const g = (steep * keep * 0.11) / d;
        sx += (hu * wave.cos * 0.6 - hv * wave.sin) * g;
        sz += (hu * wave.sin * 0.6 + hv * wave.cos) * g;
      }
      const gust = 0.65 + 0.6 * lookup(patches, wx / 900 + 0.1, z / 1500 + plan.seed * 0.01);
      const spread = Math.sqrt(rough) * gust;
      const glint = x * 0.16 + shift;
      const cell = glint | 0;
      const from = speck[(cell + y * 977) & 4095];
      const jitter = (from + (speck[(cell + 1 + y * 977) & 4095] - from) * (glint - cell)) * 0.66;
      sz = sz * gust + spread * (0.75 + jitter);
      sx = sx * gust + spread * speck[(x * 17 + y * 389) & 4095] * 0.5;
      // The ray goes ahead and down by `down`; the mirrored one goes up by as much, and twice the slope more.
      let up = down + 2 * sz * (1 - down * 0.5);
      if (up < 0.004) up = 0.004 - up * 0.35;
      const facing = Math.min(1, Math.max(0.02, (down + sz * 0.8) / Math.sqrt(1 + down * down)));
      const away = 1 - facing;
      const fresnel = 0.02 + 0.98 * away * away * away * away * away;
      mirrored(ax + 2 * sx, up, out);
      const i = (y * width + x) * 3;
      for (let c = 0; c < 3; c++)
        data[i + c] = out[c] * fresnel + plan.deep[c] * (1 - fresnel) * (0.7 + 0.8 * Math.max(0, sz));
    }
    if (plan.mist) {
      const fog = plan.mist * Math.exp(-down * 28);
      for (let x = 0; x < width; x += 1) {
        if (x % 8 === 0) sky((x - width / 2) / focal, 0.004, haze);
        const i = (y * width + x) * 3;
        for (let c = 0; c < 3; c++) data[i + c] += (haze[c] - data[i + c]) * fog;
      }
    }
  }
}
