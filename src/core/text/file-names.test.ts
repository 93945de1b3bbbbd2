import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyName, HOSTILE } from '../../../tests/helpers/hostile-names';
import { extension, safeFileName, stem, uniqueNames } from './names';

const bytes = (text: string) => Buffer.byteLength(text, 'utf8');

test.each([
  ['IMG_1234.jpg', 'IMG_1234', '.jpg'],
  ['IMG_1234.CR3.jpg', 'IMG_1234.CR3', '.jpg'],
  ['no extension', 'no extension', ''],
  ['Dr. Cohen', 'Dr. Cohen', ''],
  ['.jpg', '.jpg', '.jpg'],
])('the stem of %j is %j', (name, expected, end) => {
  expect(stem(name)).toBe(expected);
  expect(extension(name)).toBe(end);
});

describe('safeFileName', () => {
  test.each([
    ['../../etc/passwd', '__.._etc_passwd'],
    ['CON.jpg', '_CON.jpg'],
    ['com1', '_com1'],
    ['gpj.\u202e.jpg', 'gpj..jpg'],
    ['..', '_'],
    ['', 'photo'],
    ['a\u0000\n.jpg', 'a.jpg'],
    ['חתונה של דנה.jpg', 'חתונה של דנה.jpg'],
    ['end. ', 'end'],
  ])('%j is %j', (name, expected) => {
    expect(safeFileName(name)).toBe(expected);
  });

  test('any name becomes one segment of at most 200 bytes, and a second call does not change it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyName,
          fc.constantFrom(...HOSTILE),
          anyName.map((name) => name.repeat(40)),
        ),
        (name) => {
          const safe = safeFileName(name);
          expect(safe).not.toMatch(/[/\\<>:"|?*\p{Cc}\u202a-\u202e]/u);
          expect(safe).not.toMatch(/^\.|[. ]$|^$/);
          expect(bytes(safe)).toBeLessThanOrEqual(200);
          expect(safeFileName(safe)).toBe(safe);
        },
      ),
    );
  });

  test('keeps the extension of a name that is cut', () => {
    expect(safeFileName(`${'א'.repeat(120)}.jpg`)).toMatch(/^א+\.jpg$/);
  });
});

describe('uniqueNames', () => {
  test('two cameras with the same names, case aside', () => {
    expect(uniqueNames(['IMG_1.jpg', 'img_1.JPG', 'IMG_1 (2).jpg', 'IMG_1.jpg'])).toEqual([
      'IMG_1.jpg',
      'img_1 (3).JPG',
      'IMG_1 (2).jpg',
      'IMG_1 (4).jpg',
    ]);
  });

  test('all are different and safe, and the same list yields the same names', () => {
    const lists = fc.array(
      fc.oneof(fc.constantFrom('a.jpg', 'A.jpg', 'a (2).jpg', 'x'.repeat(300)), anyName),
    );
    fc.assert(
      fc.property(lists, (names) => {
        const unique = uniqueNames(names);
        expect(new Set(unique.map((name) => name.normalize('NFKC').toLowerCase())).size).toBe(names.length);
        for (const name of unique) expect(bytes(name)).toBeLessThanOrEqual(200);
        expect(uniqueNames(names)).toEqual(unique);
      }),
    );
  });

  test('ten thousand of one name are named without waiting', () => {
    expect(new Set(uniqueNames(Array.from({ length: 10_000 }, () => 'IMG.jpg'))).size).toBe(10_000);
  });
});
