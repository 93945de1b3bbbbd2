import { paint } from './layer.mjs';
import { lookup, noiseTile, smoothstep } from './noise.mjs';

/**
 * Raises the edge of a far wood: pointed crowns as a line over the columns.
 * @param {number} width columns @param {number} tall pixels @param {import('./random.mjs').Random} random
 * @param {(x: number) => number} dense 0..1 @returns {Float32Array} pixels over the ground
 */
export function woodEdge(width, tall, random, dense) {
  const edge = new Float32Array(width);
  const gap = Math.max(1.2, tall * 0.16);
  for (let x = random.next() * gap; x < width; x += gap * random.range(0.4, 1.5)) {
    if (random.next() > dense(x)) continue;
    const h = tall * random.range(0.45, 1.05);
    const half = Math.max(0.9, h * random.range(0.15, 0.24));
    for (let px = Math.max(0, Math.ceil(x - half)); px <= Math.min(width - 1, x + half); px++) {
      const v = h * (1 - (Math.abs(px - x) / half) ** 0.85);
      if (v > edge[px]) edge[px] = v;
    }
  }
  return edge;
}

/**
 * One spruce near enough to have branches, its foot at (x, y).
 * @param {import('./layer.mjs').Layer} layer @param {number} x @param {number} y @param {number} tall pixels
 * @param {import('./random.mjs').Random} random @param {{ink: ArrayLike<number>, veil: ArrayLike<number>, share: number, mist: number}} tint share of the veil over its ink at the top, and how much more at the foot
 * @param {boolean} [standing] false: its foot is lost in the mist
 */
export function paintSpruce(layer, x, y, tall, random, tint, standing = true) {
  const { share, mist } = tint;
  const [ir, ig, ib] = tint.ink;
  const [vr, vg, vb] = tint.veil;
  const half = tall * random.range(0.16, 0.24);
  const tiers = Math.round(random.range(13, 23));
  const own = random.next() * 50;
  const uneven = random.range(0.2, 0.8);
  const worn = random.range(0.3, 0.62);
  const lean = random.range(-0.03, 0.03);
  const sparse = random.range(0.25, 0.5);
  const pixel = layer.factor / half;
  const frayed = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const reach = Float32Array.from({ length: 128 }, (_none, i) => {
    const left = i & 1 ? 7 : 0;
    return 1.08 - worn * (Math.sin((i >> 1) * 12.9898 + left * 3 + own) * 0.5 + 0.5);
  });
  paint(layer, { x, y: y - tall * 0.5, rx: half, ry: tall * 0.5 }, (u, v, out) => {
    const down = (v + 1) / 2;
    const side = u - lean * (1 - down) * 3;
    const off = side < 0 ? -side : side;
    const left = side < 0 ? 1 : 0;
    const tier = (down * 0.9 + off * 0.077) * tiers + left * 7 * uneven;
    const number = tier | 0;
    let room =
      (1.04 - 0.08 * down) *
        down *
        reach[((number << 1) | left) & 127] *
        (1 - sparse + sparse * (tier - number)) *
        0.92 +
      0.015 -
      off;
    // Needles fray the edge by no more than this: elsewhere they need not be counted.
    const most = 0.3 * (0.3 + down) + pixel;
    if (room < most && room > -most) {
      const needles =
        0.2 * lookup(frayed, down * 1.7 + own, left * 0.37 + off * 0.5) +
        0.26 * lookup(frayed, down * 6.1 + own, left * 0.61 + off * 2.3);
      room += needles * (0.3 + down);
    }
    const trunk = down > 0.02 ? 0.028 + 0.02 * down - off : -1;
    const cover = (room > trunk ? room : trunk) / pixel + 0.5;
    if (cover <= 0) return 0;
    const k = share + mist * down * down;
    const bare = (1.25 - 0.5 * down) * (1 - k);
    out[0] = ir * bare + vr * k;
    out[1] = ig * bare + vg * k;
    out[2] = ib * bare + vb * k;
    return Math.min(1, cover) * (1 - (standing ? 0.55 : 1) * smoothstep(standing ? 0.85 : 0.5, 1, down));
  });
}
