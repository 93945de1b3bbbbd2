import { addDisc } from '../bokeh.mjs';
import { gained, hex, ramp } from '../color.mjs';
import { blur, makeFrame } from '../frame.mjs';
import { lamps } from '../lamps.mjs';
import { lay, makeLayer } from '../layer.mjs';
import { lookup, noiseTile } from '../noise.mjs';
import { makeRandom } from '../random.mjs';
import { makeSky, paintSky } from '../sky.mjs';

/**
 * A city across the water when its windows are lit.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function skyline(size, p) {
  const frame = makeFrame(size.width, size.height);
  const { width, height } = frame;
  const long = Math.max(width, height);
  const random = makeRandom(p.seed);
  const view = { focal: long, horizon: height * (p.horizon ?? 0.62) };
  const sky = makeSky({
    ramp: ramp(p.sky),
    span: 0.5,
    clouds: {
      cover: 0.34,
      scale: 0.05,
      stretch: 2.2,
      seed: p.seed,
      lit: hex(p.cloudLit ?? '8a6a78', 0.45),
      shade: hex(p.cloudShade ?? '2c3454', 0.35),
      soft: 0.8,
      thick: 0.6,
    },
  });
  paintSky(frame, sky, view, height);
  const shore = Math.round(view.horizon);
  const middles = [p.centre ?? 0.55, ...[0, 1, 2].map(() => random.next())];
  // A town is no higher for being looked at through an upright frame.
  const high = Math.min(height, width);
  const quarters = (/** @type {number} */ at) =>
    middles.reduce(
      (sum, middle, k) =>
        sum + (k === 0 ? 1 : 0.5) * Math.exp(-(((at - middle) / (0.09 * (width > height ? 1 : 1.8))) ** 2)),
      0.12,
    );
  const haze = hex(p.haze ?? '8a7080', 0.35);
  for (let rank = 0; rank < 3; rank++) {
    const veil = 0.72 - rank * 0.3;
    const body = hex(['3a3a52', '232840', '121626'][rank], 0.5).map((c, k) => c + (haze[k] - c) * veil);
    for (let x = -20; x < width; ) {
      const wide = high * random.range(0.016, 0.062) * (0.8 + rank * 0.25);
      // Towers are in quarters, and few of them are much higher.
      const tall =
        high * (0.025 + quarters(x / width) * (0.04 + 0.13 * random.next() ** 3)) * (1.2 - rank * 0.3);
      raise(frame, x, wide, shore, tall, body, random, 1 - veil * 0.75, long);
      x += wide * random.range(0.55, 1.6);
    }
  }
  // A mile of evening air between: nothing is sharper than the lights on the shore.
  blur(frame.data, width, height, 3, long * 0.0007, 2);
  const line = makeLayer(frame, 1);
  for (let i = 0; i < 110; i++)
    addDisc(
      line,
      random.next() * width,
      shore - random.range(1, height * 0.014),
      long * random.range(0.0006, 0.0016),
      gained(hex(random.pick(lamps)), random.range(0.6, 2.4)),
      { rim: 0, catEye: 0 },
    );
  lay(frame, line);
  mirrorWater(frame, shore, p);
  return frame;
}

/** One building and its windows. */
function raise({ width, data }, left, wide, shore, tall, body, random, clear, long) {
  const pitchX = long * random.range(0.0013, 0.0021);
  const pitchY = long * random.range(0.0017, 0.0024);
  const lit = random.range(0.03, 0.3) ** 1.3;
  const warm = hex(random.pick(['ffc477', 'ffb060', 'ffe0b0', 'dfe8ff', 'ffcf8a']));
  const own = random.int(0, 99999);
  const roof = random.chance(0.3) ? wide * 0.25 : 0;
  for (let y = Math.max(0, Math.floor(shore - tall)); y < shore; y++) {
    const up = shore - y;
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, left + wide); x++) {
      if (up > tall * 0.88 && (x - left < roof || left + wide - x < roof)) continue;
      const i = (y * width + x) * 3;
      const wx = Math.floor((x - left) / pitchX);
      const wy = Math.floor(up / pitchY);
      const fx = (x - left) / pitchX - wx;
      const fy = up / pitchY - wy;
      const hash = Math.abs(Math.sin(wx * 127.1 + wy * 311.7 + own) * 43758.5453) % 1;
      const floor = Math.abs(Math.sin(wy * 91.7 + own * 1.3) * 24634.63) % 1;
      const on = hash < lit * (0.5 + floor) && fx > 0.22 && fx < 0.8 && fy > 0.25 && fy < 0.75;
      const ground = 0.5 * Math.exp(-up / (long * 0.012));
      for (let c = 0; c < 3; c++)
        data[i + c] = body[c] + warm[c] * (ground * 0.12 + (on ? (0.3 + 16 * hash * hash) * clear * 1.6 : 0));
    }
  }
}

/**
 * Water under a shore: the picture above, drawn down and broken by small waves. @param {import('../frame.mjs').Frame}
 * frame @param {number} shore row @param {any} p
 */
function mirrorWater(frame, shore, p) {
  const { width, height, data } = frame;
  const tile = noiseTile({ seed: 23, cells: 8, octaves: 2, gain: 0.4 });
  for (let y = shore; y < height; y++) {
    const down = (y - shore) / height;
    const z = 1 / (down + 0.012);
    const fade = 0.62 * (1 - 0.45 * down);
    for (let x = 0; x < width; x++) {
      const ax = (x - width / 2) / width;
      const wave =
        lookup(tile, ax * z * 0.12 + 0.3, z * 0.33 + p.seed) + 0.6 * lookup(tile, ax * z * 0.5, z * 1.1);
      const side = lookup(tile, ax * z * 0.21, z * 0.6 + 0.5);
      const i = (y * width + x) * 3;
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + side * 26 * down * 3)));
      let r = 0;
      let g = 0;
      let b = 0;
      // The slopes of a wave reflect a stretch of the shore, not one point of it.
      for (let k = 0; k < 5; k++) {
        const sy = Math.round(
          shore - 1 - Math.abs((y - shore) * (0.55 + k * 0.22) * (1 + wave * 0.55) + wave * 14),
        );
        const j = (Math.max(0, sy) * width + sx) * 3;
        r += data[j];
        g += data[j + 1];
        b += data[j + 2];
      }
      const glint = fade * 0.2 * (1 + 0.5 * wave);
      data[i] = r * glint + 0.004;
      data[i + 1] = g * glint + 0.006;
      data[i + 2] = b * glint + 0.012;
    }
  }
}
