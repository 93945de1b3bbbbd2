import { addGlow } from './bokeh.mjs';
import { hex } from './color.mjs';
import { defocus, lay, makeLayer, paint } from './layer.mjs';
import { makeRandom } from './random.mjs';

/**
 * Paper lanterns let go into the evening: the near ones large and a little soft, the far ones sparks.
 * @param {import('./frame.mjs').Frame} frame
 * @param {{seed: number, lanterns: {count: number, x?: number, y?: number, wide?: number, high?: number, big?: number}, water?: number}} p
 */
export function paintLanterns(frame, p) {
  const { width, height } = frame;
  const long = Math.max(width, height);
  const random = makeRandom(p.seed + 31);
  const { count, x: cx = 0.5, y: cy = 0.35, wide = 0.3, high = 0.22, big = 0.05 } = p.lanterns;
  const far = makeLayer(frame, 1);
  const near = makeLayer(frame, 2);
  for (let i = 0; i < count; i++) {
    const depth = random.next() ** 2.6;
    const size = long * (0.0022 + big * depth);
    const x = width * (cx + random.gauss() * wide * (0.5 + depth));
    const y = height * (cy + random.gauss() * high * (0.6 + depth * 0.5));
    if (p.water && y > p.water - size) continue;
    const layer = depth > 0.55 ? near : far;
    paintLantern(layer, x, y, size, random);
    if (p.water) {
      const mirrored = p.water + (p.water - y) * 0.55;
      for (let k = 0; k < 9; k++)
        addGlow(
          far,
          x + random.gauss() * size * 0.4,
          mirrored + random.gauss() * size * 3.2,
          size * random.range(0.4, 1),
          hex('ff9a48', 0.16),
          0.16,
        );
    }
  }
  lay(frame, far);
  defocus(near, long * 0.0028);
  lay(frame, near);
}

/** @param {import('./layer.mjs').Layer} layer @param {number} x @param {number} y @param {number} size half height, pixels @param {import('./random.mjs').Random} random */
export function paintLantern(layer, x, y, size, random) {
  const tilt = random.gauss() * 0.09;
  const own = random.next() * 9;
  const light = random.range(0.75, 1.2);
  addGlow(layer, x, y + size * 0.3, size * 4.2, hex('ff8e3c', 0.09 * light));
  paint(layer, { x, y, rx: size * 0.74, ry: size, angle: tilt }, (u, v, out) => {
    const down = (v + 1) / 2;
    const w =
      down < 0.3
        ? Math.sqrt(1 - ((0.3 - down) / 0.3) ** 2.4) * 0.98
        : 0.98 - 0.3 * ((down - 0.3) / 0.7) ** 1.5;
    const cover = ((w - Math.abs(u)) * size * 0.74) / layer.factor + 0.5;
    if (cover <= 0) return 0;
    const q = Math.abs(u) / Math.max(0.05, w);
    const seam = 1 - 0.16 * Math.exp(-(((Math.abs(q - 0.38) - 0.02) / 0.035) ** 2));
    const crease = 1 + 0.06 * Math.sin(u * 9 + v * 3 + own) + 0.05 * Math.sin(v * 13 + own * 2);
    const fire = Math.exp(-((u / 0.5) ** 2) - ((v - 0.78) / 0.55) ** 2);
    const glow = (0.42 + 0.4 * down + 1.5 * fire) * (1 - 0.4 * q * q) * seam * crease * light;
    const rim = down > 0.965 ? 0.35 : 1;
    out[0] = 1.25 * glow * rim;
    out[1] = (0.42 + 0.34 * fire) * glow * rim;
    out[2] = (0.1 + 0.22 * fire * fire) * glow * rim;
    return Math.min(1, cover);
  });
  addGlow(layer, x, y + size * 0.74, size * 0.5, hex('fff0c0', 0.9 * light), 0.8);
}
