import { expect, test } from 'vitest';
import { languageNamed, looksLikeEmail, readPasted, recogniseColumns, rightsColumns } from './people-columns';

test('recognizes headings in both languages and any spelling', () => {
  expect(recogniseColumns(['Name', 'E-MAIL', 'Mobile phone', 'Colour', 'Notes'])).toEqual([
    'name',
    'email',
    'phone',
    null,
    'description',
  ]);
  expect(recogniseColumns(['שם פרטי', 'שם משפחה', 'דוא״ל', 'טלפון', 'שפה', 'הערות'])).toEqual([
    'first_name',
    'family_name',
    'email',
    'phone',
    'language',
    'description',
  ]);
});

test('uses a heading once', () => {
  expect(recogniseColumns(['Email', 'Mail'])).toEqual(['email', null]);
});

test.each(['English', 'EN', 'אנגלית'])('%s is a language', (word) => expect(languageNamed(word)).toBe('en'));
test('others are no language', () => expect(languageNamed('Klingon')).toBeNull());

test.each(['a@b.co', 'maya.levi+wedding@studio.co.il'])('%s is an address', (text) =>
  expect(looksLikeEmail(text)).toBe(true),
);
test.each(['a@b', '@b.co', 'a b@c.co', 'a@b.co, c@d.co', `${'a'.repeat(320)}@b.co`])(
  '%s is no address',
  (text) => expect(looksLikeEmail(text)).toBe(false),
);

test('reads a pasted list', () => {
  const text = `Maya Levi <maya@example.com>, dan@example.com; "Cohen, Noa" <noa@example.com>
    mailto:eli@example.com\tרות כהן ruth@example.com
    MAYA@example.com noa@nowhere and more`;
  expect(readPasted(text)).toEqual({
    people: [
      { name: 'Maya Levi', email: 'maya@example.com' },
      { name: '', email: 'dan@example.com' },
      { name: 'Cohen, Noa', email: 'noa@example.com' },
      { name: '', email: 'eli@example.com' },
      { name: 'רות כהן', email: 'ruth@example.com' },
    ],
    strange: ['noa@nowhere', 'and more'],
  });
});

test('reads a long line of commas quickly', () => {
  expect(readPasted(`${'a,'.repeat(50_000)}x@y.zz`).people).toHaveLength(1);
});

test.each([
  [
    ['Name', 'Access', 'Last day'],
    [1, 2],
  ],
  [
    ['שם', 'היום האחרון', ' הרשאה'],
    [2, 1],
  ],
  [['Name', 'Access'], []],
])('the columns of rights in %j are %j: only both together', (cells, found) => {
  expect(rightsColumns(cells)).toEqual(found);
});
