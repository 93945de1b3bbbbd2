import { addDisc, addGlow } from '../bokeh.mjs';
import { gained, hex, ramp } from '../color.mjs';
import { makeFrame } from '../frame.mjs';
import { defocus, lay, makeLayer } from '../layer.mjs';
import { lookup, noiseTile, smoothstep } from '../noise.mjs';
import { makeRandom } from '../random.mjs';
import { makeSky, paintSky } from '../sky.mjs';
import { paintDark, standBefore } from './lights.mjs';

const lamps = ['ffb25c', 'ff9348', 'ffd9a0', 'f4e9d8', 'ff5a4a', '62b8c8', '8fb4ff', 'ffc070'];

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
      const puddle = 0.45 + 1.1 * Math.max(-0.35, lookup(tile, ((x * 4) / long - 0.5) * z * 0.24 + 0.1, z * 0.2)) + 0.25 * lookup(tile, (x * 4) / long * 5, (y * 4) / long * 13);
      for (let c = 0; c < 3; c++) wet.data[i + c] *= below * Math.max(0.08, puddle);
    }
  }
  const ground = makeLayer(frame, 4);
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

/**
 * A window in the rain: drops in focus, each with the street upside down in it; the street itself a blur.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function rain(size, p) {
  const frame = makeFrame(size.width, size.height);
  const { width, height, data } = frame;
  const long = Math.max(width, height);
  const random = makeRandom(p.seed);
  paintDark(frame, p.low ?? '080c14', p.high ?? '30384c', p.seed, p.dim ?? 1);
  const tints = (p.tints ?? lamps).map((/** @type {string} */ t) => hex(t));
  const blurred = makeLayer(frame, 4);
  const clear = makeLayer(frame, 4);
  for (let i = 0; i < (p.lamps ?? 46); i++) {
    const x = random.next() * width;
    const y = height * (p.line ?? 0.55) + random.gauss() * height * 0.2;
    const tint = gained(random.pick(tints), random.range(0.15, 0.85));
    addDisc(blurred, x, y, long * random.range(0.02, 0.055), tint, { rim: 0.15 });
    addDisc(clear, x, y, long * random.range(0.018, 0.04), gained(tint, 1.9), { rim: 0 });
  }
  defocus(blurred, long * 0.006);
  lay(frame, blurred);
  const air = hex(p.air ?? '5a6278', 0.7);
  for (let i = 0; i < clear.data.length; i += 4) {
    const up = 1 - i / clear.data.length;
    for (let c = 0; c < 3; c++) clear.data[i + c] += air[c] * (0.06 + 0.55 * up * up);
  }
  const drops = [];
  for (let t = 0; t < (p.trails ?? 5); t++) {
    let x = random.next() * width;
    const r = long * random.range(0.007, 0.012);
    const end = height * random.range(0.3, 1.05);
    drops.push({ x, y: end, r, tall: 1.35 });
    for (let y = -r; y < end - r * 3; y += r * random.range(0.7, 3.2)) {
      x += random.gauss() * r * 0.22;
      drops.push({ x: x + random.gauss() * r * 0.15, y, r: r * random.range(0.16, 0.5), tall: random.range(1, 1.5) });
    }
  }
  const big = (p.drops ?? 420) * (width * height) / (1920 * 1280);
  const cell = long * 0.042;
  /** @type {Map<string, {x: number, y: number, r: number}[]>} */
  const cells = new Map();
  for (let i = 0; i < big * 9; i++) {
    const r = long * Math.min(0.02, 0.0013 / (random.next() ** 0.7 + 0.02)) * random.range(0.6, 1);
    const drop = { x: random.next() * width, y: random.next() * height, r, tall: random.range(0.95, 1.25) };
    const cx = Math.floor(drop.x / cell);
    const cy = Math.floor(drop.y / cell);
    let free = true;
    for (let a = -1; a <= 1 && free; a++) for (let b = -1; b <= 1 && free; b++) for (const o of cells.get(`${cx + a},${cy + b}`) ?? []) if (Math.hypot(o.x - drop.x, o.y - drop.y) < (o.r + r) * 1.12) { free = false; break; }
    if (!free) continue;
    const key = `${cx},${cy}`;
    cells.set(key, [...(cells.get(key) ?? []), drop]);
    drops.push(drop);
  }
  for (const drop of drops) paintDrop(frame, data, clear, drop, random);
  return frame;
}

