import { expect, test } from 'vitest';
import { inLines, shortName } from './fit-words';
import { drawable, layWords, type Way, wayOf } from './lay-words';

/** The visual order from left to right; Hebrew and Arabic words as typed. */
const laid = (text: string, way: Way) => layWords(drawable(text), way).map((piece) => piece.text);

test('a Hebrew line with a file name runs from the right, and the name stays as it is', () => {
  expect(laid('תמונה IMG_0001.JPG', 'rtl')).toEqual(['IMG_0001.JPG ', 'תמונה']);
  expect(laid('החתונה של נועה', 'rtl')).toEqual(['נועה', ' ', 'של', ' ', 'החתונה']);
});

test('brackets are mirrored, numbers keep their order', () => {
  expect(laid('תמונה (3)', 'rtl')).toEqual(['(3) ', 'תמונה']);
  expect(laid('IMG_1 (עותק).JPG', 'ltr')).toEqual(['IMG_1 (', 'עותק', ').JPG']);
});

test('a file name has the direction of its first letter, on a page of either language', () => {
  expect(laid('IMG_1-כלה.JPG', 'auto')).toEqual(['IMG_1-', 'כלה', '.JPG']);
  expect(laid('כלה-IMG_1.JPG', 'auto')).toEqual(['IMG_1.JPG-', 'כלה']);
});

test('a text has the direction of its first letter, ignoring signs before it', () => {
  expect([wayOf('(1) נועה Anna'), wayOf('… Anna נועה'), wayOf('12')]).toEqual(['rtl', 'ltr', 'ltr']);
});

test('an isolated name does not change the direction of its sentence', () => {
  expect(laid('נבחרה על ידי \u2068Dana (אמא)\u2069', 'rtl').join('')).toBe('Dana (אמא) ידי על נבחרה');
  expect(laid('chosen by \u2068דנה\u2069 · 3', 'ltr')).toEqual(['chosen by ', 'דנה', ' · 3']);
});

test('niqqud, Arabic and Cyrillic have glyphs; pictographs are dropped, unknown characters become a question mark', () => {
  expect(laid('שָׁלוֹם', 'auto')).toEqual(['שָׁלוֹם'.normalize('NFC')]);
  expect(layWords(drawable('سلام Анна'), 'auto').map(({ face }) => face)).toEqual([
    'cyrillic',
    'latin',
    'arabic',
  ]);
  expect(drawable('יפה ❤️👍🏽 1')).toBe('יפה  1');
  expect(drawable('a\u0007b\n漢')).toBe('a b ?');
  expect(layWords('', 'rtl')).toEqual([]);
});

test('a long name keeps its number and extension, with an ellipsis', () => {
  const measure = (text: string) => text.length;
  expect(shortName('IMG_0001.JPG', 12, measure)).toBe('IMG_0001.JPG');
  const short = shortName('Maya-and-Jonathan-Jerusalem-IMG_0001.JPG', 20, measure);
  expect(short).toHaveLength(20);
  expect(short).toMatch(/^Maya-.*….*0001\.JPG$/);
});

test('a note is wrapped at spaces into a limited number of lines', () => {
  const measure = (text: string) => text.length;
  expect(inLines('please crop the first one', 11, 4, measure)).toEqual(['please crop', 'the first', 'one']);
  expect(inLines('please crop the first one', 11, 2, measure)).toEqual(['please crop', 'the first…']);
  expect(inLines('aaaaaaaaaaaaaaa', 6, 4, measure)).toEqual(['aaaaaa', 'aaaaaa', 'aaa']);
  expect(inLines('  ', 6, 4, measure)).toEqual([]);
});
