import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bigLongSide, densitySrcset, fitWithin, pictureSizes, rotated, widthSrcset } from './photo-sizes';

test('long sides of big', () => {
  expect([bigLongSide('web'), bigLongSide('hd'), bigLongSide('original')]).toEqual([1920, 3500, 3500]);
});

describe('fitWithin', () => {
  test('landscape, portrait, by height', () => {
    expect(fitWithin({ width: 6000, height: 4000 }, { longSide: 1920 })).toEqual({
      width: 1920,
      height: 1280,
    });
    expect(fitWithin({ width: 4000, height: 6000 }, { longSide: 1920 })).toEqual({
      width: 1280,
      height: 1920,
    });
    expect(fitWithin({ width: 6000, height: 4000 }, { height: 300 })).toEqual({ width: 450, height: 300 });
  });

  test('never enlarges, never becomes empty, keeps the aspect ratio', () => {
    const side = fc.integer({ min: 1, max: 60_000 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 5000 }), (width, height, longSide) => {
        const fitted = fitWithin({ width, height }, { longSide });
        expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(longSide, Math.max(width, height)));
        expect(fitted.width).toBeLessThanOrEqual(width);
        expect(fitted.height).toBeLessThanOrEqual(height);
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
        const scale = Math.max(fitted.width, fitted.height) / Math.max(width, height);
        expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test('all pictures of a photograph', () => {
  expect(pictureSizes({ width: 6000, height: 4000 }, 'web')).toEqual({
    s300: { width: 450, height: 300 },
    s600: { width: 900, height: 600 },
    medium: { width: 1280, height: 853 },
    big: { width: 1920, height: 1280 },
  });
  expect(pictureSizes({ width: 200, height: 100 }, 'hd').big).toEqual({ width: 200, height: 100 });
});

test('EXIF orientations 5 to 8 swap width and height', () => {
  for (const orientation of [5, 6, 7, 8])
    expect(rotated({ width: 3, height: 2 }, orientation)).toEqual({ width: 2, height: 3 });
  for (const upright of [1, 2, 3, 4, 9, null, undefined])
    expect(rotated({ width: 3, height: 2 }, upright)).toEqual({ width: 3, height: 2 });
});

test('srcsets', () => {
  expect(densitySrcset('/a', '/b')).toBe('/a 1x, /b 2x');
  const pictures = [
    { url: '/big', width: 1280 },
    { url: '/medium', width: 1280 },
    { url: '/small', width: 450 },
  ];
  expect(widthSrcset(pictures)).toBe('/small 450w, /big 1280w');
});
