import { stroke } from './layer.mjs';

/**
 * A broad tree against the light: a trunk that forks and forks again, leaves at its ends unless it is bare.
 * @param {import('./layer.mjs').Layer} layer @param {number} x @param {number} y foot @param {number} tall pixels
 * @param {import('./random.mjs').Random} random @param {ArrayLike<number>} colour @param {boolean} [bare]
 */
export function paintTree(layer, x, y, tall, random, colour, bare = false) {
  const grow = (
    /** @type {number} */ ax,
    /** @type {number} */ ay,
    /** @type {number} */ angle,
    /** @type {number} */ length,
    /** @type {number} */ thick,
    /** @type {number} */ depth,
  ) => {
    let px = ax;
    let py = ay;
    let a = angle;
    const parts = 4;
    for (let i = 0; i < parts; i++) {
      const nx = px + (Math.cos(a) * length) / parts;
      const ny = py + (Math.sin(a) * length) / parts;
      const t0 = thick * (1 - (0.4 * i) / parts);
      stroke(layer, px, py, t0, nx, ny, thick * (1 - (0.4 * (i + 1)) / parts), colour);
      px = nx;
      py = ny;
      a += random.gauss() * 0.1 - Math.cos(a) * (depth > 3 ? 0.02 : -0.02);
    }
    if (depth <= 0) return;
    if (!bare && depth <= 4) {
      for (let i = 0; i < 36; i++) {
        const lx = px + random.gauss() * tall * 0.036;
        const ly = py + random.gauss() * tall * 0.026;
        const r = tall * random.range(0.0013, 0.0036);
        const turn = random.next() * 6.3;
        stroke(
          layer,
          lx,
          ly,
          r,
          lx + Math.cos(turn) * r * 2,
          ly + Math.sin(turn) * r * 1.4,
          r * 0.5,
          colour,
          0.94,
        );
      }
    }
    const forks = random.chance(0.35) ? 3 : 2;
    const lean = random.gauss() * 0.14;
    for (let i = 0; i < forks; i++) {
      const spread = forks === 2 ? (i - 0.5) * 0.95 + lean : (i - 1) * 0.72;
      grow(
        px,
        py,
        a + spread + random.gauss() * 0.17,
        length * random.range(0.64, 0.86),
        thick * 0.62 * random.range(0.8, 1.05),
        depth - 1,
      );
    }
  };
  grow(x, y, -Math.PI / 2 + random.gauss() * 0.07, tall * 0.22, tall * 0.026, 8);
  // The trunk widens into the ground.
  for (let i = 0; i < 6; i++) {
    const up = tall * 0.012 * i;
    stroke(
      layer,
      x,
      y - up,
      tall * (0.042 - 0.0028 * i),
      x,
      y - up - tall * 0.012,
      tall * (0.0392 - 0.0028 * i),
      colour,
    );
  }
}
