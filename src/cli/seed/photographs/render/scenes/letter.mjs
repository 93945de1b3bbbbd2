import { hex, mix } from '../color.mjs';
import { makeFrame } from '../frame.mjs';
import { defocus, lay, makeLayer, makeSoftLayer, paint, stroke } from '../layer.mjs';
import { paintTwig } from '../leaf.mjs';
import { weave } from '../linen.mjs';
import { lookup, noiseTile, smoothstep } from '../noise.mjs';
import { makeRandom } from '../random.mjs';

/**
 * An invitation on linen, seen from above: two cards, a wax seal, a twig of olive, and the shadow of leaves at a window.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function letter(size, p) {
  const frame = makeFrame(size.width, size.height);
  const { width, height, data } = frame;
  const long = Math.max(width, height);
  const random = makeRandom(p.seed);
  const cloth = hex(p.cloth ?? 'cfc6b6', 0.6);
  const threads = weave(size, p);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = threads(x, y);
      for (let c = 0; c < 3; c++) data[(y * width + x) * 3 + c] = cloth[c] * light;
    }
  const angle = p.angle ?? -0.16;
  const at = { x: width * (p.at?.[0] ?? 0.52), y: height * (p.at?.[1] ?? 0.5) };
  const tall = long * (p.big ?? 0.5);
  const back = { x: at.x + tall * 0.1, y: at.y + tall * 0.05, angle: angle + 0.2, tall, wide: tall * 0.7 };
  const front = { x: at.x - tall * 0.05, y: at.y, angle, tall: tall * 0.92, wide: tall * 0.64 };
  layCard(frame, back, hex(p.envelope ?? 'b9a890', 0.62), 0.004, p.seed);
  layCard(frame, front, hex(p.paper ?? 'f6f0e4', 0.78), 0.007, p.seed + 1);
  write(frame, front, hex(p.ink ?? '5a4c40', 0.5), random);
  seal(frame, front, hex(p.wax ?? '8c3b2e', 0.75));
  const palette = (p.leaves ?? ['6f7a55', '848d68', '5c6848']).map((/** @type {string} */ c) => hex(c, 0.6));
  for (const shadow of [true, false]) {
    const twigs = makeRandom(p.seed * 7 + 3);
    const soft = shadow ? long * 0.006 : 1;
    const layer = shadow ? makeSoftLayer(frame, soft) : makeLayer(frame);
    const drop = shadow ? long * 0.009 : 0;
    const twig = {
      x: at.x - tall * 0.62 + drop,
      y: at.y + tall * 0.34 + drop,
      angle: -0.72,
      length: tall * 0.8,
      leaf: tall * 0.1,
      curl: 0.5,
      light: 0.9,
      palette: shadow ? [hex('2b2724', 0.25)] : palette,
    };
    paintTwig(layer, { leafWide: 0.26, bark: '6a5a44', ...p }, twigs, twig);
    defocus(layer, soft, shadow ? 2 : 1);
    lay(frame, layer, shadow ? 0.55 : 1);
  }
  leafShadows(frame, p, makeRandom(p.seed + 11));
  return frame;
}

/** @typedef {{x: number, y: number, angle: number, tall: number, wide: number}} Card */

/** A sheet of paper with its shadow. @param {import('../frame.mjs').Frame} frame @param {Card} card @param {ArrayLike<number>} colour @param {number} lift of the longer side @param {number} seed */
function layCard(frame, card, colour, lift, seed) {
  const long = Math.max(frame.width, frame.height);
  const rough = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const off = long * lift;
  const place = { x: card.x, y: card.y, rx: card.wide * 0.52, ry: card.tall * 0.52, angle: card.angle };
  const edge = (/** @type {number} */ u, /** @type {number} */ v) => {
    // Torn by hand: the edge wanders.
    const tear = 0.006 * lookup(rough, u * 0.5 + seed * 0.1, v * 0.5);
    const inside = Math.min(1 / 1.04 - Math.abs(u) + tear, (1 / 1.04 - Math.abs(v) + tear) * 1.4);
    return Math.min(1, Math.max(0, inside * card.wide * 0.5));
  };
  const shadow = makeSoftLayer(frame, off * 1.4);
  paint(shadow, { ...place, x: place.x + off, y: place.y + off }, (u, v, out) => {
    out.fill(0.02);
    return edge(u, v) * 0.62;
  });
  defocus(shadow, off * 1.4);
  lay(frame, shadow);
  const sheet = makeLayer(frame);
  paint(sheet, place, (u, v, out) => {
    const grain = 1 + 0.05 * lookup(rough, u * 0.9 + seed, v * 1.2) + 0.03 * lookup(rough, u * 6, v * 8);
    const fall = 1.05 - 0.1 * u - 0.06 * v;
    for (let c = 0; c < 3; c++) out[c] = colour[c] * grain * fall;
    return edge(u, v);
  });
  lay(frame, sheet);
}

