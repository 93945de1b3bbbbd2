import { makeRandom } from './random.mjs';

const GRAIN = 1 << 19;
/** @type {Int8Array[] | undefined} */
let tables;

/** Two rows of bell-shaped noise in 1/32: fine, a little soft along the row as silver is, over a coarser one the rows share. */
function grain() {
  if (tables) return tables;
  const random = makeRandom(77);
  const coarse = new Float32Array(GRAIN / 2);
  for (let i = 0; i < coarse.length; i++) coarse[i] = random.gauss() * 0.46;
  tables = [0, 1].map(() => {
    const table = new Int8Array(GRAIN);
    let [a, b] = [random.gauss(), random.gauss()];
    for (let i = 0; i < GRAIN; i++) {
      const c = random.gauss();
      const speck = (0.18 * a + 0.88 * b + 0.18 * c) * 0.75 + coarse[i >> 1];
      table[i] = Math.max(-127, Math.min(127, Math.round(speck * 32)));
      a = b;
      b = c;
    }
    return table;
  });
  return tables;
}

/**
 * Enlarges to the camera's size, twice as wide and high, and lays the film's grain over it, which also hides the
 * steps of eight bits. Whole numbers throughout: this runs once for every one of 24 million pixels.
 * @param {Int16Array} shown display values in 1/16, 0..4080, three a pixel @param {number} width of `shown` @param {number} height
 * @param {{seed: number, grain: number}} film grain: deviation in the mid tones, of 255
 * @returns {Uint8ClampedArray} 2 width x 2 height x 3 bytes
 */
export function enlarge(shown, width, height, film) {
  const random = makeRandom(film.seed);
  const out = new Uint8ClampedArray(width * height * 12);
  const stride = width * 3;
  // One pixel more at each edge, so that nothing falls beside the line.
  const line = new Int32Array(stride + 6);
  const amount = new Int32Array(256);
  for (let i = 0; i < 256; i++) {
    amount[i] = film.grain * 8 * (0.35 + 0.9 * Math.sqrt(Math.sin((Math.PI * (i + 12)) / 280)));
  }
  const specks = grain();
  for (let y = 0; y < height; y++) {
    const offset = (random.next() * (GRAIN - 2 * width)) | 0;
    for (let half = 0; half < 2; half++) {
      const near = y * stride;
      const far = Math.min(height - 1, Math.max(0, y - 1 + 2 * half)) * stride;
      for (let i = 0; i < stride; i++) line[i + 3] = shown[near + i] * 3 + shown[far + i];
      for (let i = 0; i < 3; i++) {
        line[i] = line[3 + i];
        line[stride + 3 + i] = line[stride + i];
      }
      widen(line, width, out, (2 * y + half) * stride * 2, specks[half], offset, amount);
    }
  }
  return out;
}

/** One line, values in 1/64, to one of twice the pixels. @param {Int32Array} line @param {number} width @param {Uint8ClampedArray} out @param {number} o where it goes @param {Int8Array} specks @param {number} offset in `specks` @param {Int32Array} amount by tone */
function widen(line, width, out, o, specks, offset, amount) {
  const end = width * 3 + 3;
  let k = offset;
  for (let i = 3; i < end; i += 3) {
    const r = line[i] * 3 + 128;
    const g = line[i + 1] * 3 + 128;
    const b = line[i + 2] * 3 + 128;
    const tone = amount[line[i + 1] >> 6];
    const left = specks[k] * tone;
    const right = specks[k + 1] * tone;
    out[o] = (r + line[i - 3] + left) >> 8;
    out[o + 1] = (g + line[i - 2] + left) >> 8;
    out[o + 2] = (b + line[i - 1] + left + (left >> 3)) >> 8;
    out[o + 3] = (r + line[i + 3] + right) >> 8;
    out[o + 4] = (g + line[i + 4] + right) >> 8;
    out[o + 5] = (b + line[i + 5] + right + (right >> 3)) >> 8;
    o += 6;
    k += 2;
  }
}
