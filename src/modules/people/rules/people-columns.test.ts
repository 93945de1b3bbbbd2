import { expect, test } from 'vitest';
import { languageNamed, looksLikeEmail, readPasted, recogniseColumns } from './people-columns';

test('knows headings in both languages, however they are written', () => {
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

test('takes a heading once', () => {
  expect(recogniseColumns(['Email', 'Mail'])).toEqual(['email', null]);
});

test.each(['English', 'EN', 'אנגלית'])('%s is a language', (word) => expect(languageNamed(word)).toBe('en'));
test('others are none', () => expect(languageNamed('Klingon')).toBeNull());

test.each(['a@b.co', 'maya.levi+wedding@studio.co.il'])('%s is an address', (text) =>
  expect(looksLikeEmail(text)).toBe(true),
);
test.each(['a@b', '@b.co', 'a b@c.co', 'a@b.co, c@d.co', `${'a'.repeat(320)}@b.co`])('%s is none', (text) =>
  expect(looksLikeEmail(text)).toBe(false),
);

test('reads what people paste', () => {
  const text = `Maya Levi <maya@example.com>, dan@example.com; "Cohen, Noa" <noa@example.com>
    mailto:eli@example.com\tרות כהן ruth@example.com
    MAYA@example.com nobody@nowhere and more`;
  expect(readPasted(text)).toEqual({
    people: [
      { name: 'Maya Levi', email: 'maya@example.com' },
      { name: '', email: 'dan@example.com' },
      { name: 'Cohen, Noa', email: 'noa@example.com' },
      { name: '', email: 'eli@example.com' },
      { name: 'רות כהן', email: 'ruth@example.com' },
    ],
    strange: ['nobody@nowhere', 'and more'],
  });
});

test('reads a long line of commas in a moment', () => {
  expect(readPasted(`${'a,'.repeat(50_000)}x@y.zz`).people).toHaveLength(1);
});
