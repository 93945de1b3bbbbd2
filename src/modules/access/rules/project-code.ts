/** Letters and digits nobody confuses, written or read aloud: no 0 and O, no 1, I and L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Length of a generated code: about 40 bits. */
export const CODE_LENGTH = 8;
/** Length of the random tail of a code somebody chose: about 30 bits. */
export const CODE_TAIL_LENGTH = 6;
const WORD_LENGTH = 24;

/** Gives so many random bytes; pass the system's (`crypto.randomBytes`). */
export type RandomBytes = (count: number) => Uint8Array;

/** Random letters of the code alphabet, all equally likely: bytes beyond its last whole multiple are thrown away. */
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

/** A new project code, normalised. Uniqueness is the database's business. */
export function generateCode(randomBytes: RandomBytes, length: number = CODE_LENGTH): string {
  if (length < CODE_LENGTH) throw new RangeError(`A project code has at least ${CODE_LENGTH} characters`);
  return randomLetters(length, randomBytes);
}

/** A code from a word the photographer chose ("Dana & Omer"): its letters and digits, and a random tail. */
export function codeFromWord(word: string, randomBytes: RandomBytes): string {
  const letters = [...normaliseCode(word)].filter((char) => /[\p{L}\p{N}]/u.test(char));
  return letters.slice(0, WORD_LENGTH).join('') + randomLetters(CODE_TAIL_LENGTH, randomBytes);
}

/** The one form in which codes are stored and compared: without case, spaces, hyphens and invisible marks. */
export function normaliseCode(code: string): string {
  const plain = code.normalize('NFKC').toUpperCase().normalize('NFKC');
  // Once more at the end: taking a space out may bring a letter and its accent together.
  return plain.replace(/[\s\p{Pd}\p{Cc}\p{Cf}\p{Z}\u05be_]/gu, '').normalize('NFKC');
}

/** A code as it is shown and read aloud: a generated one in two groups, any other as it is. */
export function formatCode(code: string): string {
  const generated = code.length === CODE_LENGTH && [...code].every((char) => CODE_ALPHABET.includes(char));
  return generated ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}
