import { blur, shrink } from './frame.mjs';

/**
 * How a series is developed.
 * @typedef {object} Look
 * @property {number} [exposure] times the light
 * @property {number} [bloom] share of the light scattered in the lens
 * @property {number} [bloomSize] of the longer side
 * @property {number} [vignette] light lost in the corners, 0..1
 * @property {number} [contrast] 0 = as it is
 * @property {number} [saturation] 1 = as it is
 * @property {[number, number, number]} [shadows] added to the darks, in 0..255
 * @property {[number, number, number]} [highlights] added to the lights, in 0..255
 */

const CURVE = 8192;
const BLOOM = 4;

/**
 * From linear light (spent by this) to display values: bloom, lens falloff, film curve, split toning.
 * @param {import('./frame.mjs').Frame} frame @param {Look} look
 * @returns {Int16Array} display values in 1/16, 0..4080, three a pixel
 */
export function develop(frame, look) {
  const { exposure = 1, vignette = 0.3, contrast = 0.2, saturation = 1, bloom = 0.1 } = look;
  const { width, height, data } = frame;
  const scattered = scatter(frame, (look.bloomSize ?? 0.03) * Math.max(width, height));
  const curve = filmCurve(contrast);
  const tones = splitTones(look);
  const light = new Float32Array(width * 3 + 9);
  const out = new Int16Array(width * height * 3);
  const gains = new Float32Array(width);
  const reach = width * width + height * height;
  const full = (exposure * CURVE * CURVE) / 8;
  for (let y = 0; y < height; y++) {
    readScattered(scattered, y, light);
    const dy = 2 * y - height;
    for (let x = 0; x < width; x++) {
      const dx = 2 * x - width;
      const far = (dx * dx + dy * dy) / reach;
      gains[x] = full * (1 - vignette * far * (0.55 + 0.45 * far));
    }
    const row = y * width * 3;
    scatterRow(data, row, light, gains, width, bloom);
    toneRow(data, row, out, curve, tones, width, saturation);
  }
  return out;
}

/** Light of one row after lens and exposure, in the curve's own steps, in place. @param {Float32Array} data @param {number} row @param {Float32Array} light @param {Float32Array} gains @param {number} width @param {number} bloom */
function scatterRow(data, row, light, gains, width, bloom) {
  const kept = 1 - bloom * 0.35;
  for (let x = 0, i = row, j = 0; x < width; x++, i += 3, j += 3) {
    const gain = gains[x];
    data[i] = (data[i] * kept + light[j] * bloom) * gain;
    data[i + 1] = (data[i + 1] * kept + light[j + 1] * bloom) * gain;
    data[i + 2] = (data[i + 2] * kept + light[j + 2] * bloom) * gain;
  }
}

/** @param {Float32Array} data @param {number} row @param {Int16Array} out @param {Float32Array} curve @param {Float32Array} tones @param {number} width @param {number} saturation */
function toneRow(data, row, out, curve, tones, width, saturation) {
  const end = row + width * 3;
  const most = CURVE * CURVE;
  const colour = 1 - saturation;
  for (let i = row; i < end; i += 3) {
    const lr = data[i];
    const lg = data[i + 1];
    const lb = data[i + 2];
    const r = curve[lr >= most ? CURVE : lr > 0 ? Math.sqrt(lr) | 0 : 0];
    const g = curve[lg >= most ? CURVE : lg > 0 ? Math.sqrt(lg) | 0 : 0];
    const b = curve[lb >= most ? CURVE : lb > 0 ? Math.sqrt(lb) | 0 : 0];
    const luma = 0.299 * r + 0.587 * g + 0.114 * b;
    const t = ((luma * 0.125) | 0) * 3;
    const grey = luma * colour;
    const sr = (grey + r * saturation + tones[t]) | 0;
    const sg = (grey + g * saturation + tones[t + 1]) | 0;
    const sb = (grey + b * saturation + tones[t + 2]) | 0;
    out[i] = sr < 0 ? 0 : sr > 4080 ? 4080 : sr;
    out[i + 1] = sg < 0 ? 0 : sg > 4080 ? 4080 : sg;
    out[i + 2] = sb < 0 ? 0 : sb > 4080 ? 4080 : sb;
  }
}

/** What is added to each tone, in 1/16: one row of three for every eighth step of 4080. @param {Look} look */
function splitTones({ shadows = [0, 0, 0], highlights = [0, 0, 0] }) {
  const table = new Float32Array(512 * 3);
  for (let i = 0; i < 512; i++) {
    const t = i / 511;
    for (let c = 0; c < 3; c++)
      table[i * 3 + c] = 16 * (shadows[c] * (1 - t) * (1 - t) + highlights[c] * t * t);
  }
  return table;
}

/** A table from the root of light (up to 8) to display value in 1/16: a soft shoulder above 0.6, an S for contrast. @param {number} contrast */
function filmCurve(contrast) {
  const table = new Float32Array(CURVE + 1);
  for (let i = 0; i <= CURVE; i++) {
    const light = ((i + 0.5) / CURVE) ** 2 * 8;
    const held = light < 0.55 ? light : 0.55 + 0.45 * (1 - Math.exp(-(light - 0.55) / 0.62));
    const shown = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
    const bent = shown * shown * (3 - 2 * shown);
    table[i] = 4080 * (shown + (bent - shown) * contrast);
  }
  return table;
}

/** The light a lens scatters, as a smaller picture. @param {import('./frame.mjs').Frame} frame @param {number} size pixels */
function scatter(frame, size) {
  const small = shrink(frame, BLOOM);
  for (let i = 0; i < small.data.length; i++) if (small.data[i] > 6) small.data[i] = 6;
  const near = small.data.slice();
  blur(near, small.width, small.height, 3, size / BLOOM / 5, 2);
  blur(small.data, small.width, small.height, 3, size / BLOOM, 3);
  for (let i = 0; i < near.length; i++) small.data[i] = small.data[i] * 0.6 + near[i] * 0.4;
  return small;
}

/** One row of the large picture out of the small one, between its points. @param {import('./frame.mjs').Frame} small @param {number} y of the large one @param {Float32Array} line */
function readScattered({ width, height, data }, y, line) {
  const v = Math.min(height - 1, Math.max(0, (y + 0.5) / BLOOM - 0.5));
  const above = (v | 0) * width * 3;
  const below = Math.min(height - 1, (v | 0) + 1) * width * 3;
  const f = v - (v | 0);
  for (let c = 0; c < 3; c++) {
    let left = data[above + c] + (data[below + c] - data[above + c]) * f;
    for (let x = 0, o = c - 6; x < width; x++, o += 12) {
      const p = data[above + x * 3 + c];
      const right = p + (data[below + x * 3 + c] - p) * f;
      const step = (right - left) / 4;
      for (let k = 0, at = left + step / 2; k < 4; k++, at += step) {
        const place = o + k * 3;
        if (place >= 0 && place < line.length) line[place] = at;
      }
      left = right;
    }
    for (let place = width * 12 - 6 + c; place < line.length; place += 3) line[place] = left;
  }
}
