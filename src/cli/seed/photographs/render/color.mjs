/** @typedef {[number, number, number]} Rgb linear light, 1 = paper white, more = a light source */

/** @param {number} c sRGB 0..1 */
const toLinear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/**
 * @param {string} code six hex digits of sRGB @param {number} [gain] times the light
 * @returns {Rgb}
 */
export function hex(code, gain = 1) {
  const n = Number.parseInt(code.replace('#', ''), 16);
  return [
    toLinear(((n >> 16) & 255) / 255) * gain,
    toLinear(((n >> 8) & 255) / 255) * gain,
    toLinear((n & 255) / 255) * gain,
  ];
}

/** @param {Rgb} a @param {Rgb} b @param {number} t @returns {Rgb} */
export function mix(a, b, t) {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** @param {Rgb} a @param {number} gain @returns {Rgb} */
export const gained = (a, gain) => [a[0] * gain, a[1] * gain, a[2] * gain];

/**
 * A table of 512 colours through the stops, eased between them so that no stop shows as a band.
 * @param {[number, string, number?][]} stops place 0..1, hex, gain
 * @returns {Float32Array} 512 x 3
 */
export function ramp(stops) {
  const table = new Float32Array(512 * 3);
  const colours = stops.map(([, code, gain]) => hex(code, gain ?? 1).map((c) => Math.cbrt(c)));
  for (let i = 0; i < 512; i++) {
    const t = i / 511;
    let k = 0;
    while (k < stops.length - 2 && t > stops[k + 1][0]) k++;
    const f = Math.min(1, Math.max(0, (t - stops[k][0]) / (stops[k + 1][0] - stops[k][0])));
    for (let c = 0; c < 3; c++)
      table[i * 3 + c] = (colours[k][c] + (colours[k + 1][c] - colours[k][c]) * f) ** 3;
  }
  return table;
}
