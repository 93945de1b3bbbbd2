import { addDisc } from '../bokeh.mjs';
import { paintCandle } from '../candle.mjs';
import { gained, hex } from '../color.mjs';
import { mirrorBelow, paintDark } from '../dark.mjs';
import { makeFrame } from '../frame.mjs';
import { defocus, lay, makeLayer, makeSoftLayer, paint } from '../layer.mjs';
import { makeRandom } from '../random.mjs';

/**
 * Candles on a dark table that mirrors them a little, lights of the evening behind.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function candles(size, p) {
  const frame = makeFrame(size.width, size.height);
  const { width, height } = frame;
  const long = Math.max(width, height);
  const random = makeRandom(p.seed);
  paintDark(frame, p.low ?? '0a0706', p.high ?? '2b1a12', p.seed);
  const tints = (p.tints ?? ['ffb25a', 'ff9a42', 'ffcf94', 'ff8648']).map((/** @type {string} */ t) =>
    hex(t),
  );
  const back = makeLayer(frame, 2);
  for (let i = 0; i < (p.discs ?? 42); i++) {
    const d = random.next();
    addDisc(
      back,
      random.range(-0.05, 1.05) * width,
      height * (p.behind ?? 0.32) + random.gauss() * height * 0.17,
      long * (0.012 + 0.026 * d) * (p.open ?? 1),
      gained(random.pick(tints), random.range(0.05, 0.5) * (1.1 - d * 0.6)),
    );
  }
  lay(frame, back);
  const edge = height * (p.table ?? 0.66);
  const table = makeLayer(frame, 2);
  paint(table, { x: width / 2, y: (edge + height) / 2, rx: width, ry: (height - edge) / 2 }, (u, v, out) => {
    const near = (v + 1) / 2;
    const warm = Math.exp(-((u * 2 - (p.warm ?? 0)) ** 2) * 5) * Math.exp(-((near - 0.35) ** 2) * 7);
    out[0] = 0.012 + 0.1 * warm;
    out[1] = 0.008 + 0.046 * warm;
    out[2] = 0.007 + 0.014 * warm;
    return Math.min(0.9, near * 6);
  });
  defocus(table, long * 0.008);
  lay(frame, table);
  /** @type {[number, number, number, number][]} x, depth 0 far .. 1 near, tall over wide, wide */
  const stand = p.candles ?? [[0.5, 0.6, 1.6, 0.1]];
  for (const [cx, depth, ratio, share] of [...stand].sort((a, b) => a[1] - b[1])) {
    const away = Math.abs(depth - (p.focus ?? 0.6));
    const soft = long * 0.05 * away ** 1.15;
    const layer = makeSoftLayer(frame, soft);
    const wide = long * share * (0.4 + depth);
    const foot = edge + (height - edge) * (0.04 + depth * 0.62);
    const mirror = makeLayer(frame, 4);
    paintCandle(mirror, cx * width, foot, wide, wide * ratio, makeRandom(p.seed + cx * 999), p.wax);
    mirrorBelow(mirror, foot);
    defocus(mirror, long * 0.007 + soft);
    lay(frame, mirror, 0.2);
    paintCandle(layer, cx * width, foot, wide, wide * ratio, makeRandom(p.seed + cx * 999), p.wax);
    defocus(layer, soft);
    lay(frame, layer);
  }
  return frame;
}
