import type { photographs } from '@plugins/kit/admin';
import { describe, expect, test } from 'vitest';
import { EVERYTHING, narrowPicks, type PickFilter, picksByPhoto, standingOf } from './narrow-picks';
import type { PicksView } from './picks-view';

const card = (id: string) => ({ id, name: id, minphotos: null, maxphotos: null, count: 0, away: 0 });
const view: PicksView = {
  done: false,
  completed_at: null,
  extra: false,
  products: [card('album'), card('cover')],
  people: [
    { key: 'dana', name: 'Dana' },
    { key: 'omer', name: 'Omer' },
  ],
  picks: [
    ['a', 0, 0, '2026-01-01T00:00:00Z', null],
    ['b', 0, 1, '2026-01-01T00:00:00Z', 'crop it'],
    ['b', 1, 0, '2026-01-01T00:00:00Z', null],
    ['gone', 0, 0, '2026-01-01T00:00:00Z', null],
  ],
  turns: [],
};
const photo = (id: string, more: Partial<photographs.StudioPhoto> = {}) =>
  ({ id, name: id, hidden: false, private: false, ...more }) as photographs.StudioPhoto;
const photos = [photo('a'), photo('b', { hidden: true }), photo('c'), photo('d', { private: true })];
const byPhoto = picksByPhoto(view);
const narrow = (filter: Partial<PickFilter>) => {
  const { shown, counts } = narrowPicks(photos, byPhoto, { ...EVERYTHING, ...filter });
  return [shown.map((one) => one.photo.id).join(''), `${counts.picked}/${counts.unpicked}/${counts.all}`];
};

describe('the photographs that are shown', () => {
  test.each<[Partial<PickFilter>, string, string]>([
    [{}, 'ab', '2/2/4'],
    [{ show: 'unpicked' }, 'cd', '2/2/4'],
    [{ show: 'all' }, 'abcd', '2/2/4'],
    [{ product: 'album' }, 'ab', '2/2/4'],
    [{ product: 'cover' }, 'b', '1/3/4'],
    [{ product: 'cover', show: 'unpicked' }, 'acd', '1/3/4'],
    [{ picker: 'dana' }, 'ab', '2/2/4'],
    [{ picker: 'omer' }, 'b', '1/3/4'],
    [{ picker: 'omer', product: 'cover' }, '', '0/4/4'],
    [{ picker: 'omer', show: 'unpicked' }, 'acd', '1/3/4'],
    [{ noted: true }, 'b', '1/0/1'],
    [{ noted: true, product: 'cover' }, '', '0/0/0'],
    [{ hidden: true }, 'b', '1/1/2'],
    [{ hidden: true, show: 'unpicked' }, 'd', '1/1/2'],
  ])('by %o are %s', (filter, ids, counts) => {
    expect(narrow(filter)).toEqual([ids, counts]);
  });

  test('come with the picks that are asked about, and no others', () => {
    const [only] = narrowPicks(photos, byPhoto, { ...EVERYTHING, product: 'cover' }).shown;
    expect(only?.picks.map(({ product, picker }) => `${product.id} ${picker.name}`)).toEqual(['cover Dana']);
  });
});

test.each([
  [20, 40, 12, 'short', 8],
  [20, 40, 20, 'fine', 0],
  [20, 40, 40, 'full', 0],
  [20, 40, 43, 'over', 3],
  [null, null, 7, 'fine', 0],
  [5, null, 4, 'short', 1],
  [null, 5, 0, 'fine', 0],
] as const)('a product of %s to %s with %i stands %s by %i', (minphotos, maxphotos, count, standing, by) => {
  expect(standingOf({ minphotos, maxphotos, count })).toEqual({ standing, by });
});
