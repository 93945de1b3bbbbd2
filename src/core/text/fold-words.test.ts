import { describe, expect, test } from 'vitest';
import { foldWords, SEARCH_LENGTH, SEARCH_WORDS, searchWords } from './fold-words';

describe('one spelling of', () => {
  test.each([
    ['capitals', 'Maya & JONATHAN', 'maya jonathan'],
    ['niqqud', 'חֲתֻנָּה', 'חתנה'],
    ['final letters', 'ירושלים', 'ירושלימ'],
    ['gershayim and geresh', 'צ׳ק של חב״ד', 'צק של חבד'],
    ['a hyphen of Hebrew', 'תל־אביב', 'תל אביב'],
    ['accents', 'Zoë Čapek', 'zoe capek'],
    ['letters with a stroke', 'Øystein Łódź Straße', 'oystein lodz strasse'],
    ['an apostrophe', 'O’Brien', 'obrien'],
    ['a file', 'DSC_0012.JPG', 'dsc 0012 jpg'],
    ['characters of a LIKE pattern', '50%_off\\', '50 off'],
    ['marks of direction', '\u2067נועה\u2069', 'נועה'],
    ['Greek and Cyrillic', 'ΓΆΜΟΣ Свадьба', 'γαμοσ свадьба'],
    ['nothing', ' – ', ''],
  ])('%s', (_what, text, folded) => {
    expect(foldWords(text)).toBe(folded);
    expect(foldWords(folded)).toBe(folded);
  });
});

test('a search uses each word once, and only so many', () => {
  expect(searchWords('Maya maya  & Jon')).toEqual(['maya', 'jon']);
  expect(searchWords('a b c d e f g h')).toHaveLength(SEARCH_WORDS);
  expect(searchWords('x'.repeat(1000))).toEqual(['x'.repeat(SEARCH_LENGTH)]);
  expect(searchWords(' %% ')).toEqual([]);
});
