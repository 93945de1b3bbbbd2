import { describe, expect, test } from 'vitest';
import { NOTHING, only, range, stepOf, stepTo, these, toggle } from './choice';
import { dropPlace, GAP, layTiles, rowsBetween, tilesWithin } from './grid-geometry';

const order = ['a', 'b', 'c', 'd', 'e'];
const chosen = (choice: { chosen: ReadonlySet<string> }) => [...choice.chosen].join('');

describe('choosing', () => {
  test('a range extends from its start, in either direction, repeatedly', () => {
    const begun = only('c');
    const down = range(begun, order, 'e');
    expect(chosen(down)).toBe('cde');
    expect(chosen(range(down, order, 'a'))).toBe('abc');
    expect(chosen(range(these(begun, ['a'], true), order, 'd', true))).toBe('cad');
    expect(chosen(range(NOTHING, order, 'b'))).toBe('b');
  });

  test('adding and removing one', () => {
    expect(chosen(toggle(toggle(only('a'), 'b'), 'a'))).toBe('b');
  });
});

describe('the arrows', () => {
  test('follow the reading direction', () => {
    expect([stepOf('ArrowRight', 4, 3, false), stepOf('ArrowRight', 4, 3, true)]).toEqual([1, -1]);
    expect([
      stepOf('ArrowDown', 4, 3, true),
      stepOf('PageUp', 4, 3, false),
      stepOf('x', 4, 3, false),
    ]).toEqual([4, -12, null]);
  });

  test('stop at the ends, and keep their column', () => {
    expect(stepTo(-1, 1, 10, 4)).toBe(0);
    expect(stepTo(9, 1, 10, 4)).toBe(9);
    expect(stepTo(2, -4, 10, 4)).toBe(2);
    expect(stepTo(5, 40, 10, 4)).toBe(9);
    expect(stepTo(6, 4, 10, 4)).toBe(9);
    expect(stepTo(3, Number.POSITIVE_INFINITY, 10, 4)).toBe(9);
    expect(stepTo(0, 12, 10, 4)).toBe(8);
  });
});

describe('tiles', () => {
  const lay = layTiles(1000, 180, 5000);

  test('tiles fill the width, and few rows of thousands are rendered', () => {
    expect(lay.columns).toBe(5);
    expect(lay.columns * lay.tile + (lay.columns - 1) * GAP).toBeCloseTo(1000);
    const { from, to } = rowsBetween(lay, 20_000, 20_900);
    expect(to - from).toBeLessThan(15);
    expect(from * lay.pitch).toBeLessThan(20_000);
    expect(rowsBetween(lay, -500, 10)).toMatchObject({ from: 0 });
    expect(rowsBetween(lay, -3000, -2000)).toEqual({ from: 0, to: 3 });
    expect(layTiles(320, 400, 3).columns).toBe(2);
  });

  test('tiles are dropped between two others, and selected by a rectangle', () => {
    expect(dropPlace(lay, 5, lay.pitch + 5, 5000)).toBe(5);
    expect(dropPlace(lay, lay.tile * 0.9, 5, 5000)).toBe(1);
    expect(dropPlace(lay, 999, 1e9, 5000)).toBe(5000);
    const box = { x1: lay.tile + GAP + 5, y1: 5, x2: 10, y2: lay.pitch + 5 };
    expect(tilesWithin(lay, box, 5000)).toEqual([0, 1, 5, 6]);
    expect(tilesWithin(lay, box, 6)).toEqual([0, 1, 5]);
  });
});
