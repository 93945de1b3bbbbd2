import { expect, test } from 'vitest';
import { isSortBy, mediaComparator, parseSortBy, SORT_BY, type Sortable } from './sort';

const medias: Sortable[] = [
  {
    id: 'a',
    name: 'IMG_10.jpg',
    position: 2,
    captured_at: '2026-05-01T10:00:00Z',
    uploaded_at: '2026-06-01T00:00:00Z',
  },
  { id: 'b', name: 'IMG_9.jpg', position: 1, captured_at: null, uploaded_at: '2026-06-02T00:00:00Z' },
  {
    id: 'c',
    name: 'IMG_9.jpg',
    position: 3,
    captured_at: '2026-05-01T09:00:00Z',
    uploaded_at: '2026-06-03T00:00:00Z',
  },
];
const order = (sortBy: unknown) =>
  [...medias]
    .sort(mediaComparator(sortBy))
    .map(({ id }) => id)
    .join('');

test.each([
  ['manual', 'bac'],
  ['-manual', 'cab'],
  ['name', 'bca'],
  ['-name', 'abc'],
  ['captured_at', 'cab'],
  ['-captured_at', 'acb'],
  ['uploaded_at', 'abc'],
  ['-uploaded_at', 'cba'],
  ['nonsense', 'bac'],
  [undefined, 'bac'],
])('by %s: %s', (sortBy, expected) => {
  expect(order(sortBy)).toBe(expected);
});

test('accepts a field or its reverse, nothing else', () => {
  expect(SORT_BY).toHaveLength(8);
  expect(['name', '-name'].every(isSortBy)).toBe(true);
  expect(['--name', 'Name', '', 'position'].some(isSortBy)).toBe(false);
  expect(parseSortBy('-captured_at')).toEqual({ field: 'captured_at', reverse: true });
});
