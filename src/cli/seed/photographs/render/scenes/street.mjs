import { addDisc, addGlow } from '../bokeh.mjs';
import { gained, hex } from '../color.mjs';
import { paintDark, standBefore } from '../dark.mjs';
import { makeFrame } from '../frame.mjs';
import { lamps } from '../lamps.mjs';
import { lay, makeLayer, touch } from '../layer.mjs';
import { lookup, noiseTile, smoothstep } from '../noise.mjs';
import { makeRandom } from '../random.mjs';

/**
 * A street after rain: lamps out of focus along its end, their light drawn down over the wet ground.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function street(size, p) {
  const frame = makeFrame(size.width, size.height);
  const { width, height } = frame;
  const long = Math.max(width, height);
  const random = makeRandom(p.seed);
  paintDark(frame, p.low ?? '070a10', p.high ?? '2a2c3c', p.seed);
  const tints = (p.tints ?? lamps).map((/** @type {string} */ t) => hex(t));
  const horizon = height * (p.horizon ?? 0.56);
  const layer = makeLayer(frame, 2);
  const wet = makeLayer(frame, 4);
  // The lit end of the street, and its shine on the ground.
  const end = hex(p.end ?? 'ff9a58', p.shine ?? 0.1);
  addGlow(layer, width * (p.vanish ?? 0.5), horizon - height * 0.02, long * 0.42, end, 0.7);
  addGlow(wet, width * (p.vanish ?? 0.5), horizon + height * 0.14, long * 0.2, gained(end, 1.3), 1.7);
  const tile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  for (let i = 0; i < (p.lamps ?? 80); i++) {
    const depth = random.next() ** 1.6;
    const side = random.chance(0.5) ? -1 : 1;
    const x = width * (p.vanish ?? 0.5) + side * width * (0.04 + 0.62 * depth) * random.range(0.4, 1.1);
    const up = height * (0.01 + 0.52 * depth * random.range(0.15, 1));
    const r = long * (0.005 + 0.03 * depth) * (p.open ?? 1) * random.range(0.8, 1.15);
    const tint = gained(random.pick(tints), random.range(0.2, 0.95) * (1 - depth * 0.5));
    addDisc(layer, x, horizon - up, r, tint, { rim: 0.3 });
    addGlow(wet, x, horizon + up * 0.9 + r, r * 1.1, gained(tint, 0.5), 4.5 + 3 * depth);
    addGlow(wet, x, horizon + up * 0.5, r * 2.6, gained(tint, 0.1), 4);
  }
  for (let y = 0; y < wet.height; y++) {
    const below = smoothstep(horizon - 4, horizon + height * 0.03, y * 4);
    const z = 1 / Math.max(0.02, (y * 4 - horizon) / height);
    for (let x = 0; x < wet.width; x++) {
      const i = (y * wet.width + x) * 4;
      const puddle =
        0.45 +
        1.1 * Math.max(-0.35, lookup(tile, ((x * 4) / long - 0.5) * z * 0.24 + 0.1, z * 0.2)) +
        0.25 * lookup(tile, ((x * 4) / long) * 5, ((y * 4) / long) * 13);
      for (let c = 0; c < 3; c++) wet.data[i + c] *= below * Math.max(0.08, puddle);
    }
  }
  const ground = makeLayer(frame, 4);
  touch(ground, 0, Math.floor(horizon / 4), ground.width - 1, ground.height - 1);
  for (let y = Math.floor(horizon / 4); y < ground.height; y++) {
    const cover = 0.8 * smoothstep(horizon, horizon + height * 0.05, y * 4);
    for (let x = 0; x < ground.width; x++) {
      const i = (y * ground.width + x) * 4;
      ground.data[i] = 0.006 * cover;
      ground.data[i + 1] = 0.007 * cover;
      ground.data[i + 2] = 0.011 * cover;
      ground.data[i + 3] = cover;
    }
  }
  lay(frame, ground);
  lay(frame, wet);
  lay(frame, layer);
  if (p.couple) standBefore(frame, p);
  return frame;
}
