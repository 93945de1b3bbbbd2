import { lookup, noiseTile, smoothstep } from './noise.mjs';

/**
 * Woven cloth seen from above, in soft light from one side; sharp in a band across the picture.
 * @param {{width: number, height: number}} size @param {any} p p.thread: of the longer side, p.focus: [middle, half] of the height
 * @returns {(x: number, y: number) => number} light at a pixel, about 1
 */
export function weave({ width, height }, p) {
  const long = Math.max(width, height);
  const thread = long * (p.thread ?? 0.0042);
  const rough = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const smooth = noiseTile({ seed: 31, cells: 4, octaves: 2, gain: 0.35 });
  const [middle, half] = p.focus ?? [0.5, 2];
  const own = p.seed * 0.173;
  return (x, y) => {
    // Threads wander a little, and are of uneven thickness.
    const wx = x + lookup(rough, y / long / 3 + own, 0.2) * thread * 1.6;
    const wy = y + lookup(rough, 0.7, x / long / 3 + own) * thread * 1.6;
    const across = wx / thread;
    const down = wy / thread;
    const over = (Math.floor(across) + Math.floor(down)) % 2 === 0;
    const round = over ? Math.sin((across % 1) * Math.PI) : Math.sin((down % 1) * Math.PI);
    const slub = lookup(rough, Math.floor(across) * 0.137 + own, y / long) * (over ? 0.16 : 0.08);
    const sharp = 1 - smoothstep(half, half * 3, Math.abs(y / height - middle));
    const folds = lookup(smooth, (x * 0.55) / long + own, (y * 0.4) / long + own) * (p.folds ?? 0.16);
    const fall = 1.08 - 0.34 * (x / width) - 0.14 * (y / height);
    return fall * (1 + folds) * (1 + (0.2 * (round - 0.62) + slub) * sharp * 0.8);
  };
}
