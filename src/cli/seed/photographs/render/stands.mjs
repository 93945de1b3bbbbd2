import { defocus, lay, makeLayer } from './layer.mjs';
import { paintTree } from './tree.mjs';
import { paintCypress, paintOlive } from './wood.mjs';

/** A tree by itself on the nearest ridge. @param {any} p p.tree: place across and height, of the longer side */
export function standTree(frame, line, random, ink, p) {
  const layer = makeLayer(frame);
  const x = p.tree[0] * frame.width;
  paintTree(
    layer,
    x,
    line[Math.round(x)] + 4,
    p.tree[1] * Math.max(frame.width, frame.height),
    random,
    [ink[0] * 0.5, ink[1] * 0.5, ink[2] * 0.5],
    p.bare,
  );
  defocus(layer, 1, 1);
  lay(frame, layer);
}

/** Rows of single trees on a near hill, each row a little darker than the one behind it. */
export function standWood(frame, line, trees, random, wooded, clear, ink, veil) {
  const layer = makeLayer(frame, 1);
  const near = clear > 0.8;
  // The nearest wood reaches down to the frame's edge.
  const below = near ? (frame.height - Math.min(...line)) / (trees * 0.46) : 0;
  const rows = Math.round(Math.min(10, Math.max(5, below)));
  for (let row = 0; row < rows; row++) {
    const dark = Math.min(0.97, clear * (0.84 + (0.2 * row) / Math.max(1, rows - 1)));
    for (let x = -trees * 0.2; x < frame.width + trees * 0.2; x += trees * random.range(0.05, 0.2)) {
      if (random.next() > wooded(x)) continue;
      const at = Math.min(frame.width - 1, Math.max(0, Math.round(x)));
      const h = trees * (0.4 + 0.8 * random.next() ** 1.5) * (0.85 + row * 0.1);
      const y = line[at] + h * 0.12 + row * trees * 0.46 + random.range(0, trees * 0.2);
      if (y - h > frame.height) continue;
      const tone = random.range(0.7, 1.25);
      const tint = {
        ink: ink.map((/** @type {number} */ c) => c * tone),
        veil: veil(x, y - h),
        share: 1 - dark,
        mist: 0.2 * dark * (row < rows - 1 ? 1 : 0.3),
      };
      // Oaks and olives, and a cypress now and then.
      const foot = near && row === rows - 1;
      if (random.chance(0.16)) paintCypress(layer, x, y, h * 1.25, random, tint, foot);
      else paintOlive(layer, x, y, h * 0.72, random, tint, foot);
    }
  }
  defocus(layer, 1, 1);
  lay(frame, layer);
}
