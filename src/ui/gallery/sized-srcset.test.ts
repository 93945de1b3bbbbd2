import { expect, it } from 'vitest';
import type { MediaView } from '@/core/wire';
import { sizedSrcset } from './sized-srcset';

const photo = (width: number, height: number): MediaView =>
  ({ width, height, urlS: 's', medium: 'm', srcset: 's 1x, d 2x' }) as MediaView;

it('names each size by its width', () => {
  expect(sizedSrcset(photo(3000, 2000))).toBe('s 450w, d 900w, m 1280w');
  expect(sizedSrcset(photo(2000, 3000))).toBe('s 200w, d 400w, m 853w');
});

it('leaves out sizes that are no larger, and is undefined while the size is unknown', () => {
  expect(sizedSrcset(photo(450, 300))).toBe('s 450w');
  expect(sizedSrcset(photo(0, 0))).toBeUndefined();
});
