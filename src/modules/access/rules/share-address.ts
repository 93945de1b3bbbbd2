import type { RandomBytes } from './project-code';

/** Letters of an address's tail: consonants, so that no tail is a word and no page of a site looks like an address. */
export const TAIL_LETTERS = 'bcdfghjkmnpqrstvwxz';
const TAIL_LENGTH = 4;
/** Maximum length of the name's part, in characters. */
const WORDS_MAX = 40;
/** The name's part of a project whose name has no letter that can be written in an address. */
const NO_WORDS = 'gallery';

const SHAPE = new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*-[${TAIL_LETTERS}]{${TAIL_LENGTH}}$`);

/** Hebrew letters in Latin ones, as people write names; some depend on their place, see `latin`. */
const HEBREW: Readonly<Record<string, string>> = {
  ...{ א: 'a', ב: 'b', ג: 'g', ד: 'd', ה: 'h', ו: 'o', ז: 'z', ח: 'h', ט: 't', י: 'i', כ: 'k', ך: 'k' },
  ...{ ל: 'l', מ: 'm', ם: 'm', נ: 'n', ן: 'n', ס: 's', ע: 'a', פ: 'p', ף: 'f', צ: 'ts', ץ: 'ts', ק: 'k' },
  ...{ ר: 'r', ש: 'sh', ת: 't' },
};
const FIRST: Readonly<Record<string, string>> = { ו: 'v', י: 'y' };

function latin(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, at) => {
      if (at === 0) return FIRST[letter] ?? HEBREW[letter] ?? letter;
      // A final he is a vowel, unless the vowel is written already.
      if (letter === 'ה' && at === letters.length - 1) return /[אע]/.test(letters[at - 1] ?? '') ? '' : 'a';
      return HEBREW[letter] ?? letter;
    })
    .join('');
}

/** Returns a project's name as the first part of its address: Latin letters, digits and hyphens, cut at a word. */
export function addressWords(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’`´׳״"]/gu, '')
    .split(/[^a-z0-9א-ת]+/)
    .map(latin)
    .filter(Boolean);
  let made = '';
  for (const word of words) {
    const longer = made ? `${made}-${word}` : word.slice(0, WORDS_MAX);
    if (longer.length > WORDS_MAX) break;
    made = longer;
  }
  return made || NO_WORDS;
}

/** Returns a random tail of an address; pass the system's random bytes. */
export function addressTail(randomBytes: RandomBytes): string {
  const fair = 256 - (256 % TAIL_LETTERS.length);
  let tail = '';
  while (tail.length < TAIL_LENGTH)
    for (const byte of randomBytes(TAIL_LENGTH))
      if (byte < fair && tail.length < TAIL_LENGTH) tail += TAIL_LETTERS[byte % TAIL_LETTERS.length];
  return tail;
}

/** Returns the share address in a path such as `/maya-jonathan-kxqz`; null if it has another shape. */
export function readAddress(path: string): string | null {
  const address = path.replace(/^\//, '').replace(/\/$/, '').toLowerCase();
  return address.length <= WORDS_MAX + TAIL_LENGTH + 1 && SHAPE.test(address) ? address : null;
}

/** A project's share addresses: the current one, and those under its earlier names. */
export interface Addresses {
  address: string | null;
  former: readonly string[];
}

/** Returns the addresses to try for a project of this name, best first: with its own tail, then with random ones. */
export function proposeAddresses(name: string, now: Addresses, randomBytes: RandomBytes): string[] {
  const words = addressWords(name);
  const own = now.address?.slice(-TAIL_LENGTH);
  const tails = Array.from({ length: 20 }, () => addressTail(randomBytes));
  return [...(own ? [own] : []), ...tails].map((tail) => `${words}-${tail}`);
}

/** Returns a project's addresses after it got `address`: the one before keeps leading to it. */
export function withAddress({ address: before, former }: Addresses, address: string): Addresses {
  const kept = [...former, ...(before ? [before] : [])].filter((one) => one !== address);
  return { address, former: [...new Set(kept)] };
}
