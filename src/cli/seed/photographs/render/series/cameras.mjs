/** Cameras of our own make: no maker's name is borrowed. */
export const full = { make: 'Halden', model: 'H24', width: 6000, height: 4000 };
export const small = { make: 'Orlo', model: 'Field 12', width: 4032, height: 3024 };
export const second = { make: 'Halden', model: 'H12 S', width: 4240, height: 2832 };

/** @param {number} n @param {number} digits */
export const padded = (n, digits) => String(n).padStart(digits, '0');

/** @type {import('../develop.mjs').Look} */
export const BLACK_AND_WHITE = { saturation: 0, contrast: 0.42, shadows: [2, 1, 0], highlights: [3, 1, -2] };
