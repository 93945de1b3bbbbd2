import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addLine, type CartLine, type Crop, cropSchema } from './cart';
import { placePrint, printedPart } from './shape';

const landscape = { width: 6000, height: 4000 };
const plain = { turn: 0, tilt: 0, bw: false };
const side = fc.integer({ min: 200, max: 8000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const edits = fc.record({
  x: share,
  y: share,
  zoom: fc.double({ min: 1, max: 4, noNaN: true }),
  turn: fc.constantFrom(0, 90, 180, 270) as fc.Arbitrary<0 | 90 | 180 | 270>,
  tilt: fc.double({ min: -15, max: 15, noNaN: true }),
  bw: fc.boolean(),
});

/** The file of a print by its ratio alone. */
const partOf = (ratio: number | null, crop: Crop | null, photo: { width: number; height: number }) =>
  printedPart({ ratio, print: null, dpi: null }, crop, photo);
/** The file of a print of a size, in centimeters. */
const fileOf = (width: number, height: number, crop: Crop | null = null, dpi: number | null = null) =>
  printedPart({ ratio: Math.round((1000 * width) / height), print: { width, height }, dpi }, crop, landscape);

test('a print of the photograph’s own ratio, also turned, is the whole photograph', () => {
  const whole = { ...landscape, ...plain, dpi: 300, window: { left: 0, top: 0, ...landscape } };
  expect(partOf(1500, null, landscape)).toEqual(whole);
  expect(partOf(667, { x: 0, y: 0 }, landscape)).toMatchObject({ ...plain, height: 4000 });
  expect(partOf(null, null, landscape)).toEqual(whole);
});

test('a photograph whose sides are unknown has no print', () => {
  expect(partOf(1500, null, { width: 0, height: 0 })).toBeNull();
});

test('a print has the size of its product at 300 pixels per inch, whichever way it is turned', () => {
  const file = { width: 3543, height: 2362, dpi: 300 };
  expect(fileOf(20, 30)).toMatchObject(file);
  expect(fileOf(30, 20)).toMatchObject(file);
  expect(fileOf(20, 30, { x: 0.5, y: 0.5, turn: 90 })).toMatchObject({ width: 2362, height: 3543, dpi: 300 });
});

test('a print has the pixels per inch of its product, also where its size is unknown', () => {
  expect(fileOf(20, 30, null, 150)).toMatchObject({ width: 1772, height: 1181, dpi: 150 });
  expect(fileOf(20, 30, null, 600)).toMatchObject({ width: 5997, dpi: 508 });
  expect(printedPart({ ratio: null, print: null, dpi: 150 }, null, landscape)).toMatchObject({
    ...landscape,
    dpi: 150,
  });
});

test('a print is never enlarged: it has fewer pixels per inch where the photograph, or its zoomed part, has too few', () => {
  expect(fileOf(60, 90)).toMatchObject({ width: 5997, dpi: 169 });
  expect(fileOf(60, 90, { x: 0.5, y: 0.5, zoom: 2 })).toMatchObject({ width: 2999, dpi: 85 });
});

test('another ratio leaves out the sides, or above and below, where the buyer put them', () => {
  const square = { width: 4000, height: 4000 };
  expect(partOf(1000, { x: 1, y: 0.5 }, landscape)).toEqual({
    ...square,
    dpi: 300,
    window: { left: 2000, top: 0, ...square },
    ...plain,
  });
  expect(partOf(1000, null, landscape)?.window).toEqual({ left: 1000, top: 0, ...square });
  expect(partOf(2000, { x: 0, y: 0 }, landscape)?.window).toEqual({
    ...{ left: 0, top: 0, width: 6000, height: 3000 },
  });
  expect(partOf(2000, null, { width: 4000, height: 6000 })?.window).toEqual({
    ...{ left: 500, top: 0, width: 3000, height: 6000 },
  });
});

test('a quarter turn prints upright what lay on its side, in the print’s ratio turned with it', () => {
  const part = partOf(1000, { x: 0.5, y: 0, turn: 90 }, landscape);
  expect(part).toMatchObject({ width: 4000, height: 4000, turn: 90 });
  expect(part?.window).toEqual({ left: 0, top: 0, width: 4000, height: 4000 });
  expect(partOf(null, { x: 0.5, y: 0.5, turn: 90 }, landscape)).toMatchObject({
    ...{ width: 4000, height: 6000, turn: 90 },
  });
});

test('black and white alone is a file of the whole photograph', () => {
  expect(partOf(1500, { x: 0.5, y: 0.5, bw: true }, landscape)).toMatchObject({
    ...landscape,
    bw: true,
  });
});

test('whatever the edits, the printed part is within the photograph, and the file has the print’s ratio', () => {
  fc.assert(
    fc.property(
      fc.record({ width: side, height: side }),
      fc.option(fc.integer({ min: 300, max: 3000 })),
      edits,
      (photo, ratio, crop) => {
        expect(cropSchema.safeParse(crop).success).toBe(true);
        const { shape, slack } = placePrint(ratio, crop, photo);
        expect(Math.min(slack.x, slack.y)).toBeGreaterThanOrEqual(-1e-9);
        const part = partOf(ratio, crop, photo);
        if (!part) return;
        const sideways = crop.turn === 90 || crop.turn === 270;
        const [width, height] = sideways ? [photo.height, photo.width] : [photo.width, photo.height];
        expect(part.window.left).toBeGreaterThanOrEqual(0);
        expect(part.window.top).toBeGreaterThanOrEqual(0);
        // Left and width are rounded apart.
        expect(part.window.left + part.window.width).toBeLessThanOrEqual(width + 1);
        expect(part.window.top + part.window.height).toBeLessThanOrEqual(height + 1);
        const error = 1.5 / Math.min(part.width, part.height);
        expect(Math.abs(part.width / part.height / shape - 1)).toBeLessThan(error + 0.001);
      },
    ),
    { numRuns: 1000 },
  );
});

test('one photograph printed in two ways is in two lines of the cart', () => {
  const [product, media] = [crypto.randomUUID(), crypto.randomUUID()];
  const line = (bw: boolean): CartLine => ({
    ...{ product, option: 'a', quantity: 1, medias: [media] },
    crop: { [media]: { x: 0.5, y: 0.5, bw } },
  });
  expect(addLine([line(false)], line(true), 'print')).toHaveLength(2);
  expect(addLine([line(false)], line(false), 'print')).toHaveLength(1);
});

test.each([
  { x: 0.5, y: 0.5, zoom: 4.1 },
  { x: 0.5, y: 0.5, zoom: 0.5 },
  { x: 0.5, y: 0.5, turn: 45 },
  { x: 0.5, y: 0.5, tilt: 16 },
  { x: 1.1, y: 0.5 },
  { x: 0.5, y: 0.5, filter: 'sepia' },
])('%j is refused', (crop) => expect(cropSchema.safeParse(crop).success).toBe(false));
