/** Letters and digits that are not confused when written or read aloud: no 0 and O, no 1, I and L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Length of a generated code: about 40 bits. */
export const CODE_LENGTH = 8;
/** Length of the random tail of a chosen code: about 30 bits. */
export const CODE_TAIL_LENGTH = 6;
const WORD_LENGTH = 24;

/** Returns `count` random bytes; pass the system's (`crypto.randomBytes`). */
export type RandomBytes = (count: number) => Uint8Array;

/**
 * Returns random letters of the code alphabet, all equally likely: bytes from the last whole multiple on are discarded.
 */
function randomLetters(length: number, randomBytes: RandomBytes): string {
  const fair = 256 - (256 % CODE_ALPHABET.length);
  let letters = '';
  while (letters.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < fair && letters.length < length) letters += CODE_ALPHABET[byte % CODE_ALPHABET.length];
    }
  }
  return letters;
}

/** Returns a new project code, normalised. The database enforces uniqueness. */
export function generateCode(randomBytes: RandomBytes, length: number = CODE_LENGTH): string {
  if (length < CODE_LENGTH) throw new RangeError(`A project code has at least ${CODE_LENGTH} characters`);
  return randomLetters(length, randomBytes);
}

/**
 * Returns a code from a word that the photographer chose ("Dana & Omer"): its letters and digits, and a random tail.
 */
export function codeFromWord(word: string, randomBytes: RandomBytes): string {
  const letters = [...normaliseCode(word)].filter((char) => /[\p{L}\p{N}]/u.test(char));
  return letters.slice(0, WORD_LENGTH).join('') + randomLetters(CODE_TAIL_LENGTH, randomBytes);
}

/**
 * Returns a code in the one form in which codes are stored and compared: without case, spaces, hyphens and invisible
 * characters.
 */
export function normaliseCode(code: string): string {
  const plain = code.normalize('NFKC').toUpperCase().normalize('NFKC');
  // Normalized a second time: removing a space can make a letter and its accent adjacent.
  return plain.replace(/[\s\p{Pd}\p{Cc}\p{Cf}\p{Z}\u05be_]/gu, '').normalize('NFKC');
}

/** Formats a code for display and reading aloud: a generated one in two groups, any other unchanged. */
export function formatCode(code: string): string {
  const generated = code.length === CODE_LENGTH && [...code].every((char) => CODE_ALPHABET.includes(char));
  return generated ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}
