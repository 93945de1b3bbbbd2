import { describe, expect, test } from 'vitest';
import { type Candidate, distance, spread, withoutDuplicates } from '../rules/choose';

const shot = (id: string, likeness: string | null, sharpness = 1, loved = false): Candidate => ({
  id,
  likeness,
  sharpness,
  loved,
});
const ids = (list: Candidate[]) => list.map(({ id }) => id).join('');

describe('choosing photographs', () => {
  test('of near-duplicates the sharpest is taken, and a loved one before it', () => {
    const a = '0000000000000000';
    const b = 'ffffffffffffffff';
    expect(ids(withoutDuplicates([shot('a', a), shot('b', '0000000000000001', 3), shot('c', b)]))).toBe('bc');
    expect(ids(withoutDuplicates([shot('a', a, 1, true), shot('b', a, 9), shot('c', b)]))).toBe('ac');
    expect(ids(withoutDuplicates([shot('a', null), shot('b', null), shot('c', ''), shot('d', '')]))).toBe(
      'abcd',
    );
    expect(distance(a, b)).toBe(64);
  });

  test('they are spread over the day, one of each stretch', () => {
    const day = Array.from({ length: 100 }, (_, at) => shot(String(at), null, at % 10));
    const chosen = spread(day, 10).map(({ id }) => Number(id));
    expect(chosen).toEqual([9, 19, 29, 39, 49, 59, 69, 79, 89, 99]);
    expect(spread(day.slice(0, 3), 10)).toHaveLength(3);
  });
});
