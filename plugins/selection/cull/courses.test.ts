import { describe, expect, it } from 'vitest';
import { type Course, changeOf, isOpen, keyed, type Way, waysOf } from './courses';

const PICKS: Course = { kind: 'picks', product: 'album' };
const LOVED: Course = { kind: 'favourites', product: 'album' };
const ALONE: Course = { kind: 'favourites', product: null };
const at = (picked: boolean, favourite: boolean) => ({ picked, favourite });

describe('a course of review', () => {
  it.each<[string, Course, Way, object, boolean]>([
    ['a pick that is kept', PICKS, 'keep', at(true, false), true],
    ['a pick that is removed', PICKS, 'drop', at(false, false), false],
    ['a favorite that is added to the product', LOVED, 'take', at(true, true), false],
    ['a favorite that is kept', LOVED, 'keep', at(false, true), true],
    ['a favorite that is removed', LOVED, 'drop', at(false, false), false],
    ['a favorite that is kept, without a product', ALONE, 'keep', at(false, true), true],
    ['a favorite that is removed, without a product', ALONE, 'drop', at(false, false), false],
  ])('%s', (_, course, way, after, open) => {
    const before = course.kind === 'picks' ? at(true, false) : at(false, true);
    const now = { ...before, ...changeOf(course, way) };
    expect([now, isOpen(course, now)]).toEqual([after, open]);
  });

  it.each([
    ['ArrowRight', 'keep', 'take', 'keep', 'drop'],
    ['ArrowLeft', 'drop', 'keep', 'drop', 'keep'],
    ['ArrowDown', null, 'drop', null, null],
    ['Space', 'keep', 'take', 'keep', 'keep'],
    ['KeyK', 'keep', 'keep', 'keep', 'keep'],
    ['Delete', 'drop', 'drop', 'drop', 'drop'],
    ['KeyZ', 'undo', 'undo', 'undo', 'undo'],
    ['KeyQ', null, null, null, null],
  ])('%s', (code, picks, loved, alone, hebrew) => {
    expect([PICKS, LOVED, ALONE].map((course) => keyed(code, waysOf(course), false))).toEqual([
      picks,
      loved,
      alone,
    ]);
    expect(keyed(code, waysOf(PICKS), true)).toBe(hebrew);
  });
});
