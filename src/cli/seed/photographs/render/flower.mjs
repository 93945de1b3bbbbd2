import { addGlow } from './bokeh.mjs';
import { gained, hex, mix } from './color.mjs';
import { paint, stroke } from './layer.mjs';
import { paintLeaf } from './leaf.mjs';
import { lookup, noiseTile } from './noise.mjs';

/**
 * A flower of five petals, seen a little from the side.
 * @param {import('./layer.mjs').Layer} layer @param {number} x @param {number} y @param {number} size radius, pixels
 * @param {any} p @param {import('./random.mjs').Random} random @param {number} light
 */
export function paintFlower(layer, x, y, size, p, random, light) {
  const turn = random.next() * 6.3;
  const squash = random.range(0.5, 0.98);
  const tilt = random.next() * 6.3;
  const pale = hex(p.petal ?? 'fbe9ea', 0.95);
  const heart = hex(p.heart ?? 'd9788c', 0.8);
  const tile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const place = (a, r) => {
    const ux = Math.cos(a) * r;
    const uy = Math.sin(a) * r * squash;
    return [x + ux * cos - uy * sin, y + ux * sin + uy * cos];
  };
  for (const k of [0, 2, 4, 1, 3]) {
    const a = turn + (k * Math.PI * 2) / 5 + random.gauss() * 0.07;
    const [tx, ty] = place(a, size);
    const angle = Math.atan2(ty - y, tx - x);
    const length = Math.hypot(tx - x, ty - y) * random.range(0.94, 1.06);
    const own = random.next() * 9;
    const bright = light * random.range(0.72, 1.12);
    const half = length / 2;
    const broad = size * 0.52;
    const notch = random.range(0.02, 0.1);
    paint(
      layer,
      { x: x + Math.cos(angle) * half, y: y + Math.sin(angle) * half, rx: half * 1.02, ry: broad, angle },
      (u, v, out) => {
        const s = (u + 1) / 2;
        const w =
          0.97 * Math.sin(Math.PI * Math.min(1, s ** 0.8 * 0.985)) ** 0.62 * (1 - 0.1 * (1 - s)) +
          0.03 * Math.sin(s * 17 + own);
        const end = 1 - notch * Math.exp(-v * v * 40) - 0.02 * Math.sin(v * 14 + own);
        const cover = Math.min((w - Math.abs(v)) * broad, (end - s) * length) / layer.factor + 0.5;
        if (cover <= 0) return 0;
        const q = Math.min(1, Math.abs(v) / Math.max(0.05, w));
        const lines = 0.05 * Math.sin((v * 26) / (0.35 + s) + own + lookup(tile, s * 0.4, v * 0.3 + own) * 5);
        const shadow = 1 - 0.42 * Math.exp(-s * 5) - 0.16 * (v > 0 ? q * q : 0) + 0.1 * (q > 0.85 ? 1 : 0);
        const k2 = Math.min(
          1,
          Math.exp(-s * 3.4) * 1.1 + 0.12 * (1 - s) + 0.1 * lookup(tile, s * 0.2 + own, v * 0.2),
        );
        const l = bright * shadow * (0.93 + lines);
        for (let c = 0; c < 3; c++) out[c] = (pale[c] + (heart[c] - pale[c]) * k2) * l;
        return Math.min(1, cover);
      },
    );
  }
  addGlow(layer, x, y, size * 0.16, gained(heart, 0.1));
  const thread = hex(p.thread ?? 'f6dfe0', 0.75 * light);
  const tip = hex(p.tip ?? 'e9b04a', 0.85 * light);
  for (let i = 0; i < 18; i++) {
    const [sx, sy] = place(random.next() * 6.3, size * random.range(0.2, 0.46));
    stroke(layer, x, y, size * 0.009, sx, sy - size * 0.03, size * 0.007, thread, 0.85);
    stroke(layer, sx, sy - size * 0.03, size * 0.02, sx + size * 0.01, sy - size * 0.035, size * 0.02, tip);
  }
}

/**
 * @param {import('./layer.mjs').Layer} layer @param {any} p @param {import('./random.mjs').Random} random @param {any}
 * twig
 */
export function paintBlossomTwig(layer, p, random, twig) {
  let { x, y, angle } = twig;
  const steps = 42;
  const bark = hex(p.bark ?? '4a3530', 0.4 * twig.light);
  const lit = mix(bark, hex('c9a58c', 0.5), 0.4 * twig.light);
  const shoots = [];
  for (let i = 0; i < steps; i++) {
    const rough = 1 + random.gauss() * 0.05;
    const thick = twig.leaf * 0.066 * (1.15 - i / steps) * rough;
    const nx = x + (Math.cos(angle) * twig.length) / steps;
    const ny = y + (Math.sin(angle) * twig.length) / steps;
    stroke(layer, x, y, thick, nx, ny, thick * 0.98, bark);
    const up = thick * 0.5;
    stroke(layer, x, y - up, thick * 0.3, nx, ny - up, thick * 0.28, lit, 0.3);
    angle += twig.curl / steps + random.gauss() * (i % 7 === 0 ? 0.12 : 0.025);
    x = nx;
    y = ny;
    if (i % 3 < 2) for (let k = random.int(0, 1); k > 0; k--) shoots.push({ x, y, angle, thick });
  }
  // Flowers are drawn over the wood.
  for (const shoot of shoots) paintShoot(layer, p, random, twig, shoot, bark);
}

/**
 * A stalk with its flower, or now and then a young leaf. @param {import('./layer.mjs').Layer} layer @param {any} p
 * @param {import('./random.mjs').Random} random @param {any} twig @param {{x: number, y: number, angle: number, thick:
 * number}} shoot @param {import('./color.mjs').Rgb} bark
 */
function paintShoot(layer, p, random, twig, { x, y, angle, thick }, bark) {
  const out = angle + (random.chance(0.5) ? 1 : -1) * random.range(0.6, 1.5);
  const reach = twig.leaf * random.range(0.25, 0.6);
  const fx = x + Math.cos(out) * reach;
  const fy = y + Math.sin(out) * reach;
  stroke(layer, x, y, thick * 0.35, fx, fy, thick * 0.3, mix(bark, hex('8a9a4a', 0.5), 0.6));
  if (random.chance(0.22)) {
    paintLeaf(layer, fx, fy, twig.leaf * 0.5, out, {
      flat: 0.7,
      wide: 0.32,
      bend: 0.08,
      own: random.next() * 9,
      colour: hex(p.young ?? 'a8b560'),
      through: twig.light * 0.7,
      folded: 0.3,
    });
  } else paintFlower(layer, fx, fy, twig.leaf * random.range(0.36, 0.52), p, random, twig.light);
}
