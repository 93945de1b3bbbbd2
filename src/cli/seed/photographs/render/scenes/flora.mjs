import { addDisc, addGlow } from '../bokeh.mjs';
import { gained, hex, mix, ramp } from '../color.mjs';
import { makeFrame } from '../frame.mjs';
import { defocus, lay, makeLayer, paint, stroke } from '../layer.mjs';
import { lookup, noiseTile } from '../noise.mjs';
import { makeRandom } from '../random.mjs';

/**
 * What lies behind a plant in low sun: soft fields of colour, and the sun through far leaves as discs.
 * @param {import('../frame.mjs').Frame} frame @param {any} p @param {import('../random.mjs').Random} random
 */
export function paintGarden(frame, p, random) {
  const { width, height, data } = frame;
  const long = Math.max(width, height);
  const tile = noiseTile({ seed: 31, cells: 4, octaves: 2, gain: 0.35 });
  const table = ramp(p.garden);
  const [lx, ly] = p.light ?? [0.7, 0.25];
  const glow = hex(p.glowColour ?? 'ffd28a', 0.9);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const ax = x / width - lx;
      const ay = (y / height - ly) * 0.9;
      const d = Math.sqrt(ax * ax + ay * ay);
      const n = lookup(tile, (x * 0.5) / long + p.seed * 0.13, (y * 0.5) / long + p.seed * 0.37);
      const t = Math.min(511, Math.max(0, (d * 0.85 + n * 0.42) * 511)) | 0;
      const g = Math.exp(-d * d * 9) * (p.glow ?? 0.5);
      const i = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) data[i + c] = table[t * 3 + c] + glow[c] * g;
    }
  }
  const layer = makeLayer(frame, 2);
  for (let i = 0; i < (p.discs ?? 40); i++) {
    const x = lx + random.gauss() * 0.3;
    const y = ly + random.gauss() * 0.26;
    const light = random.range(0.04, 0.3) * Math.exp(-((x - lx) ** 2 + (y - ly) ** 2) * 3);
    addDisc(layer, x * width, y * height, long * random.range(0.012, 0.042), gained(mix(glow, hex(p.discColour ?? 'fff0c0'), random.next()), light), { rim: 0.4, catEye: 0.5 });
  }
  lay(frame, layer);
}

/**
 * A leaf from its stalk at (x, y), lit from behind: paler between its veins, darker where it turns away.
 * @param {import('../layer.mjs').Layer} layer @param {number} x @param {number} y @param {number} length pixels @param {number} angle
 * @param {{flat: number, wide: number, bend: number, own: number, colour: import('../color.mjs').Rgb, through: number, folded: number}} leaf
 */
export function paintLeaf(layer, x, y, length, angle, leaf) {
  const half = length / 2;
  const ry = half * leaf.wide * leaf.flat + half * Math.abs(leaf.bend) + 2;
  const tile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const pixel = layer.factor / half;
  paint(layer, { x: x + Math.cos(angle) * half, y: y + Math.sin(angle) * half, rx: half, ry, angle }, (u, v, out) => {
    const py = (v * ry) / half - leaf.bend * (1 - u * u) * 0.9;
    const s = (u + 1) / 2;
    const w = leaf.wide * leaf.flat * 1.9 * Math.sqrt(s) * (1 - s) ** 0.72 * (1 + 0.02 * Math.sin(s * 90 + leaf.own));
    const q = Math.abs(py) / Math.max(1e-4, w);
    const cover = (w - Math.abs(py)) / pixel + 0.5;
    if (cover <= 0) return 0;
    const side = py > 0 ? 1 : 0;
    const rib = Math.exp(-((py / (0.012 + 0.018 * (1 - s))) ** 2));
    const run = (s * 8.5 - q * 1.5 + side * 0.4 + leaf.own) % 1;
    const vein = Math.exp(-(((run < 0 ? run + 1 : run) - 0.5) ** 2) * 260) * (1 - q * 0.7);
    const mottle = lookup(tile, s * 0.25 + leaf.own, py * 0.3 + leaf.own) * 0.28 + lookup(tile, s * 1.3, py * 1.5 + leaf.own) * 0.12;
    const fold = side ? 1 - leaf.folded : 1 + leaf.folded * 0.5;
    const light = leaf.through * fold * (0.72 + 0.35 * s + mottle) * (1 - 0.38 * rib - 0.2 * vein) + (q > 0.93 ? 0.06 : 0);
    out[0] = leaf.colour[0] * light * (1 + 0.1 * s);
    out[1] = leaf.colour[1] * light;
    out[2] = leaf.colour[2] * light * (0.8 + 0.4 * q * q);
    return Math.min(1, cover);
  });
}

/** A twig with leaves to both sides. @param {import('../layer.mjs').Layer} layer @param {any} p @param {import('../random.mjs').Random} random @param {{x: number, y: number, angle: number, length: number, leaf: number, curl: number, light: number, palette: import('../color.mjs').Rgb[]}} twig */
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
    stroke(layer, x, y, thick * 0.6, x + Math.cos(angle + out) * size * 0.1, y + Math.sin(angle + out) * size * 0.1, thick * 0.5, bark);
    paintLeaf(layer, x + Math.cos(angle + out) * size * 0.08, y + Math.sin(angle + out) * size * 0.08, size, angle + out + random.gauss() * 0.15, {
      flat: random.range(0.45, 1), wide: p.leafWide ?? 0.36, bend: random.range(-0.14, 0.14), own: random.next() * 9,
      colour, through: twig.light * random.range(0.55, 1.25), folded: random.range(0.05, 0.5),
    });
  }
  return { x, y, angle };
}

