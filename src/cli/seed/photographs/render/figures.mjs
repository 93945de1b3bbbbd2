import { paint, stroke } from './layer.mjs';

/** A long dress that ends level with the ground: lines across it, from the hem up. @param {number} wide half, at the hem @param {number} lean */
function skirt(wide, lean) {
  return Array.from({ length: 60 }, (_none, i) => {
    const t = i / 59;
    const half = wide * (1 - t) ** 1.4 + 0.055 * t - 0.012 * Math.sin(Math.PI * t);
    const at = lean * (1 - t);
    return [at - half, 0.012 + 0.406 * t, 0.012, at + half, 0.012 + 0.406 * t, 0.012];
  });
}

/**
 * People against the light: limbs of tapering strokes, heights in heads as a painter measures them.
 * Each list: from x, y, radius to x, y, radius; x to the right, y up from the ground, 1 = the man's height.
 * @type {Record<string, number[][]>}
 */
const poses = {
  man: [
    [-0.05, 0.0, 0.022, -0.035, 0.27, 0.034],
    [-0.035, 0.27, 0.034, -0.02, 0.5, 0.05],
    [0.05, 0.0, 0.022, 0.04, 0.27, 0.034],
    [0.04, 0.27, 0.034, 0.03, 0.5, 0.05],
    [0, 0.5, 0.074, 0.005, 0.66, 0.078],
    [0.005, 0.66, 0.078, 0.015, 0.76, 0.08],
    [-0.04, 0.785, 0.034, 0.07, 0.785, 0.03],
    [0.02, 0.8, 0.038, 0.04, 0.87, 0.027],
    [0.055, 0.915, 0.045, 0.06, 0.95, 0.045],
    [0.09, 0.915, 0.018, 0.1, 0.91, 0.01],
    [0.07, 0.77, 0.034, 0.13, 0.63, 0.027],
    [0.13, 0.63, 0.027, 0.23, 0.58, 0.02],
    [-0.05, 0.77, 0.03, -0.05, 0.62, 0.027],
    [-0.05, 0.62, 0.026, 0.04, 0.55, 0.02],
  ],
  woman: [
    ...skirt(0.135, 0.02),
    [0, 0.42, 0.068, -0.005, 0.55, 0.045],
    [-0.005, 0.55, 0.045, -0.02, 0.68, 0.054],
    [-0.06, 0.71, 0.026, 0.03, 0.715, 0.026],
    [-0.025, 0.73, 0.03, -0.045, 0.79, 0.02],
    [-0.055, 0.84, 0.039, -0.053, 0.868, 0.041],
    [-0.035, 0.86, 0.036, -0.015, 0.82, 0.027],
    [-0.015, 0.82, 0.024, -0.005, 0.76, 0.014],
    [-0.09, 0.838, 0.014, -0.096, 0.834, 0.009],
    [-0.06, 0.71, 0.024, -0.13, 0.63, 0.018],
    [-0.13, 0.63, 0.018, -0.19, 0.72, 0.014],
    [0.08, 0.05, 0.05, 0.2, 0.02, 0.035],
    [0.2, 0.02, 0.035, 0.36, 0.008, 0.01],
  ],
};

/** @param {import('./layer.mjs').Layer} layer @param {string} pose @param {number} x @param {number} y foot @param {number} tall pixels @param {ArrayLike<number>} colour */
function paintFigure(layer, pose, x, y, tall, colour) {
  for (const [ax, ay, ar, bx, by, br] of poses[pose]) {
    stroke(layer, x + ax * tall, y - ay * tall, ar * tall, x + bx * tall, y - by * tall, br * tall, colour);
  }
}

/**
 * Two people face to face.
 * @param {import('./layer.mjs').Layer} layer @param {number} x between them @param {number} y foot
 * @param {number} tall pixels @param {ArrayLike<number>} colour
 */
export function paintCouple(layer, x, y, tall, colour) {
  paintFigure(layer, 'man', x - tall * 0.13, y, tall, colour);
  paintFigure(layer, 'woman', x + tall * 0.1, y, tall * 0.99, colour);
}

/** An umbrella held over two people. @param {import('./layer.mjs').Layer} layer @param {number} x @param {number} y foot @param {number} tall of the man, pixels @param {ArrayLike<number>} colour */
export function paintUmbrella(layer, x, y, tall, colour) {
  const top = y - tall * 1.3;
  stroke(layer, x, top - tall * 0.03, tall * 0.008, x, y - tall * 0.55, tall * 0.009, colour);
  paint(layer, { x, y: top + tall * 0.11, rx: tall * 0.42, ry: tall * 0.14 }, (u, v, out) => {
    const dome = -Math.sqrt(Math.max(0, 1 - u * u));
    const rib = Math.abs(((u * 0.5 + 0.5) * 6) % 1) - 0.5;
    const hem = 0.62 - 0.13 * (1 - 4 * rib * rib) + (1 - u * u) * 0.1;
    if (v < dome || v > hem) return 0;
    for (let c = 0; c < 3; c++) out[c] = colour[c] * (1.2 + 1.6 * (1 - Math.abs(rib) * 2) * (0.6 - v * 0.4));
    return Math.min(1, (v - dome) * 12, (hem - v) * 12);
  });
}
