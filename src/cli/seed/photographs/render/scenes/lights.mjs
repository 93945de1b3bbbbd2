import { addDisc, addGlow } from '../bokeh.mjs';
import { gained, hex, mix } from '../color.mjs';
import { paintDark, standBefore } from '../dark.mjs';
import { makeFrame } from '../frame.mjs';
import { defocus, lay, makeLayer, stroke } from '../layer.mjs';
import { makeRandom } from '../random.mjs';

/**
 * Strings of bulbs over a garden, from near to far, one of them perhaps in focus.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function lights(size, p) {
  const frame = makeFrame(size.width, size.height);
  const { width, height } = frame;
  const long = Math.max(width, height);
  const random = makeRandom(p.seed);
  paintDark(frame, p.low ?? '07090f', p.high ?? '2a2430', p.seed);
  const tints = (p.tints ?? ['ffb55e', 'ffc47a', 'ff9f45', 'ffd6a0']).map((/** @type {string} */ t) =>
    hex(t),
  );
  const leaves = makeLayer(frame, 4);
  for (let i = 0; i < (p.foliage ?? 60); i++) {
    const dark = mix(hex('0a0f0c', 0.7), hex('2c3320', 0.5), random.next());
    stroke(
      leaves,
      random.range(0, width),
      random.range(0, height * 0.5),
      random.range(20, 90),
      random.range(0, width),
      random.range(0, height * 0.4),
      10,
      dark,
      0.16,
    );
  }
  defocus(leaves, long * 0.02);
  lay(frame, leaves);
  const layer = makeLayer(frame, 2);
  for (let i = 0; i < (p.far ?? 70); i++) {
    const y = height * (p.farTop ?? 0.45) + random.gauss() * height * 0.12;
    addDisc(
      layer,
      random.range(-0.05, 1.05) * width,
      y,
      long * random.range(0.006, 0.016) * (p.open ?? 1),
      gained(random.pick(tints), random.range(0.1, 0.5)),
    );
  }
  for (let s = 0; s < (p.strings ?? 6); s++) {
    const near = s / Math.max(1, (p.strings ?? 6) - 1);
    const radius = long * (0.008 + 0.034 * near ** 1.6) * (p.open ?? 1);
    const y0 = height * random.range(-0.1, 0.45) * (1.1 - near * 0.4);
    const y1 = height * random.range(-0.1, 0.5) * (1.1 - near * 0.4);
    const sag = height * random.range(0.08, 0.28);
    const count = Math.round(random.range(16, 22) - near * 9);
    const shift = random.next();
    for (let i = -1; i <= count; i++) {
      const t = (i + shift) / count;
      const x = t * width * 1.1 - width * 0.05 + random.gauss() * long * 0.004;
      const y = y0 + (y1 - y0) * t + sag * (1 - (2 * t - 1) ** 2) + random.gauss() * long * 0.003;
      const light = random.range(0.75, 1.15) * (0.95 - near * 0.45);
      addDisc(layer, x, y, radius * random.range(0.94, 1.06), gained(random.pick(tints), light), {
        rim: 0.35,
      });
      addGlow(layer, x, y, radius * 3.4, gained(tints[0], 0.035));
    }
  }
  lay(frame, layer);
  if (p.couple) standBefore(frame, p);
  return frame;
}
