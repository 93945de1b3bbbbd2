import { hex } from '../color.mjs';
import { paintBlossomTwig } from '../flower.mjs';
import { makeFrame } from '../frame.mjs';
import { paintGarden } from '../garden.mjs';
import { defocus, lay, makeSoftLayer } from '../layer.mjs';
import { paintTwig } from '../leaf.mjs';
import { makeRandom } from '../random.mjs';

/**
 * A branch in low sun, some of it in focus: leaves, or blossom.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function branch(size, p) {
  const frame = makeFrame(size.width, size.height);
  const { width, height } = frame;
  const long = Math.max(width, height);
  const random = makeRandom(p.seed);
  paintGarden(frame, p, random);
  const palette = (p.leaves ?? ['a9b23a', 'c7b53c', '7f9a35']).map((/** @type {string} */ c) => hex(c));
  for (const [soft, count, leaf, light] of p.planes ?? [
    [0.022, 5, 0.12, 0.6],
    [0.008, 3, 0.12, 0.85],
    [0, 2, 0.14, 1.1],
  ]) {
    const layer = makeSoftLayer(frame, soft * long);
    for (let i = 0; i < count; i++) {
      const left = p.from === 'right' ? false : p.from === 'left' ? true : random.chance(0.5);
      const x = left ? -0.06 * width : 1.06 * width;
      const y = height * random.range(p.low ?? 0.05, p.high ?? 0.75);
      const angle = (left ? 0 : Math.PI) + random.range(-0.45, 0.45);
      const length = long * random.range(0.4, 0.75);
      const twig = { x, y, angle, length, leaf: long * leaf, curl: random.range(-0.7, 0.7), light, palette };
      if (p.blossom) paintBlossomTwig(layer, p, random, twig);
      else paintTwig(layer, p, random, twig);
    }
    if (soft > 0.001) defocus(layer, soft * long);
    else defocus(layer, 1, 1);
    lay(frame, layer);
  }
  return frame;
}
