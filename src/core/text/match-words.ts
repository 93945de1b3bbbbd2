/** Ranks of a match; smaller is better. */
const AT_START = 0;
const INSIDE = 1;
const MISSPELT = 2;

/** Words with fewer letters are not matched with a typing error. */
const LEAST = 3;
/** From so many letters on, the beginning of a longer word matches. */
const BEGINNING = 4;

/** Whether one letter may be wrong: numbers and short words are taken literally. */
export function mayBeMisspelt(word: string): boolean {
  return [...word].length >= LEAST && !/\d/.test(word);
}

/** Whether inserting, deleting or changing one letter, or swapping two neighbors, makes one word of the other. */
function oneApart(a: string[], b: string[]): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  const rest = (word: string[], from: number) => word.slice(from).join('');
  if (a.length > b.length) return rest(a, at + 1) === rest(b, at);
  if (b.length > a.length) return rest(a, at) === rest(b, at + 1);
  if (rest(a, at + 1) === rest(b, at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, at + 2) === rest(b, at + 2);
}

/** Whether `typed` is `stored` with at most one letter wrong; of a longer word the beginning may do. */
export function oneLetterWrong(typed: string, stored: string): boolean {
  const mine = [...typed];
  const theirs = [...stored];
  if (!mayBeMisspelt(typed)) return typed === stored;
  if (mine.length < BEGINNING) return mine[0] === theirs[0] && oneApart(mine, theirs);
  return [-1, 0, 1].some((more) => oneApart(mine, theirs.slice(0, mine.length + more)));
}

function rankWord(folded: string, word: string): number | null {
  if (folded.startsWith(word) || folded.includes(` ${word}`)) return AT_START;
  if (folded.includes(word)) return INSIDE;
  if (!mayBeMisspelt(word)) return null;
  return folded.split(' ').some((stored) => oneLetterWrong(word, stored)) ? MISSPELT : null;
}

/**
 * The rank of folded words in a folded text: 0 where each begins a word of it, more for words in the middle and
 * misspelt ones; null where one does not match.
 */
export function rankWords(folded: string, words: readonly string[]): number | null {
  let sum = 0;
  for (const word of words) {
    const rank = rankWord(folded, word);
    if (rank === null) return null;
    sum += rank;
  }
  return sum;
}

/** The best matches, at most `limit`; equally good ones stay in their order. */
export function bestOf<T extends { words: string }>(
  found: readonly T[],
  words: readonly string[],
  limit: number,
): T[] {
  return found
    .map((one) => ({ one, rank: rankWords(one.words, words) }))
    .filter((each): each is { one: T; rank: number } => each.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ one }) => one);
}

/**
 * The share of a word's trigrams that must be in a text for one wrong letter still to be possible, over all words of a
 * search: the index filters by it before `rankWords` decides. A word of n letters has n + 1; one wrong letter spoils
 * three, and the missing end of a word a fourth.
 */
export function trigramShare(words: readonly string[]): number {
  const lengths = words.filter(mayBeMisspelt).map((word) => [...word].length);
  const shortest = Math.min(...lengths, 20);
  return Math.max(0.2, (shortest - 4) / (shortest + 1) - 0.01);
}
