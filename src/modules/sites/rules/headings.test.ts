import { expect, test } from 'vitest';
import { headings } from './headings';

test('no level is skipped, whichever block a page begins with', () => {
  const first = headings();
  expect([first('block'), first('item'), first('item'), first('block'), first('item')]).toEqual([
    1, 2, 2, 2, 3,
  ]);
  const untitled = headings();
  expect([untitled('item'), untitled('block'), untitled('block'), untitled('item')]).toEqual([2, 1, 2, 3]);
});