/** Lines of a pen, not readable. @param {import('../frame.mjs').Frame} frame @param {Card} card @param {ArrayLike<number>} ink @param {import('../random.mjs').Random} random */
function write(frame, card, ink, random) {
  const layer = makeLayer(frame);
  const [sin, cos] = [Math.sin(card.angle), Math.cos(card.angle)];
  const put = (/** @type {number} */ x, /** @type {number} */ y) => [
    card.x + x * cos - y * sin,
    card.y + x * sin + y * cos,
  ];
  const lines = [
    [-0.27, 0.42, 1.7],
    [-0.17, 0.3, 1],
    [-0.05, 0.62, 1.9],
    [0.06, 0.36, 1],
    [0.13, 0.5, 1],
  ];
  for (const [down, share, size] of lines) {
    const half = (card.wide * share) / 2;
    const step = card.tall * 0.0042 * size;
    let [px, py] = put(-half, down * card.tall);
    let phase = 0;
    let gap = 0;
    for (let x = -half; x < half; x += step) {
      phase += random.range(0.5, 1.25);
      gap = gap > 0 ? gap - 1 : random.chance(0.035) ? 5 : 0;
      const up = Math.sin(phase) * step * (random.chance(0.12) ? 3.2 : 1.5);
      const [nx, ny] = put(x, down * card.tall - up);
      const thin = card.tall * 0.0011 * size ** 0.5;
      if (gap === 0) stroke(layer, px, py, thin, nx, ny, thin * random.range(0.5, 1.3), ink, 0.85);
      [px, py] = [nx, ny];
    }
  }
  lay(frame, layer);
}

/** A seal of wax, pressed. @param {import('../frame.mjs').Frame} frame @param {Card} card @param {ArrayLike<number>} wax */
function seal(frame, card, wax) {
  const rough = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const r = card.tall * 0.085;
  const x = card.x - Math.sin(card.angle) * card.tall * 0.32;
  const y = card.y + Math.cos(card.angle) * card.tall * 0.32;
  const shadow = makeLayer(frame, 2);
  paint(shadow, { x: x + r * 0.16, y: y + r * 0.16, rx: r * 1.15, ry: r * 1.15 }, (u, v, out) => {
    out.fill(0.02);
    return (1 - smoothstep(0.6, 1, Math.hypot(u, v))) * 0.7;
  });
  defocus(shadow, r * 0.1);
  lay(frame, shadow);
  /** The height of the wax: a raised rim around a pressed field with two circles in each other. */
  const rise = (/** @type {number} */ u, /** @type {number} */ v) => {
    const d = Math.hypot(u, v);
    const a = Math.atan2(v, u);
    const out =
      0.93 + 0.05 * Math.sin(a * 3 + 1) + 0.03 * Math.sin(a * 7) + 0.02 * lookup(rough, a * 0.1, 0.4);
    const rim = 1 - smoothstep(out - 0.16, out, d) - 0.5 * (1 - smoothstep(0.62, 0.72, d));
    const link = (/** @type {number} */ at) =>
      (1 - smoothstep(0.02, 0.055, Math.abs(Math.hypot(u - at, v) - 0.3))) * 0.3;
    return rim + Math.max(link(-0.17), link(0.17));
  };
  const layer = makeLayer(frame);
  paint(layer, { x, y, rx: r * 1.05, ry: r * 1.05, angle: card.angle }, (u, v, out) => {
    const here = rise(u, v);
    if (here <= 0) return 0;
    const e = 0.02;
    const slope = (rise(u - e, v) - rise(u + e, v) + rise(u, v - e) - rise(u, v + e)) / e;
    const light = 0.72 - slope * 0.055;
    const shine = Math.max(0, -slope * 0.05 - 0.16) * 0.8;
    for (let c = 0; c < 3; c++) out[c] = Math.max(0.02, wax[c] * light + shine);
    return Math.min(1, here * 9);
  });
  defocus(layer, 1, 1);
  lay(frame, layer);
}

/** Leaves before the window, as a soft shadow over everything. @param {import('../frame.mjs').Frame} frame @param {any} p @param {import('../random.mjs').Random} random */
function leafShadows(frame, p, random) {
  const { width, height } = frame;
  const long = Math.max(width, height);
  const layer = makeLayer(frame, 8);
  const dark = mix(hex('3a3330', 0.3), hex('2a2c33', 0.3), random.next());
  for (let i = 0; i < (p.shadows ?? 26); i++) {
    const x = width * random.range(0.45, 1.1);
    const y = height * random.range(-0.1, 0.75);
    const turn = random.range(0.5, 1.3);
    const size = long * random.range(0.05, 0.13);
    stroke(
      layer,
      x,
      y,
      size * 0.05,
      x + Math.cos(turn) * size,
      y + Math.sin(turn) * size,
      size * 0.2,
      dark,
      0.4,
    );
  }
  defocus(layer, long * 0.014);
  lay(frame, layer, 0.42);
}
