import { expect, test } from 'vitest';
import { justifyRows } from './justify-rows';

const rowsOf = (shapes: number[], target: number) => {
  const places = justifyRows(shapes, target);
  const rows: number[] = [];
  for (let at = 0; at < places.length; at += (places[at]?.beside ?? 0) + 1)
    rows.push((places[at]?.beside ?? 0) + 1);
  return rows;
};

test('pictures of one shape form equal rows, including the last', () => {
  expect(rowsOf([1.5, 1.5, 1.5, 1.5, 1.5, 1.5], 4.5)).toEqual([3, 3]);
  expect(rowsOf([1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5], 4.5)).toHaveLength(2);
  expect(rowsOf([1.5, 1.5, 1.5, 1.5], 4.5)).toEqual([4]);
});

test('a row fills the width, whichever shapes it contains', () => {
  const shapes = [0.66, 1.5, 0.75, 2.2, 1, 1.5, 0.66, 1.33, 3];
  const places = justifyRows(shapes, 4.2);
  expect(places).toHaveLength(shapes.length);
  for (let at = 0; at < places.length; ) {
    const many = (places[at]?.beside ?? 0) + 1;
    const row = places.slice(at, at + many);
    expect(row.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    at += many;
  }
});

test('a single upright picture is not enlarged', () => {
  expect(justifyRows([0.75], 4.2)[0]?.share).toBeCloseTo(0.75 / (4.2 * 0.45));
  expect(justifyRows([], 4.2)).toEqual([]);
});

test('many pictures are arranged quickly', () => {
  const shapes = Array.from({ length: 400 }, (_, at) => [1.5, 0.67, 1.33][at % 3] ?? 1);
  expect(justifyRows(shapes, 4.2)).toHaveLength(400);
});
