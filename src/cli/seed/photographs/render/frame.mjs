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
 * @param {{x0: number, y0: number, x1: number, y1: number}} [box] only within, x1 and y1 included
 */
export function blur(data, width, height, channels, radius, passes = 2, box) {
  const { x0, y0, x1, y1 } = box ?? { x0: 0, y0: 0, x1: width - 1, y1: height - 1 };
  const r = Math.max(1, Math.round(radius));
  const stride = width * channels;
  const count = (x1 - x0 + 1) * channels;
  const line = new Float32Array(count);
  for (let pass = 0; pass < passes; pass++) {
    for (let y = y0; y <= y1; y++) blurRow(data, y * stride + x0 * channels, count, channels, r, line);
    blurColumns(data, y0 * stride + x0 * channels, stride, count, y1 - y0 + 1, r);
  }
}

/**
 * @param {Float32Array} data @param {number} start @param {number} count values, all channels @param {number} channels
 * @param {number} r @param {Float32Array} line
 */
function blurRow(data, start, count, channels, r, line) {
  const inverse = 1 / (2 * r + 1);
  const reach = r * channels;
  line.set(data.subarray(start, start + count));
  for (let c = 0; c < channels; c++) {
    const last = count - channels + c;
    const left = line[c];
    const right = line[last];
    let sum = left * (r + 1);
    for (let k = 1; k <= r; k++) sum += line[Math.min(k * channels + c, last)];
    for (let i = c; i < count; i += channels) {
      data[start + i] = sum * inverse;
      const ahead = i + reach + channels;
      sum += (ahead <= last ? line[ahead] : right) - (i > reach ? line[i - reach] : left);
    }
  }
}

/**
 * All columns at once, row after row, which the processor's cache likes. @param {Float32Array} data @param {number}
 * start @param {number} stride @param {number} count @param {number} height @param {number} r
 */
function blurColumns(data, start, stride, count, height, r) {
  const inverse = 1 / (2 * r + 1);
  const sums = new Float32Array(count);
  const kept = new Float32Array(count * (r + 1));
  const first = data.slice(start, start + count);
  for (let i = 0; i < count; i++) sums[i] = first[i] * (r + 1);
  for (let k = 1; k <= r; k++) {
    const row = start + Math.min(k, height - 1) * stride;
    for (let i = 0; i < count; i++) sums[i] += data[row + i];
  }
  for (let y = 0; y < height; y++) {
    const row = start + y * stride;
    const ahead = start + Math.min(y + r + 1, height - 1) * stride;
    const slot = (y % (r + 1)) * count;
    const drop = y - r > 0 ? kept : first;
    const old = y - r > 0 ? ((y + 1) % (r + 1)) * count : 0;
    for (let i = 0; i < count; i++) {
      const sum = sums[i];
      const dropped = drop[old + i];
      kept[slot + i] = data[row + i];
      sums[i] = sum + data[ahead + i] - dropped;
      data[row + i] = sum * inverse;
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
    const rows = Math.min(factor, height - y * factor);
    for (let x = 0; x < out.width; x++) {
      const across = Math.min(factor, width - x * factor);
      let r = 0;
      let g = 0;
      let b = 0;
      for (let v = 0; v < rows; v++) {
        const from = ((y * factor + v) * width + x * factor) * 3;
        const to = from + across * 3;
        for (let i = from; i < to; i += 3) {
          r += data[i];
          g += data[i + 1];
          b += data[i + 2];
        }
      }
      const o = (y * out.width + x) * 3;
      const share = 1 / (rows * across);
      out.data[o] = r * share;
      out.data[o + 1] = g * share;
      out.data[o + 2] = b * share;
    }
  }
  return out;
}

/**
 * Draws what has no edges: the light is computed at every `step`th pixel and interpolated between them.
 * @param {Frame} frame @param {number} step pixels @param {number} bottom row where it ends, not included
 * @param {(x: number, y: number, out: Float32Array) => void} at light at a pixel
 */
export function paintSoft(frame, step, bottom, at) {
  const { width, data } = frame;
  const across = Math.ceil(width / step) + 1;
  const count = across * 3;
  const end = Math.min(frame.height, bottom);
  const out = new Float32Array(3);
  const read = (/** @type {number} */ y, /** @type {Float32Array} */ line) => {
    for (let k = 0; k < across; k++) {
      out.fill(0);
      at(k * step, y, out);
      line[k * 3] = out[0];
      line[k * 3 + 1] = out[1];
      line[k * 3 + 2] = out[2];
    }
    return line;
  };
  let above = new Float32Array(count);
  let below = read(0, new Float32Array(count));
  const line = new Float32Array(count);
  for (let y = 0; y < end; y++) {
    const part = y % step;
    if (part === 0) {
      [above, below] = [below, above];
      read(y + step, below);
    }
    const f = part / step;
    for (let i = 0; i < count; i++) line[i] = above[i] + (below[i] - above[i]) * f;
    spread(line, width, step, data, y * width * 3);
  }
}

/**
 * @param {Float32Array} line @param {number} width @param {number} step @param {Float32Array} data @param {number}
 * start
 */
function spread(line, width, step, data, start) {
  for (let x = 0, k = 0; x < width; x += step, k += 3) {
    let r = line[k];
    let g = line[k + 1];
    let b = line[k + 2];
    const sr = (line[k + 3] - r) / step;
    const sg = (line[k + 4] - g) / step;
    const sb = (line[k + 5] - b) / step;
    const to = start + Math.min(width, x + step) * 3;
    for (let i = start + x * 3; i < to; i += 3) {
      data[i] = r;
      data[i + 1] = g;
      data[i + 2] = b;
      r += sr;
      g += sg;
      b += sb;
    }
  }
}
