import type { StudioPhoto } from '@plugins/kit/admin/internal';
import { describe, expect, test } from 'vitest';
import { EVERYTHING, filterPicks, type PickFilter, picksByPhoto } from './filter-picks';
import type { PicksView } from './picks-view';

const card = (id: string): PicksView['products'][number] => ({
  ...{ id, name: id, minphotos: null, maxphotos: null, extra_price: null, opens_on: null, closes_on: null },
  ...{ among: null, count: 0, outside: 0, away: 0, settled: null, time: { state: 'open' } },
  standing: { state: 'fine', missing: 0, extras: 0, over: 0, cost: null },
});
const view: PicksView = {
  done: false,
  completed_at: null,
  extra: false,
  today: '2026-01-01',
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
  markers: [],
};
const photo = (id: string, more: Partial<StudioPhoto> = {}) =>
  ({ id, name: id, hidden: false, private: false, ...more }) as StudioPhoto;
const photos = [photo('a'), photo('b', { hidden: true }), photo('c'), photo('d', { private: true })];
const byPhoto = picksByPhoto(view);
const filtered = (filter: Partial<PickFilter>) => {
  const { shown, counts } = filterPicks(photos, byPhoto, { ...EVERYTHING, ...filter });
  return [shown.map((one) => one.photo.id).join(''), `${counts.picked}/${counts.unpicked}/${counts.all}`];
};

describe('the shown photographs', () => {
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
    expect(filtered(filter)).toEqual([ids, counts]);
  });

  test('have exactly the picks that match the filter', () => {
    const [only] = filterPicks(photos, byPhoto, { ...EVERYTHING, product: 'cover' }).shown;
    expect(only?.picks.map(({ product, picker }) => `${product.id} ${picker.name}`)).toEqual(['cover Dana']);
  });
});
