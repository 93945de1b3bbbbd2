import { addDisc } from '../bokeh.mjs';
import { gained, hex, mix } from '../color.mjs';
import { makeFrame } from '../frame.mjs';
import { paintGarden } from '../garden.mjs';
import { defocus, lay, makeLayer, makeSoftLayer, stroke } from '../layer.mjs';
import { makeRandom } from '../random.mjs';

/**
 * Grasses gone to seed against a low sun; a band of them in focus.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function meadow(size, p) {
  const frame = makeFrame(size.width, size.height);
  const { width, height } = frame;
  const long = Math.max(width, height);
  const random = makeRandom(p.seed);
  paintGarden(frame, p, random);
  const lit = hex(p.lit ?? 'ffd88c', 1.5);
  const dark = hex(p.dark ?? '3a381c', 0.4);
  for (const [soft, count, tall] of p.planes ?? [
    [0.03, 46, 0.42],
    [0.01, 44, 0.5],
    [0.003, 22, 0.56],
    [0, 24, 0.6],
    [0.03, 8, 0.8],
  ]) {
    const layer = makeSoftLayer(frame, soft * long);
    for (let i = 0; i < count; i++) {
      const x = random.range(-0.05, 1.05) * width;
      const h = height * tall * random.range(0.5, 1.15);
      const near = Math.exp(-(((x / width - (p.light?.[0] ?? 0.7)) * 1.5) ** 2));
      const colour = mix(dark, lit, Math.min(1, 0.12 + near * random.range(0.25, 0.85)));
      paintGrass(
        layer,
        x,
        height * 1.03,
        h,
        random,
        colour,
        long * 0.0011 * (1 + soft * 30),
        p.kind ?? 'oat',
      );
    }
    if (soft > 0.001) defocus(layer, soft * long);
    else defocus(layer, 1, 1);
    lay(frame, layer);
  }
  const dust = makeLayer(frame, 2);
  for (let i = 0; i < (p.dust ?? 26); i++) {
    addDisc(
      dust,
      random.next() * width,
      random.range(0.1, 0.9) * height,
      long * random.range(0.002, 0.007),
      gained(lit, random.range(0.05, 0.25)),
    );
  }
  lay(frame, dust);
  return frame;
}

/** @param {import('../layer.mjs').Layer} layer @param {number} x @param {number} y @param {number} tall @param {import('../random.mjs').Random} random @param {import('../color.mjs').Rgb} colour @param {number} thick @param {string} kind */
function paintGrass(layer, x, y, tall, random, colour, thick, kind) {
  const bend = random.range(-1, 1);
  let angle = -Math.PI / 2 + bend * 0.15;
  const steps = 16;
  const step = tall / steps;
  for (let i = 0; i < steps; i++) {
    const nx = x + Math.cos(angle) * step;
    const ny = y + Math.sin(angle) * step;
    stroke(
      layer,
      x,
      y,
      thick * (1.2 - i / steps),
      nx,
      ny,
      thick * (1.14 - i / steps),
      gained(colour, 0.5 + (0.4 * i) / steps),
    );
    if (i > 2 && i < 8 && random.chance(0.16))
      paintBlade(
        layer,
        nx,
        ny,
        tall * random.range(0.2, 0.4),
        angle + random.pick([-0.5, 0.5]),
        random,
        gained(colour, 0.6),
        thick,
      );
    angle += ((bend * 0.75 * i) / steps / steps) * 2;
    x = nx;
    y = ny;
    const head = (i - steps * 0.62) / (steps * 0.38);
    if (head <= 0) continue;
    const grains = kind === 'barley' ? 3 : 2;
    for (let k = 0; k < grains; k++) {
      const side = k % 2 ? 1 : -1;
      const out = angle + side * (kind === 'barley' ? 0.42 : random.range(0.35, 1));
      const r = tall * (kind === 'barley' ? 0.016 : random.range(0.012, 0.04) * (1.2 - head * 0.7));
      const ex = x + Math.cos(out) * r;
      const ey = y + Math.sin(out) * r;
      stroke(layer, x, y, thick * 0.4, ex, ey, thick * 0.5, colour);
      stroke(
        layer,
        ex,
        ey,
        thick * 1.7,
        ex + Math.cos(out + side * 0.2) * tall * random.range(0.008, 0.017),
        ey + Math.sin(out) * tall * 0.012 + tall * 0.004,
        thick * 0.8,
        gained(colour, random.range(0.85, 1.35)),
      );
      if (kind === 'barley')
        stroke(
          layer,
          ex,
          ey,
          thick * 0.3,
          ex + Math.cos(angle + side * 0.2) * tall * 0.11,
          ey + Math.sin(angle + side * 0.2) * tall * 0.11,
          thick * 0.15,
          gained(colour, 1.2),
          0.8,
        );
    }
  }
}

/** @param {import('../layer.mjs').Layer} layer @param {number} x @param {number} y @param {number} length @param {number} angle @param {import('../random.mjs').Random} random @param {ArrayLike<number>} colour @param {number} thick */
function paintBlade(layer, x, y, length, angle, random, colour, thick) {
  const curl = random.range(0.4, 1.4) * (angle > -Math.PI / 2 ? 1 : -1);
  for (let i = 0; i < 8; i++) {
    const nx = x + (Math.cos(angle) * length) / 8;
    const ny = y + (Math.sin(angle) * length) / 8;
    stroke(layer, x, y, thick * 1.9 * (1 - i / 8.5), nx, ny, thick * 1.9 * (1 - (i + 1) / 8.5), colour);
    angle += curl / 8;
    x = nx;
    y = ny;
  }
}
