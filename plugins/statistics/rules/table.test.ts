import { expect, test } from 'vitest';
import { GONE, tableOf } from './table';

const names = new Map([
  ['p2', 'Anna'],
  ['p1', 'Noa'],
]);
const row = (day: string, place: string, kind: string, count: number, name = '') => ({
  day,
  place,
  kind,
  name,
  count,
});
const table = (counts: ReturnType<typeof row>[]) =>
  tableOf(counts, { kinds: ['visits', 'picks'], names, sums: ['galleries'] }).map(
    ({ day, place, kind, name, count }) => [day, place, kind, name, count].join(' '),
  );

test('has no sums of several places, no kinds that are not shown, and no zeros', () => {
  expect(
    table([
      row('2026-11-01', 'galleries', 'visits', 9),
      row('2026-11-01', 'p1', 'gallery_looks', 4),
      row('2026-11-01', 'p1', 'picks', 0),
      row('2026-11-01', 'p1', 'visits', 3),
    ]),
  ).toEqual(['2026-11-01 p1 visits  3']);
});

test('is ordered by day, name of the place, kind and part', () => {
  expect(
    table([
      row('2026-11-02', 'p2', 'visits', 1),
      row('2026-11-01', 'p1', 'picks', 2, 'b'),
      row('2026-11-01', 'p1', 'picks', 2, 'a'),
      row('2026-11-01', 'p1', 'visits', 3),
      row('2026-11-01', 'p2', 'picks', 4),
    ]),
  ).toEqual([
    '2026-11-01 p2 picks  4',
    '2026-11-01 p1 visits  3',
    '2026-11-01 p1 picks a 2',
    '2026-11-01 p1 picks b 2',
    '2026-11-02 p2 visits  1',
  ]);
});

test('has one row for the same count of all deleted projects, after the others', () => {
  expect(
    table([
      row('2026-11-01', 'gone1', 'visits', 2),
      row('2026-11-01', 'gone2', 'visits', 5),
      row('2026-11-01', 'p1', 'visits', 1),
    ]),
  ).toEqual(['2026-11-01 p1 visits  1', `2026-11-01 ${GONE} visits  7`]);
});
