import { expect, test } from 'vitest';
import { byUrgency, nextNudge } from './nudge';

const NOON = new Date('2031-03-27T12:00:00Z');
const hours = (count: number) => new Date(NOON.getTime() + count * 60 * 60 * 1000);

test('is allowed again after 24 hours, also over a change of clocks', () => {
  expect(nextNudge(null, NOON)).toBeNull();
  expect(nextNudge(NOON, NOON)).toEqual(hours(24));
  expect(nextNudge(NOON, hours(23.99))).toEqual(hours(24));
  expect(nextNudge(NOON, hours(24))).toBeNull();
});

test('sorts by closing day, then by the longest inactivity', () => {
  const open = (name: string, closes_on: string | null, last: string | null, published = '2031-01-01') => ({
    ...{ name, closes_on, last_pick_at: last, published_at: published },
  });
  const rows = [
    open('rests since May', null, '2031-05-01'),
    open('never picked', null, null, '2031-02-01'),
    open('closes in June', '2031-06-01', '2031-05-30'),
    open('closes tomorrow', '2031-05-20', '2031-05-19'),
  ];
  expect(rows.sort(byUrgency).map(({ name }) => name)).toEqual([
    'closes tomorrow',
    'closes in June',
    'never picked',
    'rests since May',
  ]);
});
