import { hex, mix } from './color.mjs';
import { paint, stroke } from './layer.mjs';
import { lookup, noiseTile } from './noise.mjs';

/**
 * A leaf from its stalk at (x, y), lit from behind: paler between its veins, darker where it bends back.
 * @param {import('./layer.mjs').Layer} layer @param {number} x @param {number} y @param {number} length pixels @param
 * {number} angle
 * @param {{flat: number, wide: number, bend: number, own: number, colour: import('./color.mjs').Rgb, through: number,
 * folded: number}} leaf
 */
export function paintLeaf(layer, x, y, length, angle, leaf) {
  const half = length / 2;
  const ry = half * leaf.wide * leaf.flat + half * Math.abs(leaf.bend) + 2;
  const tile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const pixel = layer.factor / half;
  paint(
    layer,
    { x: x + Math.cos(angle) * half, y: y + Math.sin(angle) * half, rx: half, ry, angle },
    (u, v, out) => {
      const py = (v * ry) / half - leaf.bend * (1 - u * u) * 0.9;
      const s = (u + 1) / 2;
      const w =
        leaf.wide *
        leaf.flat *
        1.9 *
        Math.sqrt(s) *
        (1 - s) ** 0.72 *
        (1 + 0.02 * Math.sin(s * 90 + leaf.own));
      const q = Math.min(1, Math.abs(py) / Math.max(1e-4, w));
      const cover = (w - Math.abs(py)) / pixel + 0.5;
      if (cover <= 0) return 0;
      const side = py > 0 ? 1 : 0;
      const rib = Math.exp(-((py / (0.012 + 0.018 * (1 - s))) ** 2));
      const run = (s * 8.5 - q * 1.5 + side * 0.4 + leaf.own) % 1;
      const vein = Math.exp(-(((run < 0 ? run + 1 : run) - 0.5) ** 2) * 260) * (1 - q * 0.7);
      const mottle =
        lookup(tile, s * 0.25 + leaf.own, py * 0.3 + leaf.own) * 0.28 +
        lookup(tile, s * 1.3, py * 1.5 + leaf.own) * 0.12;
      const fold = side ? 1 - leaf.folded : 1 + leaf.folded * 0.5;
      const light =
        leaf.through * fold * (0.72 + 0.35 * s + mottle) * (1 - 0.38 * rib - 0.2 * vein) +
        (q > 0.93 ? 0.06 : 0);
      out[0] = leaf.colour[0] * light * (1 + 0.1 * s);
      out[1] = leaf.colour[1] * light;
      out[2] = leaf.colour[2] * light * (0.8 + 0.4 * q * q);
      return Math.min(1, cover);
    },
  );
}

/**
 * A twig with leaves to both sides. @param {import('./layer.mjs').Layer} layer @param {any} p @param
 * {import('./random.mjs').Random} random @param {{x: number, y: number, angle: number, length: number, leaf: number,
 * curl: number, light: number, palette: import('./color.mjs').Rgb[]}} twig
 */
export function paintTwig(layer, p, random, twig) {
  let { x, y, angle } = twig;
  const count = Math.round((twig.length / twig.leaf) * 2.1);
  const step = twig.length / count;
  const bark = hex(p.bark ?? '4a3322', 0.35 * twig.light);
  for (let i = 0; i < count; i++) {
    const thick = twig.leaf * 0.035 * (1.25 - i / count);
    const nx = x + Math.cos(angle) * step;
    const ny = y + Math.sin(angle) * step;
    stroke(layer, x, y, thick, nx, ny, thick * 0.9, bark);
    angle += twig.curl / count + random.gauss() * 0.05;
    x = nx;
    y = ny;
    const out = (i % 2 ? 1 : -1) * random.range(0.5, 1.15);
    const size = twig.leaf * random.range(0.62, 1.1) * (1.1 - 0.35 * (i / count));
    const colour = mix(random.pick(twig.palette), random.pick(twig.palette), random.next());
    stroke(
      layer,
      x,
      y,
      thick * 0.6,
      x + Math.cos(angle + out) * size * 0.1,
      y + Math.sin(angle + out) * size * 0.1,
      thick * 0.5,
      bark,
    );
    paintLeaf(
      layer,
      x + Math.cos(angle + out) * size * 0.08,
      y + Math.sin(angle + out) * size * 0.08,
      size,
      angle + out + random.gauss() * 0.15,
      {
        flat: random.range(0.45, 1),
        wide: p.leafWide ?? 0.36,
        bend: random.range(-0.14, 0.14),
        own: random.next() * 9,
        colour,
        through: twig.light * random.range(0.55, 1.25),
        folded: random.range(0.05, 0.5),
      },
    );
  }
  return { x, y, angle };
}