/**
 * A flower of five petals, seen a little from the side.
 * @param {import('../layer.mjs').Layer} layer @param {number} x @param {number} y @param {number} size radius, pixels
 * @param {any} p @param {import('../random.mjs').Random} random @param {number} light
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
    paint(layer, { x: x + Math.cos(angle) * half, y: y + Math.sin(angle) * half, rx: half * 1.02, ry: broad, angle }, (u, v, out) => {
      const s = (u + 1) / 2;
      const w = 0.97 * Math.sin(Math.PI * Math.min(1, s ** 0.8 * 0.985)) ** 0.62 * (1 - 0.1 * (1 - s)) + 0.03 * Math.sin(s * 17 + own);
      const end = 1 - notch * Math.exp(-v * v * 40) - 0.02 * Math.sin(v * 14 + own);
      const cover = Math.min((w - Math.abs(v)) * broad, (end - s) * length) / layer.factor + 0.5;
      if (cover <= 0) return 0;
      const q = Math.abs(v) / Math.max(0.05, w);
      const lines = 0.05 * Math.sin(v * 26 / (0.35 + s) + own + lookup(tile, s * 0.4, v * 0.3 + own) * 5);
      const shadow = 1 - 0.42 * Math.exp(-s * 5) - 0.16 * (v > 0 ? q * q : 0) + 0.1 * (q > 0.85 ? 1 : 0);
      const k2 = Math.min(1, Math.exp(-s * 3.4) * 1.1 + 0.12 * (1 - s) + 0.1 * lookup(tile, s * 0.2 + own, v * 0.2));
      const l = bright * shadow * (0.93 + lines);
      for (let c = 0; c < 3; c++) out[c] = (pale[c] + (heart[c] - pale[c]) * k2) * l;
      return Math.min(1, cover);
    });
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
 * A branch in low sun, some of it in focus: leaves, or blossom.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function branch(size, p) {
  const frame = makeFrame(size.width, size.height);
  const { width, height } = frame;
  const long = Math.max(width, height);
  const random = makeRandom(p.seed);
  paintGarden(frame, p, random);
  const palette = (p.leaves ?? ['a9b23a', 'c7b53c', '7f9a35']).map((/** @type {string} */ c) => hex(c));
  for (const [soft, count, leaf, light] of p.planes ?? [[0.022, 5, 0.12, 0.6], [0.008, 3, 0.12, 0.85], [0, 2, 0.14, 1.1]]) {
    const layer = makeLayer(frame, soft > 0.012 ? 4 : soft > 0.004 ? 2 : 1);
    for (let i = 0; i < count; i++) {
      const left = p.from === 'right' ? false : p.from === 'left' ? true : random.chance(0.5);
      const x = left ? -0.06 * width : 1.06 * width;
      const y = height * random.range(p.low ?? 0.05, p.high ?? 0.75);
      const angle = (left ? 0 : Math.PI) + random.range(-0.45, 0.45);
      const length = long * random.range(0.4, 0.75);
      const twig = { x, y, angle, length, leaf: long * leaf, curl: random.range(-0.7, 0.7), light, palette };
      if (p.blossom) paintBlossomTwig(layer, p, random, twig);
      else paintTwig(layer, p, random, twig);
    }
    if (soft > 0.001) defocus(layer, soft * long);
    else defocus(layer, 1, 1);
    lay(frame, layer);
  }
  return frame;
}

/** @param {import('../layer.mjs').Layer} layer @param {any} p @param {import('../random.mjs').Random} random @param {any} twig */
function paintBlossomTwig(layer, p, random, twig) {
  let { x, y, angle } = twig;
  const steps = 14;
  const bark = hex(p.bark ?? '4a3530', 0.4 * twig.light);
  for (let i = 0; i < steps; i++) {
    const thick = twig.leaf * 0.07 * (1.2 - i / steps);
    const nx = x + (Math.cos(angle) * twig.length) / steps;
    const ny = y + (Math.sin(angle) * twig.length) / steps;
    stroke(layer, x, y, thick, nx, ny, thick * 0.93, bark);
    angle += twig.curl / steps + random.gauss() * 0.12;
    x = nx;
    y = ny;
    for (let k = random.int(0, 2); k > 0; k--) {
      const out = angle + (random.chance(0.5) ? 1 : -1) * random.range(0.6, 1.5);
      const reach = twig.leaf * random.range(0.25, 0.6);
      const fx = x + Math.cos(out) * reach;
      const fy = y + Math.sin(out) * reach;
      stroke(layer, x, y, thick * 0.35, fx, fy, thick * 0.3, mix(bark, hex('8a9a4a', 0.5), 0.6));
      if (random.chance(0.22)) {
        paintLeaf(layer, fx, fy, twig.leaf * 0.5, out, { flat: 0.7, wide: 0.32, bend: 0.08, own: random.next() * 9, colour: hex(p.young ?? 'a8b560'), through: twig.light * 0.7, folded: 0.3 });
      } else paintFlower(layer, fx, fy, twig.leaf * random.range(0.36, 0.52), p, random, twig.light);
    }
  }
}
