import { createHash } from 'node:crypto';

/**
 * Whether this file proves its matrix as a whole, in `npm run test:long`: its long file imports `whole.ts`, then this
 * one. In `npm test` it proves a part that is the same in each run.
 */
export const whole = process.env.TEST_WHOLE === '1';

/** A number that depends on the name alone: a new name changes the part of no other. */
export const numberOf = (name: string) => createHash('sha256').update(name).digest().readUInt32BE();

/** All choices in the whole; otherwise `count` of them, by the name. */
export function someOf<T>(name: string, choices: readonly T[], count = 1): T[] {
  if (whole || choices.length <= count) return [...choices];
  const first = numberOf(name) % choices.length;
  return [...choices, ...choices].slice(first, first + count);
}
