/**
 * A picture in linear light: `data` has three floats a pixel.
 * @typedef {{width: number, height: number, data: Float32Array}} Frame
 */

/** @param {number} width @param {number} height @returns {Frame} */
export function makeFrame(width, height) {
  return { width, height, data: new Float32Array(width * height * 3) };
}

/**
 * Box-blurs channels in place, `passes` times in both directions (two passes look like a lens, three like mist).
 * @param {Float32Array} data @param {number} width @param {number} height @param {number} channels
 * @param {number} radius pixels @param {number} [passes]
 */
export function blur(data, width, height, channels, radius, passes = 2) {
  const r = Math.max(1, Math.round(radius));
  const line = new Float32Array(Math.max(width, height) * channels);
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) blurRow(data, y * width * channels, width, channels, r, line);
    blurColumns(data, width * channels, height, r);
  }
}

/** @param {Float32Array} data @param {number} start @param {number} length @param {number} channels @param {number} r @param {Float32Array} line */
function blurRow(data, start, length, channels, r, line) {
  const count = length * channels;
  const inverse = 1 / (2 * r + 1);
  for (let c = 0; c < channels; c++) {
    let sum = data[start + c] * (r + 1);
    for (let k = 1; k <= r; k++) sum += data[start + Math.min(k, length - 1) * channels + c];
    const last = start + (length - 1) * channels + c;
    for (let i = 0; i < length; i++) {
      line[i * channels + c] = sum * inverse;
      const add = i + r + 1 < length ? start + (i + r + 1) * channels + c : last;
      const drop = i - r > 0 ? start + (i - r) * channels + c : start + c;
      sum += data[add] - data[drop];
    }
  }
  for (let i = 0; i < count; i++) data[start + i] = line[i];
}

/** All columns at once, row after row, which the processor's cache likes. @param {Float32Array} data @param {number} stride @param {number} height @param {number} r */
function blurColumns(data, stride, height, r) {
  const inverse = 1 / (2 * r + 1);
  const sums = new Float32Array(stride);
  const kept = new Float32Array(stride * (r + 1));
  for (let i = 0; i < stride; i++) sums[i] = data[i] * (r + 1);
  for (let k = 1; k <= r; k++) {
    const row = Math.min(k, height - 1) * stride;
    for (let i = 0; i < stride; i++) sums[i] += data[row + i];
  }
  const first = data.slice(0, stride);
  for (let y = 0; y < height; y++) {
    const row = y * stride;
    const ahead = Math.min(y + r + 1, height - 1) * stride;
    const slot = (y % (r + 1)) * stride;
    const drops = y - r > 0;
    const old = ((y + 1) % (r + 1)) * stride;
    for (let i = 0; i < stride; i++) {
      const value = sums[i] * inverse;
      kept[slot + i] = data[row + i];
      sums[i] += data[ahead + i] - (drops ? kept[old + i] : first[i]);
      data[row + i] = value;
    }
  }
}

/**
 * A smaller copy, each pixel the mean of `factor` x `factor`.
 * @param {Frame} frame @param {number} factor @returns {Frame}
 */
export function shrink(frame, factor) {
  const out = makeFrame(Math.ceil(frame.width / factor), Math.ceil(frame.height / factor));
  const { width, height, data } = frame;
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let n = 0;
      for (let v = y * factor; v < Math.min(height, (y + 1) * factor); v++) {
        for (let u = x * factor; u < Math.min(width, (x + 1) * factor); u++) {
          const i = (v * width + u) * 3;
          r += data[i];
          g += data[i + 1];
          b += data[i + 2];
          n++;
        }
      }
      const o = (y * out.width + x) * 3;
      out.data[o] = r / n;
      out.data[o + 1] = g / n;
      out.data[o + 2] = b / n;
    }
  }
  return out;
}
