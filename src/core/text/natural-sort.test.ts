import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyName } from '../../../tests/helpers/hostile-names';
import { compareCodePoints, naturalCompare, naturalSortKey } from './names';

describe('natural order', () => {
  test('numbers count, case does not, ties go by id', () => {
    const names = [
      'IMG_10.jpg',
      'img_9.jpg',
      'IMG_0009.jpg',
      'IMG_100.jpg',
      'a.jpg',
      'IMG_9 (2).jpg',
      '2.jpg',
      '10.jpg',
    ];
    const sorted = names.map((name, at) => ({ name, id: String(9 - at) })).sort(naturalCompare);
    expect(sorted.map(({ name }) => name)).toEqual([
      '2.jpg',
      '10.jpg',
      'a.jpg',
      'IMG_9 (2).jpg',
      'IMG_0009.jpg',
      'img_9.jpg',
      'IMG_10.jpg',
      'IMG_100.jpg',
    ]);
  });

  test('numbers of any length are compared', () => {
    const numbers = fc.tuple(
      fc.bigInt({ min: 0n, max: 10n ** 60n }),
      fc.bigInt({ min: 0n, max: 10n ** 60n }),
    );
    fc.assert(
      fc.property(numbers, ([a, b]) => {
        const order = Math.sign(compareCodePoints(naturalSortKey(`x${a}.jpg`), naturalSortKey(`x${b}.jpg`)));
        expect(order).toBe(a === b ? 0 : a < b ? -1 : 1);
      }),
    );
  });

  test('keys sort as Postgres sorts their bytes, and can be stored', () => {
    fc.assert(
      fc.property(anyName, anyName, (a, b) => {
        const [x, y] = [naturalSortKey(a), naturalSortKey(b)];
        expect(x).not.toContain('\u0000');
        expect(Math.sign(compareCodePoints(x, y))).toBe(
          Math.sign(Buffer.compare(Buffer.from(x), Buffer.from(y))),
        );
      }),
    );
  });
});
