import { expect, test } from 'vitest';
import { printedPart } from './shape';

const landscape = { width: 6000, height: 4000 };

test('a print of the photograph’s own ratio, also turned, is the whole photograph', () => {
  expect(printedPart(1500, null, landscape)).toBeNull();
  expect(printedPart(667, { x: 0, y: 0 }, landscape)).toBeNull();
  expect(printedPart(null, null, landscape)).toBeNull();
});

test('another ratio leaves out the sides, or above and below, where the buyer put them', () => {
  expect(printedPart(1000, { x: 1, y: 0.5 }, landscape)).toEqual({
    left: 2000,
    top: 0,
    width: 4000,
    height: 4000,
  });
  expect(printedPart(1000, null, landscape)).toEqual({ left: 1000, top: 0, width: 4000, height: 4000 });
  expect(printedPart(2000, { x: 0, y: 0 }, landscape)).toEqual({
    left: 0,
    top: 0,
    width: 6000,
    height: 3000,
  });
  expect(printedPart(2000, null, { width: 4000, height: 6000 })).toEqual({
    ...{ left: 500, top: 0, width: 3000, height: 6000 },
  });
});
