/**
 * One spelling for typed and stored text, so that a search finds a name with and without niqqud, accents, capitals and
 * final letters. The database's `keepers_fold` does the same, character by character: a test compares the two, and a
 * change here needs a migration that recreates that function and what is stored by it.
 */

/** Points, accents, marks of direction and joiners are dropped. So are quotes, apostrophes, geresh and gershayim. */
const DROPPED =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff"'`\u00b4\u02bc\u05f3\u05f4\u2018-\u201f\u2032\u2033]/g;

/** Separators of words. None is left, so a folded text is safe inside a LIKE pattern. */
const BETWEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters separate words too
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u05be\u05c0\u05c3\u05c6\u2010-\u2017\u2020-\u205f\u3000-\u303f]+/g;

const from = (first: string, last: string): string => {
  let all = '';
  for (let at = first.codePointAt(0) ?? 0; at <= (last.codePointAt(0) ?? 0); at++)
    all += String.fromCodePoint(at);
  return all;
};

/** Capitals and final letters, and what each becomes; not by a locale's rules, which differ from server to server. */
const UPPER = `${from('A', 'Z')}${from('А', 'Я')}ЂЄЅІЈЉЊЋЏҐ${from('Α', 'Ρ')}${from('Σ', 'Ω')}ςØĐŁÞÐŊÆŒẞıךםןףץ`;
const LOWER = `${from('a', 'z')}${from('а', 'я')}ђєѕіјљњћџґ${from('α', 'ρ')}${from('σ', 'ω')}σøđłþðŋæœßiכמנפצ`;
const CASES = new Map([...UPPER].map((letter, at) => [letter, [...LOWER][at] ?? letter]));

/** Letters that people also write as two, or without their stroke. */
const SPELT: [string, string][] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ł', 'l'],
];

/**
 * Folds a text to words of one spelling, separated by one space: `"Nó'a & Itáy"` → `noa itay`. Idempotent.
 */
export function foldWords(text: string): string {
  let folded = text.normalize('NFKD').replace(DROPPED, '');
  folded = Array.from(folded, (letter) => CASES.get(letter) ?? letter).join('');
  for (const [letter, spelt] of SPELT) folded = folded.replaceAll(letter, spelt);
  return folded.replace(BETWEEN, ' ').replace(/^ | $/g, '');
}

/** A search uses at most so many words; further ones are ignored. */
export const SEARCH_WORDS = 6;
/** Characters a search may have. */
export const SEARCH_LENGTH = 100;

/** The folded words of a search. All of them must match, in any order. */
export function searchWords(text: string): string[] {
  const words = foldWords(text.slice(0, SEARCH_LENGTH)).split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, SEARCH_WORDS);
}
