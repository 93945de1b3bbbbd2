import { translator } from '@plugins/kit/server/texts';
import { expect, test } from 'vitest';
import { editsOf, editWords } from './edits';

const all = { x: 1, y: 0.5, zoom: 2, turn: 90 as const, tilt: -2.5, bw: true };

test.each([
  ['en', 'cropped, rotated 90°, straightened 2.5°, black and white'],
  ['he', 'חיתוך, סיבוב 90°, יישור 2.5°, שחור־לבן'],
] as const)('every edit of a print is named, in %s', (locale, words) => {
  const t = translator(locale);
  expect(editWords(all, (name, values) => t(`shop.edits.${name}`, values))).toBe(words);
});

test.each([
  [{ x: 0.5, y: 0.5, tilt: 2.5 }, ['tilt']],
  [{ x: 0.5, y: 0.5, tilt: -0.5 }, ['tilt']],
  [{ x: 0.5, y: 0.25 }, ['crop']],
  [{ x: 0.5, y: 0.5, zoom: 1.5 }, ['crop']],
  [{ x: 0.5, y: 0.5, turn: 180 as const }, ['turn']],
  [{ x: 0.5, y: 0.5, bw: true }, ['bw']],
])('an edit alone is named alone: %j', (crop, names) => {
  expect(editsOf(crop).map(({ name }) => name)).toEqual(names);
});

test('a print in the middle of its photograph, reset or never edited, has no edits', () => {
  for (const crop of [
    null,
    { x: 0.5, y: 0.5 },
    { x: 0.5, y: 0.5, zoom: 1, turn: 0 as const, tilt: 0, bw: false },
  ])
    expect(editsOf(crop)).toEqual([]);
});