/** @param {import('../frame.mjs').Frame} frame @param {Float32Array} data @param {import('../layer.mjs').Layer} world @param {{x: number, y: number, r: number, tall: number}} drop @param {import('../random.mjs').Random} random */
function paintDrop({ width, height }, data, world, drop, random) {
  const { x, y, r, tall } = drop;
  const [a2, a3, p2, p3] = [random.range(0, 0.09), random.range(0, 0.07), random.next() * 6.3, random.next() * 6.3];
  const ry = r * tall;
  for (let py = Math.max(0, Math.floor(y - ry * 1.2)); py <= Math.min(height - 1, y + ry * 1.2); py++) {
    for (let px = Math.max(0, Math.floor(x - r * 1.2)); px <= Math.min(width - 1, x + r * 1.2); px++) {
      const dx = (px - x) / r;
      const dy = (py - y) / ry;
      const turn = Math.atan2(dy, dx);
      const d = Math.hypot(dx, dy) / (1 + a2 * Math.sin(2 * turn + p2) + a3 * Math.sin(3 * turn + p3));
      const cover = Math.min(1, (1 - d) * r * 0.9 + 0.5);
      if (cover <= 0) continue;
      const bulge = d * d;
      const wx = 0.5 + (x / width - 0.5) * 0.7 - dx * (0.16 + 0.3 * bulge);
      const wy = 0.52 + (y / height - 0.5) * 0.4 - dy * (0.2 + 0.36 * bulge);
      const sx = Math.min(world.width - 1, Math.max(0, Math.round(wx * world.width)));
      const sy = Math.min(world.height - 1, Math.max(0, Math.round(wy * world.height)));
      const j = (sy * world.width + sx) * 4;
      const i = (py * width + px) * 3;
      const edge = 1 - 0.85 * smoothstep(0.62, 1, d) * (0.55 + 0.45 * smoothstep(0.4, -0.6, -dy));
      const shine = 0.5 * Math.exp(-(((dx + 0.32) / 0.14) ** 2) - ((dy + 0.42) / 0.12) ** 2) + 0.16 * smoothstep(0.55, 0.9, dy) * smoothstep(1, 0.85, d);
      for (let c = 0; c < 3; c++) {
        const within = world.data[j + c] * 0.75 + data[i + c] * 0.5;
        data[i + c] += (within * edge + shine * (0.1 + 0.4 * within) - data[i + c]) * cover * 0.96;
      }
    }
  }
}

/**
 * A city across the water when its windows are lit.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function skyline(size, p) {
  const frame = makeFrame(size.width, size.height);
  const { width, height, data } = frame;
  const long = Math.max(width, height);
  const random = makeRandom(p.seed);
  const view = { focal: long, horizon: height * (p.horizon ?? 0.62) };
  const sky = makeSky({
    ramp: ramp(p.sky),
    span: 0.5,
    clouds: { cover: 0.34, scale: 0.05, stretch: 2.2, seed: p.seed, lit: hex(p.cloudLit ?? '8a6a78', 0.45), shade: hex(p.cloudShade ?? '2c3454', 0.35), soft: 0.8, thick: 0.6 },
  });
  paintSky(frame, sky, view, height);
  const shore = Math.round(view.horizon);
  const haze = hex(p.haze ?? '8a7080', 0.35);
  for (let rank = 0; rank < 3; rank++) {
    const veil = 0.72 - rank * 0.3;
    const body = hex(['3a3a52', '232840', '121626'][rank], 0.5).map((c, k) => c + (haze[k] - c) * veil);
    for (let x = -20; x < width; ) {
      const wide = long * random.range(0.014, 0.05) * (0.8 + rank * 0.25);
      const centre = Math.exp(-(((x / width - (p.centre ?? 0.55)) / 0.3) ** 2));
      const tall = height * (0.03 + (0.06 + 0.26 * centre) * random.next() ** 1.4) * (1.25 - rank * 0.25);
      raise(frame, x, wide, shore, tall, body, random, 1 - veil * 0.75, long);
      x += wide * random.range(0.75, 1.25);
    }
  }
  const line = makeLayer(frame, 1);
  for (let i = 0; i < 110; i++) addDisc(line, random.next() * width, shore - random.range(1, height * 0.014), long * random.range(0.0006, 0.0016), gained(hex(random.pick(lamps)), random.range(0.6, 2.4)), { rim: 0, catEye: 0 });
  lay(frame, line);
  mirrorWater(frame, shore, p);
  if (p.near) {
    const layer = makeLayer(frame, 2);
    for (let i = 0; i < p.near; i++) addDisc(layer, random.next() * width, height * random.range(0.74, 1.04), long * random.range(0.02, 0.05), gained(hex(random.pick(lamps)), random.range(0.1, 0.45)), { rim: 0.35 });
    lay(frame, layer);
  }
  return frame;
}

/** One building and its windows. */
function raise({ width, data }, left, wide, shore, tall, body, random, clear, long) {
  const pitchX = long * random.range(0.0022, 0.0034);
  const pitchY = long * random.range(0.0026, 0.0038);
  const lit = random.range(0.06, 0.34);
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
      for (let c = 0; c < 3; c++) data[i + c] = body[c] + warm[c] * (ground * 0.12 + (on ? (0.15 + 9 * hash * hash) * clear * 1.3 : 0));
    }
  }
}

/** Water under a shore: the picture above, drawn down and broken by small waves. @param {import('../frame.mjs').Frame} frame @param {number} shore row @param {any} p */
function mirrorWater(frame, shore, p) {
  const { width, height, data } = frame;
  const tile = noiseTile({ seed: 23, cells: 8, octaves: 2, gain: 0.4 });
  for (let y = shore; y < height; y++) {
    const down = (y - shore) / height;
    const z = 1 / (down + 0.012);
    const fade = 0.62 * (1 - 0.45 * down);
    for (let x = 0; x < width; x++) {
      const ax = (x - width / 2) / width;
      const wave = lookup(tile, ax * z * 0.12 + 0.3, z * 0.33 + p.seed) + 0.6 * lookup(tile, ax * z * 0.5, z * 1.1);
      const side = lookup(tile, ax * z * 0.21, z * 0.6 + 0.5);
      const i = (y * width + x) * 3;
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + side * 26 * down * 3)));
      let r = 0;
      let g = 0;
      let b = 0;
      // The slopes of a wave gather light from a stretch of the shore, not from one point of it.
      for (let k = 0; k < 5; k++) {
        const sy = Math.round(shore - 1 - Math.abs((y - shore) * (0.55 + k * 0.22) * (1 + wave * 0.55) + wave * 14));
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
