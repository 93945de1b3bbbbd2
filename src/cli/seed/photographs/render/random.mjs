/**
 * A seeded stream of numbers (mulberry32), so that the same shot is the same file each time.
 * @param {number} seed any integer
 */
export function makeRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    /** @returns {number} 0 up to 1 */
    next,
    /** @param {number} low @param {number} high */
    range: (low, high) => low + (high - low) * next(),
    /** @param {number} low @param {number} high both included */
    int: (low, high) => Math.floor(low + (high - low + 1) * next()),
    /** Near-normal, mean 0, deviation 1. */
    gauss: () => (next() + next() + next() + next() - 2) * 1.732,
    /** @template T @param {readonly T[]} list @returns {T} */
    pick: (list) => /** @type {T} */ (list[Math.floor(next() * list.length)]),
    /** @param {number} chance */
    chance: (chance) => next() < chance,
  };
}

/** @typedef {ReturnType<typeof makeRandom>} Random */
