import { expect, test } from 'vitest';
import { nameOf } from './name-of';

test.each([
  ['Maya', 'B.', 'Maya B.'],
  ['Maya', 'Maya B.', 'Maya B.'],
  ['maya', 'Maya', 'Maya'],
  ['Maya', 'Mayan', 'Maya Mayan'],
  ['מאיה', 'מאיה לוי', 'מאיה לוי'],
  ['Maya', null, 'Maya'],
  [null, null, ''],
])('%s and %s are shown as %s', (first, last, shown) =>
  expect(nameOf({ reviewer_name: null, reviewer_first_name: first, reviewer_last_name: last })).toBe(shown),
);

test('an imported name is shown as it is', () =>
  expect(
    nameOf({ reviewer_name: ' Dana Levi ', reviewer_first_name: 'Dana', reviewer_last_name: null }),
  ).toBe('Dana Levi'));
