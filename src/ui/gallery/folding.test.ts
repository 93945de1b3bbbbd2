import { describe, expect, it } from 'vitest';
import { shownAt, stackPlaces } from './stacking';

const folds = [
  [3, 1, 2],
  [7, 8],
];
const whole = { first: 0, count: 10 };

describe('folding', () => {
  it('leaves out photographs of closed stacks, and keeps the order', () => {
    expect(stackPlaces(folds, new Set(), whole).places).toEqual([0, 3, 4, 5, 6, 7, 9]);
  });
  it('shows all of an open stack, each in its place', () => {
    expect(stackPlaces(folds, new Set([3]), whole).places).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9]);
  });
  it('changes nothing without stacks', () => {
    expect(stackPlaces([], new Set(), whole).places).toBeNull();
    expect(stackPlaces(folds, new Set([3, 7]), whole).places).toBeNull();
  });
  it('handles a part of a list whose stacks reach beyond it', () => {
    const folding = stackPlaces(
      [
        [4, 5, 6],
        [11, 9],
      ],
      new Set(),
      { first: 5, count: 5 },
    );
    expect(folding.places).toEqual([7, 8]);
    expect(shownAt(folding, 8, 5)).toBe(1);
  });
  it('finds every photograph, itself or the first of its stack', () => {
    const folding = stackPlaces(folds, new Set(), whole);
    const found = Array.from({ length: 10 }, (_, place) => folding.places?.[shownAt(folding, place, 0)]);
    expect(found).toEqual([0, 3, 3, 3, 4, 5, 6, 7, 7, 9]);
    expect(shownAt(stackPlaces([], new Set(), whole), 6, 2)).toBe(4);
  });
});
