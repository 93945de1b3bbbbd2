/** Letters of a code that people type: consonants that no other looks like, so that no word appears by chance. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 8;

/** Returns a new code (some 34 bits); `random` returns that many random bytes. */
export function makeUserCode(random: (bytes: number) => Uint8Array): string {
  let code = '';
  // 240 is the largest multiple of the 20 letters: greater bytes would favor the first ones.
  while (code.length < LENGTH)
    for (const byte of random(LENGTH)) if (byte < 240 && code.length < LENGTH) code += LETTERS[byte % 20];
  return code;
}

/** Returns a code as people read it: `BDWP-HQPK`. */
export const formatUserCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Returns what a person typed without case, spaces and hyphens; null where it cannot be a code. */
export function readUserCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}
