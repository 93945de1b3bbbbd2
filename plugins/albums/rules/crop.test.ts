import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeCrop, moveCrop, roomOf, zoomCrop } from './crop';
import { documentSchema, type Frame, frameSchema } from './document';
import { formatSchema } from './format';
import { cropAround } from './resolve';

const MEDIA = '0199aaaa-0000-7000-8000-000000000001';
const format = formatSchema.parse({ width: 300_000, height: 300_000 });
const photo = { width: 6000, height: 4000 };
/** Off the trim: no bleed changes its shape. */
const frameOf = (more: Partial<Frame> = {}): Frame =>
  frameSchema.parse({
    ...{ id: 'f', x: 50_000, y: 50_000, w: 150_000, h: 100_000, media: MEDIA },
    ...{ crop: { cx: 0.3, cy: 0.4, zoom: 1 }, ...more },
  });

describe('a photograph that fits its frame exactly', () => {
  test('has no room, and a drag changes nothing', () => {
    const frame = frameOf();
    expect(roomOf(frame, photo, format)).toEqual({ x: 0, y: 0 });
    expect(moveCrop(frame, photo, format, { x: 0.2, y: -0.1 })).toBe(frame.crop);
  });

  test.each<[string, Partial<Frame>, { width: number; height: number }]>([
    ['but for a part of a pixel', { w: 150_020 }, photo],
    ['turned by a quarter', { turn: 90, w: 100_000, h: 150_000 }, photo],
    ['of another size', {}, { width: 900, height: 600 }],
  ])('%s has no room', (_, more, of) => {
    expect(roomOf(frameOf(more), of, format)).toEqual({ x: 0, y: 0 });
  });

  test('has room once it is enlarged or straightened', () => {
    const zoomed = roomOf(frameOf({ crop: { cx: 0.5, cy: 0.5, zoom: 2 } }), photo, format);
    expect(zoomed.x).toBeCloseTo(0.5);
    expect(zoomed.y).toBeCloseTo(0.5);
    expect(roomOf(frameOf({ tilt: 5 }), photo, format).x).toBeGreaterThan(0);
  });
});

test('a photograph is moved along the side that is cut off, to its end, and the other side keeps its point', () => {
  const square = frameOf({ w: 100_000 });
  const right = moveCrop(square, photo, format, { x: 0.1, y: 0.1 });
  expect(right.cx).toBeCloseTo(0.1 + 1 / 3);
  expect(right).toMatchObject({ cy: 0.4, zoom: 1 });
  const end = moveCrop(square, photo, format, { x: 1, y: 0 });
  expect(end.cx).toBeCloseTo(2 / 3);
  const there = frameOf({ w: 100_000, crop: end });
  expect(moveCrop(there, photo, format, { x: 0.05, y: 0 })).toBe(there.crop);
});

test('what is moved by nothing is the same, wherever its stored point is', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({ cx: share, cy: share, zoom: fc.double({ min: 1, max: 8, noNaN: true }) }),
      fc.integer({ min: 20_000, max: 300_000 }),
      fc.double({ min: -15, max: 15, noNaN: true }),
      (crop, w, tilt) => {
        const frame = frameOf({ crop, w, tilt });
        expect(moveCrop(frame, photo, format, { x: 0, y: 0 })).toBe(frame.crop);
      },
    ),
  );
});

test('a crop is enlarged within what is allowed; at its end it is the same', () => {
  const { crop } = frameOf();
  expect(zoomCrop(crop, 0.5)).toBe(crop);
  expect(zoomCrop(crop, 20).zoom).toBe(8);
  expect(zoomCrop(crop, 1.5)).toEqual({ ...crop, zoom: 1.5 });
});

test('a document whose crop is the same is the same, so that there is nothing to undo', () => {
  const document = documentSchema.parse({
    ...{ v: 1, format, style: {}, spine: 'left' },
    spreads: [{ id: 'a', frames: [frameOf()] }],
  });
  const at = { spread: 'a', frame: 'f' };
  expect(changeCrop(document, at, (frame) => moveCrop(frame, photo, format, { x: 0.2, y: 0 }))).toBe(
    document,
  );
  const zoomed = changeCrop(document, at, ({ crop }) => zoomCrop(crop, 2));
  expect(zoomed.spreads[0]?.frames[0]?.crop).toEqual({ cx: 0.3, cy: 0.4, zoom: 2 });
});

test('a crop begins around the subject; without one in the middle, and nearer to the head of an upright photograph', () => {
  const [wide, upright] = [
    { id: 'm', width: 6000, height: 4000, focal: null },
    { id: 'm', width: 4000, height: 6000, focal: null },
  ];
  expect(cropAround({ ...upright, focal: { x: 0.2, y: 0.9 } })).toEqual({ cx: 0.2, cy: 0.9, zoom: 1 });
  expect(cropAround(wide)).toEqual({ cx: 0.5, cy: 0.5, zoom: 1 });
  expect(cropAround(null)).toEqual({ cx: 0.5, cy: 0.5, zoom: 1 });
  const { cx, cy } = cropAround(upright);
  expect(cx).toBe(0.5);
  expect(cy).toBeGreaterThan(0.3);
  expect(cy).toBeLessThan(0.45);
});
