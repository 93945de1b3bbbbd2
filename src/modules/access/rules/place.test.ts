import { describe, expect, test } from 'vitest';
import { placesIn } from './place';

const places = (gap: Parameters<typeof placesIn>[0], count: number) => {
  const found = placesIn(gap, count);
  return found && Array.from({ length: count }, (_, i) => found.first + i * found.step);
};

describe('sort positions of moved photographs', () => {
  test('are between their neighbors, in order', () => {
    expect(places({ after: 1, before: 2 }, 3)).toEqual([1.25, 1.5, 1.75]);
  });

  test('follow the last and precede the first', () => {
    expect(places({ after: 7, before: null }, 2)).toEqual([8, 9]);
    expect(places({ after: 7.5, before: null }, 1)).toEqual([8]);
    expect(places({ after: null, before: 0 }, 2)).toEqual([-2, -1]);
    expect(places({ after: null, before: null }, 2)).toEqual([0, 1]);
  });

  test('are null where two neighbors have the same position or the gap is too small', () => {
    expect(placesIn({ after: 3, before: 3 }, 1)).toBeNull();
    expect(placesIn({ after: 3, before: 3.000001 }, 5)).toBeNull();
  });
});
