import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideWatermark, placeWatermark, WATERMARK_POSITIONS } from './watermark';

const mark = { width: 800, height: 200 };

describe('a watermark', () => {
  test.each([
    ['top_left', 20, 20],
    ['top_center', 650, 20],
    ['top_right', 1280, 20],
    ['center_left', 20, 475],
    ['center', 650, 475],
    ['center_right', 1280, 475],
    ['bottom_left', 20, 930],
    ['bottom_center', 650, 930],
    ['bottom_right', 1280, 930],
  ] as const)('%s is 2 %% from the edges, a fifth of the short side long', (position, left, top) => {
    const place = placeWatermark({ width: 1500, height: 1000 }, mark, { position, big: false });
    expect(place).toEqual({ width: 200, height: 50, left, top });
  });

  test('is half of the short side when it is big, in portraits too', () => {
    const body = { position: 'bottom_right', big: true } as const;
    expect(placeWatermark({ width: 1000, height: 1500 }, mark, body)).toEqual({
      width: 500,
      height: 125,
      left: 480,
      top: 1355,
    });
  });

  test('is sized by its longer side, so that a tall one is no larger than a wide one', () => {
    const tall = { width: 200, height: 800 };
    const place = placeWatermark({ width: 1500, height: 1000 }, tall, { position: 'center', big: false });
    expect(place).toMatchObject({ width: 50, height: 200 });
  });

  test('over the full width reaches both edges at the very bottom, with and without the big flag', () => {
    for (const big of [true, false]) {
      const body = { position: 'bottom_full_width', big } as const;
      expect(placeWatermark({ width: 1920, height: 1280 }, { width: 1280, height: 128 }, body)).toEqual({
        width: 1920,
        height: 192,
        left: 0,
        top: 1088,
      });
    }
  });

  test('over the full width never hides more than half of the picture', () => {
    const place = placeWatermark(
      { width: 2000, height: 100 },
      { width: 1280, height: 128 },
      {
        position: 'bottom_full_width',
        big: false,
      },
    );
    expect(place).toEqual({ width: 500, height: 50, left: 750, top: 50 });
  });

  test('needs 1280 px for the full width, and nothing elsewhere', () => {
    expect(decideWatermark({ width: 1280, height: 100 }, 'bottom_full_width')).toEqual({ allowed: true });
    expect(decideWatermark({ width: 1279, height: 100 }, 'bottom_full_width')).toEqual({
      allowed: false,
      code: 'WATERMARK_TOO_NARROW',
      params: { pixels: 1280, width: 1279 },
    });
    expect(decideWatermark({ width: 40, height: 40 }, 'center')).toEqual({ allowed: true });
  });

  test('never leaves the picture', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    const box = fc.record({ width: side, height: side });
    const body = fc.record({ position: fc.constantFrom(...WATERMARK_POSITIONS), big: fc.boolean() });
    fc.assert(
      fc.property(box, box, body, (picture, logo, wanted) => {
        const place = placeWatermark(picture, logo, wanted);
        if (!place) return;
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.top).toBeGreaterThanOrEqual(0);
        expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(1);
        expect(place.left + place.width).toBeLessThanOrEqual(picture.width);
        expect(place.top + place.height).toBeLessThanOrEqual(picture.height);
      }),
    );
  });
});
