import { seriesList } from './series/index.mjs';
import { products } from './series/products.mjs';

/**
 * @typedef {object} Shot one photograph to make; plain data, sent to a worker
 * @property {string} name
 * @property {string} series
 * @property {string} scene
 * @property {number} width even, as the height: the scene is drawn at half its size
 * @property {number} height
 * @property {number} seed
 * @property {number} grain
 * @property {number} quality
 * @property {any} params the scene's parameters
 * @property {import('./develop.mjs').Look} look
 * @property {import('./camera.mjs').Exposure} exposure
 */

/**
 * @typedef {object} Frame one frame of a shoot, as a series notes it
 * @property {string} scene
 * @property {'portrait'} [turn]
 * @property {[number, number, string, number]} [exposed] focal, aperture, shutter, iso, if not the series' own
 * @property {number} [after] seconds since the last frame
 * @property {import('./develop.mjs').Look} [look] on top of the series' own
 * @property {any} params
 */

/**
 * @typedef {object} Series
 * @property {string} id
 * @property {{make: string, model: string, lens: string, width: number, height: number}} camera
 * @property {(index: number) => string} name
 * @property {string} start ISO 8601 local time
 * @property {string} offset
 * @property {[number, number, string, number]} exposed
 * @property {number} grain
 * @property {import('./develop.mjs').Look} look
 * @property {Frame[]} frames
 */

/**
 * The shots in order of series and capture; with a limit, the first of each series by turns.
 * @param {number} [limit]
 * @returns {Shot[]}
 */
export function planShots(limit = Number.POSITIVE_INFINITY) {
  const all = seriesList.map(shotsOf);
  /** @type {Set<Shot>} */
  const chosen = new Set();
  for (let i = 0; chosen.size < limit && all.some((shots) => i < shots.length); i++) {
    for (const shots of all) if (shots[i] && chosen.size < limit) chosen.add(shots[i]);
  }
  return all.flat().filter((shot) => chosen.has(shot));
}

/** The shots of what the demo studio sells. @returns {Shot[]} */
export const planProducts = () => shotsOf(products, seriesList.length);

/** @param {Series} series @param {number} s */
const shotsOf = (series, s) => series.frames.map((_frame, i) => shotOf(series, s, i));

/** @param {Series} series @param {number} s @param {number} i @returns {Shot} */
function shotOf(series, s, i) {
  const frame = series.frames[i];
  const { camera } = series;
  const portrait = frame.turn === 'portrait';
  const seed = (s + 1) * 1000 + i * 7 + 1;
  const seconds = series.frames
    .slice(0, i + 1)
    .reduce((sum, each, k) => sum + (each.after ?? 41 + ((k * 37) % 83)), 0);
  const time = new Date(Date.parse(`${series.start}Z`) + seconds * 1000).toISOString().slice(0, 19);
  const [focal, aperture, shutter, iso] = frame.exposed ?? series.exposed;
  return {
    name: series.name(i),
    series: series.id,
    scene: frame.scene,
    width: portrait ? camera.height : camera.width,
    height: portrait ? camera.width : camera.height,
    seed,
    grain: series.grain,
    quality: 88,
    params: { seed, ...frame.params },
    look: { ...series.look, ...frame.look },
    exposure: {
      make: camera.make,
      model: camera.model,
      lens: camera.lens,
      focal,
      aperture,
      shutter,
      iso,
      capturedAt: time + series.offset,
    },
  };
}
