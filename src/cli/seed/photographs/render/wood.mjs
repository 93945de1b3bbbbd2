import { paint } from './layer.mjs';
import { lookup, noiseTile, smoothstep } from './noise.mjs';

/**
 * Raises the edge of a far wood: round crowns as a line over the columns, a pointed one now and then.
 * @param {number} width columns @param {number} tall pixels @param {import('./random.mjs').Random} random
 * @param {(x: number) => number} dense 0..1 @returns {Float32Array} pixels over the ground
 */
export function woodEdge(width, tall, random, dense) {
  const edge = new Float32Array(width);
  const gap = Math.max(1.2, tall * 0.2);
  for (let x = random.next() * gap; x < width; x += gap * random.range(0.4, 1.5)) {
    if (random.next() > dense(x)) continue;
    const cypress = random.chance(0.12);
    const h = tall * (cypress ? random.range(0.9, 1.25) : random.range(0.35, 0.75));
    const half = Math.max(0.9, h * (cypress ? random.range(0.09, 0.13) : random.range(0.5, 0.8)));
    for (let px = Math.max(0, Math.ceil(x - half)); px <= Math.min(width - 1, x + half); px++) {
      const off = Math.abs(px - x) / half;
      const v = h * (cypress ? (1 - off) ** 0.6 : Math.sqrt(1 - off * off));
      if (v > edge[px]) edge[px] = v;
    }
  }
  return edge;
}

/**
 * @typedef {{ink: ArrayLike<number>, veil: ArrayLike<number>, share: number, mist: number}} Tint share of the veil over
 * its ink at the top, and how much more at the foot
 */

/**
 * One cypress, its foot at (x, y): a flame, frayed at its edge.
 * @param {import('./layer.mjs').Layer} layer @param {number} x @param {number} y @param {number} tall pixels
 * @param {import('./random.mjs').Random} random @param {Tint} tint @param {boolean} [standing] false: its foot is lost in the mist
 */
export function paintCypress(layer, x, y, tall, random, tint, standing = true) {
  const half = tall * random.range(0.1, 0.14);
  const lean = random.range(-0.04, 0.04);
  const place = { x, y: y - tall * 0.5, rx: half * 1.3, ry: tall * 0.5 };
  paintCrown(layer, place, random, tint, standing, (u, down) => {
    const off = Math.abs(u * 1.3 - lean * (1 - down) * 4);
    // Widest in the lower third, pointed above, drawn in below.
    const wide =
      down < 0.68 ? (down / 0.68) ** 0.62 : Math.sqrt(Math.max(0, 1 - ((down - 0.68) / 0.36) ** 2));
    return wide - off;
  });
}

/**
 * One olive or oak, its foot at (x, y): a broad, uneven crown on a short trunk.
 * @param {import('./layer.mjs').Layer} layer @param {number} x @param {number} y @param {number} tall pixels
 * @param {import('./random.mjs').Random} random @param {Tint} tint @param {boolean} [standing] false: its foot is lost in the mist
 */
export function paintOlive(layer, x, y, tall, random, tint, standing = true) {
  const half = tall * random.range(0.55, 0.8);
  const lobes = Array.from({ length: 5 }, () => [
    random.range(-0.5, 0.5),
    random.range(0.3, 0.56),
    random.range(0.3, 0.46),
  ]);
  const place = { x, y: y - tall * 0.5, rx: half, ry: tall * 0.5 };
  paintCrown(layer, place, random, tint, standing, (u, down) => {
    let room = -1;
    for (const [lx, ly, r] of lobes) {
      const dx = (u - lx) * 0.95;
      const dy = (down - ly) * 1.15;
      room = Math.max(room, r - Math.sqrt(dx * dx + dy * dy));
    }
    const trunk = down > 0.6 ? 0.05 + 0.03 * down - Math.abs(u) : -1;
    return Math.max(room * 1.4, trunk);
  });
}

/**
 * @param {import('./layer.mjs').Layer} layer @param {{x: number, y: number, rx: number, ry: number}} place @param
 * {import('./random.mjs').Random} random @param {Tint} tint @param {boolean} standing @param {(u: number, down: number) => number} shape
 * room to its edge, in half widths; negative outside
 */
function paintCrown(layer, place, random, { ink, veil, share, mist }, standing, shape) {
  const own = random.next() * 50;
  const frayed = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const pixel = layer.factor / place.rx;
  // Leaves are of one size, whatever the crown's.
  const fine = Math.max(0.4, place.rx / 26);
  paint(layer, place, (u, v, out) => {
    const down = (v + 1) / 2;
    let room = shape(u, down);
    if (room < 0.3 && room > -0.3)
      room +=
        0.13 * lookup(frayed, u * 0.3 + own, down * 0.5) + 0.12 * lookup(frayed, u * fine + own, down * fine);
    const cover = room / pixel + 0.5;
    if (cover <= 0) return 0;
    const k = Math.min(1, share + mist * down * down);
    const leaf = 1 + 0.45 * lookup(frayed, u * fine * 0.8 + own, down * fine * 0.8 + own);
    // Lit from above, dark towards the trunk.
    const bare = Math.max(0.2, (1.3 - 0.75 * down) * leaf) * (1 - k);
    for (let c = 0; c < 3; c++) out[c] = ink[c] * bare + veil[c] * k;
    const foot = standing ? 0.55 : 1;
    return Math.min(1, cover) * (1 - foot * smoothstep(standing ? 0.85 : 0.5, 1, down));
  });
}
