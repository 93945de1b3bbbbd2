import { addDisc } from '../bokeh.mjs';
import { gained, hex } from '../color.mjs';
import { paintDark } from '../dark.mjs';
import { makeFrame } from '../frame.mjs';
import { lamps } from '../lamps.mjs';
import { defocus, lay, makeLayer } from '../layer.mjs';
import { smoothstep } from '../noise.mjs';
import { makeRandom } from '../random.mjs';

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
      drops.push({
        x: x + random.gauss() * r * 0.15,
        y,
        r: r * random.range(0.16, 0.5),
        tall: random.range(1, 1.5),
      });
    }
  }
  const big = ((p.drops ?? 420) * (width * height)) / (1920 * 1280);
  const cell = long * 0.042;
  /** @type {Map<string, {x: number, y: number, r: number}[]>} */
  const cells = new Map();
  for (let i = 0; i < big * 9; i++) {
    const r = long * Math.min(0.02, 0.0013 / (random.next() ** 0.7 + 0.02)) * random.range(0.6, 1);
    const drop = { x: random.next() * width, y: random.next() * height, r, tall: random.range(0.95, 1.25) };
    const cx = Math.floor(drop.x / cell);
    const cy = Math.floor(drop.y / cell);
    let free = true;
    for (let a = -1; a <= 1 && free; a++)
      for (let b = -1; b <= 1 && free; b++)
        for (const o of cells.get(`${cx + a},${cy + b}`) ?? [])
          if (Math.hypot(o.x - drop.x, o.y - drop.y) < (o.r + r) * 1.12) {
            free = false;
            break;
          }
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
  const [a2, a3, p2, p3] = [
    random.range(0, 0.09),
    random.range(0, 0.07),
    random.next() * 6.3,
    random.next() * 6.3,
  ];
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
      const shine =
        0.5 * Math.exp(-(((dx + 0.32) / 0.14) ** 2) - ((dy + 0.42) / 0.12) ** 2) +
        0.16 * smoothstep(0.55, 0.9, dy) * smoothstep(1, 0.85, d);
      for (let c = 0; c < 3; c++) {
        const within = world.data[j + c] * 0.75 + data[i + c] * 0.5;
        data[i + c] += (within * edge + shine * (0.1 + 0.4 * within) - data[i + c]) * cover * 0.96;
      }
    }
  }
}
