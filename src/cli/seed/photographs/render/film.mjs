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

/** Four weights of the Mitchell filter for each output point. @param {number} from @param {number} to */
function taps(from, to) {
  const index = new Int32Array(to * 4);
  const weight = new Float32Array(to * 4);
  for (let i = 0; i < to; i++) {
    const at = (i + 0.5) * (from / to) - 0.5;
    const base = Math.floor(at);
    const f = at - base;
    for (let k = 0; k < 4; k++) {
      index[i * 4 + k] = Math.min(from - 1, Math.max(0, base - 1 + k));
      weight[i * 4 + k] = mitchell(Math.abs(f + 1 - k));
    }
  }
  return { index, weight };
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
  const out = Buffer.allocUnsafe(width * height * 3);
  const rows = taps(frame.height, height);
  const columns = taps(frame.width, width);
  const stride = frame.width * 3;
  const line = new Float32Array(stride);
  const amount = new Float32Array(256);
  for (let i = 0; i < 256; i++)
    amount[i] = film.grain * (0.35 + 0.9 * Math.sqrt(Math.sin((Math.PI * (i + 12)) / 280)));
  const { data } = frame;
  let coarse = 0;
  let o = 0;
  for (let y = 0; y < height; y++) {
    const q = y * 4;
    const [a, b, c, d] = [
      rows.index[q] * stride,
      rows.index[q + 1] * stride,
      rows.index[q + 2] * stride,
      rows.index[q + 3] * stride,
    ];
    const [wa, wb, wc, wd] = [rows.weight[q], rows.weight[q + 1], rows.weight[q + 2], rows.weight[q + 3]];
    for (let i = 0; i < stride; i++)
      line[i] = data[a + i] * wa + data[b + i] * wb + data[c + i] * wc + data[d + i] * wd;
    const fine = (random.next() * (GRAIN - 8192)) | 0;
    if (y % 2 === 0) coarse = (random.next() * (GRAIN - 8192)) | 0;
    for (let x = 0; x < width; x++) {
      const k = x * 4;
      const { index, weight } = columns;
      const i0 = index[k] * 3;
      const i1 = index[k + 1] * 3;
      const i2 = index[k + 2] * 3;
      const i3 = index[k + 3] * 3;
      const w0 = weight[k];
      const w1 = weight[k + 1];
      const w2 = weight[k + 2];
      const w3 = weight[k + 3];
      const r = line[i0] * w0 + line[i1] * w1 + line[i2] * w2 + line[i3] * w3;
      const g = line[i0 + 1] * w0 + line[i1 + 1] * w1 + line[i2 + 1] * w2 + line[i3 + 1] * w3;
      const l = line[i0 + 2] * w0 + line[i1 + 2] * w1 + line[i2 + 2] * w2 + line[i3 + 2] * w3;
      const tone = g < 0 ? 0 : g > 255 ? 255 : g | 0;
      const speck = (table[fine + x] * 0.75 + table[coarse + ((x * 0.5) | 0)] * 0.5) * amount[tone] + 0.5;
      const rr = r + speck;
      const gg = g + speck;
      const bb = l + speck * 1.1;
      out[o] = rr < 0 ? 0 : rr > 255 ? 255 : rr;
      out[o + 1] = gg < 0 ? 0 : gg > 255 ? 255 : gg;
      out[o + 2] = bb < 0 ? 0 : bb > 255 ? 255 : bb;
      o += 3;
    }
  }
  return out;
}
