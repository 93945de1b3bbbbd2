import { makeRandom } from './random.mjs';

const GRAIN = 1 << 20;
/** @type {Float32Array | undefined} */
let grainTable;

/** Bell-shaped noise, a little soft along the row as silver is. */
function grain() {
  if (grainTable) return grainTable;
  const random = makeRandom(77);
  const raw = new Float32Array(GRAIN + 2);
  for (let i = 0; i < raw.length; i++) raw[i] = random.gauss();
  grainTable = new Float32Array(GRAIN);
  for (let i = 0; i < GRAIN; i++) grainTable[i] = 0.18 * raw[i] + 0.88 * raw[i + 1] + 0.18 * raw[i + 2];
  return grainTable;
}

/**
 * For each output point the first of its four sources (counted from one before the edge) and their weights.
 * @param {number} from @param {number} to
 */
function taps(from, to) {
  const first = new Int32Array(to);
  const weight = new Float32Array(to * 4);
  for (let i = 0; i < to; i++) {
    const at = (i + 0.5) * (from / to) - 0.5;
    const base = Math.floor(at);
    first[i] = base;
    for (let k = 0; k < 4; k++) weight[i * 4 + k] = mitchell(Math.abs(at - base + 1 - k));
  }
  return { first, weight };
}

/** @param {number} x */
function mitchell(x) {
  if (x >= 2) return 0;
  if (x < 1) return (7 * x * x * x - 12 * x * x + 16 / 3) / 6;
  return ((-7 / 3) * x * x * x + 12 * x * x - 20 * x + 32 / 3) / 6;
}

/**
 * Enlarges display values to the camera's size and lays the film's grain over them (which also hides the
 * steps of eight bits).
 * @param {import('./frame.mjs').Frame} frame values 0..255 @param {number} width @param {number} height
 * @param {{seed: number, grain: number}} film grain: deviation in the mid tones, of 255
 * @returns {Buffer} width x height x 3 bytes
 */
export function enlarge(frame, width, height, film) {
  const table = grain();
  const random = makeRandom(film.seed);
  const out = new Uint8ClampedArray(width * height * 3);
  const rows = taps(frame.height, height);
  const { first, weight } = taps(frame.width, width);
  const stride = frame.width * 3;
  // One pixel more at the left edge and two at the right, so that no tap falls beside the line.
  const line = new Float32Array(stride + 12);
  const amount = new Float32Array(256);
  for (let i = 0; i < 256; i++) {
    amount[i] = film.grain * (0.35 + 0.9 * Math.sqrt(Math.sin((Math.PI * (i + 12)) / 280)));
  }
  const { data } = frame;
  const row = (/** @type {number} */ y) => Math.min(frame.height - 1, Math.max(0, y)) * stride;
  let coarse = 0;
  let o = 0;
  for (let y = 0; y < height; y++) {
    const base = rows.first[y];
    const a = row(base - 1);
    const b = row(base);
    const c = row(base + 1);
    const d = row(base + 2);
    const wa = rows.weight[y * 4];
    const wb = rows.weight[y * 4 + 1];
    const wc = rows.weight[y * 4 + 2];
    const wd = rows.weight[y * 4 + 3];
    for (let i = 0; i < stride; i++) {
      line[i + 6] = data[a + i] * wa + data[b + i] * wb + data[c + i] * wc + data[d + i] * wd;
    }
    for (let i = 0; i < 6; i++) {
      line[i] = line[6 + (i % 3)];
      line[stride + 6 + i] = line[stride + 3 + (i % 3)];
    }
    const fine = (random.next() * (GRAIN - 8192)) | 0;
    if (y % 2 === 0) coarse = (random.next() * (GRAIN - 8192)) | 0;
    for (let x = 0; x < width; x++) {
      const i = first[x] * 3 + 3;
      const k = x * 4;
      const w0 = weight[k];
      const w1 = weight[k + 1];
      const w2 = weight[k + 2];
      const w3 = weight[k + 3];
      const r = line[i] * w0 + line[i + 3] * w1 + line[i + 6] * w2 + line[i + 9] * w3;
      const g = line[i + 1] * w0 + line[i + 4] * w1 + line[i + 7] * w2 + line[i + 10] * w3;
      const l = line[i + 2] * w0 + line[i + 5] * w1 + line[i + 8] * w2 + line[i + 11] * w3;
      const tone = g < 0 ? 0 : g > 255 ? 255 : g | 0;
      const speck = (table[fine + x] * 0.75 + table[coarse + (x >> 1)] * 0.5) * amount[tone];
      out[o] = r + speck;
      out[o + 1] = g + speck;
      out[o + 2] = l + speck * 1.1;
      o += 3;
    }
  }
  return Buffer.from(out.buffer);
}
