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

/**
 * From linear light to display values (0..255, floats), in place: bloom, lens falloff, film curve, split toning.
 * @param {import('./frame.mjs').Frame} frame @param {Look} look
 */
export function develop(frame, look) {
  const { bloom = 0.1, bloomSize = 0.03 } = look;
  if (bloom > 0) addBloom(frame, bloom, bloomSize * Math.max(frame.width, frame.height));
  const { exposure = 1, vignette = 0.3, contrast = 0.2, saturation = 1 } = look;
  const [sr, sg, sb] = look.shadows ?? [0, 0, 0];
  const [hr, hg, hb] = look.highlights ?? [0, 0, 0];
  const curve = filmCurve(contrast);
  const { width, height, data } = frame;
  const reach = width * width + height * height;
  for (let y = 0; y < height; y++) {
    const dy = 2 * y - height;
    for (let x = 0; x < width; x++) {
      const dx = 2 * x - width;
      const far = (dx * dx + dy * dy) / reach;
      const light = exposure * (1 - vignette * far * (0.55 + 0.45 * far));
      const i = (y * width + x) * 3;
      const r = curve(data[i] * light);
      const g = curve(data[i + 1] * light);
      const b = curve(data[i + 2] * light);
      const luma = 0.299 * r + 0.587 * g + 0.114 * b;
      const t = luma / 255;
      const low = (1 - t) * (1 - t);
      const high = t * t;
      data[i] = luma + (r - luma) * saturation + sr * low + hr * high;
      data[i + 1] = luma + (g - luma) * saturation + sg * low + hg * high;
      data[i + 2] = luma + (b - luma) * saturation + sb * low + hb * high;
    }
  }
}

/** A table from light to display value: a soft shoulder above 0.6, an S for contrast. @param {number} contrast */
function filmCurve(contrast) {
  const size = 4096;
  const table = new Float32Array(size + 2);
  for (let i = 0; i <= size + 1; i++) {
    const light = (i / size) ** 2 * 8;
    const held = light < 0.55 ? light : 0.55 + 0.45 * (1 - Math.exp(-(light - 0.55) / 0.62));
    const shown = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
    const bent = shown * shown * (3 - 2 * shown);
    table[i] = 255 * (shown + (bent - shown) * contrast);
  }
  return (/** @type {number} */ light) => {
    if (!(light > 0)) return table[0];
    const at = light >= 8 ? size : Math.sqrt(light / 8) * size;
    const k = at | 0;
    return table[k] + (table[k + 1] - table[k]) * (at - k);
  };
}

/** @param {import('./frame.mjs').Frame} frame @param {number} share @param {number} size pixels */
function addBloom(frame, share, size) {
  const factor = 4;
  const small = shrink(frame, factor);
  for (let i = 0; i < small.data.length; i++) if (small.data[i] > 6) small.data[i] = 6;
  const near = small.data.slice();
  blur(near, small.width, small.height, 3, size / factor / 5, 2);
  blur(small.data, small.width, small.height, 3, size / factor, 3);
  for (let i = 0; i < near.length; i++) small.data[i] = small.data[i] * 0.6 + near[i] * 0.4;
  const { width, height, data } = frame;
  for (let y = 0; y < height; y++) {
    const v = Math.min(small.height - 1.001, Math.max(0, (y + 0.5) / factor - 0.5));
    const v0 = Math.floor(v);
    const fv = v - v0;
    for (let x = 0; x < width; x++) {
      const u = Math.min(small.width - 1.001, Math.max(0, (x + 0.5) / factor - 0.5));
      const u0 = Math.floor(u);
      const fu = u - u0;
      const a = (v0 * small.width + u0) * 3;
      const b = a + small.width * 3;
      const i = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const p = small.data[a + c];
        const q = small.data[a + 3 + c];
        const r = small.data[b + c];
        const s = small.data[b + 3 + c];
        const top = p + (q - p) * fu;
        const scattered = top + (r + (s - r) * fu - top) * fv;
        data[i + c] += (scattered - data[i + c] * 0.35) * share;
      }
    }
  }
}
