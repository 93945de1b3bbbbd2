import { expect, test } from 'vitest';
import type { SelectionState } from './selection-store';
import type { Product } from './shown-product';
import { pickedFor, tilePartOf } from './tile-part';

const product = (id: string, picks: string[], more: Partial<Product> = {}) =>
  ({
    id,
    name: id.toUpperCase(),
    picks: new Map(picks.map((media) => [media, { picked_by: 'Dana' }])),
    ...more,
  }) as Product;
const stateOf = (current: string | null, ...products: Product[]): SelectionState => ({
  products,
  current,
  failed: false,
  note: null,
  extra: false,
  zone: 'UTC',
});

test('a tile shows whether its photograph is picked for the current product, and by whom', () => {
  const state = stateOf('b', product('a', []), product('b', ['one']));
  const shared = { product: 'b', name: 'B', tint: 1, outside: false, open: true };
  expect(tilePartOf(state, 'one')).toEqual({ ...shared, picked: true, by: 'Dana' });
  expect(tilePartOf(state, 'two')).toEqual({ ...shared, picked: false, by: null });
});

test('a photograph outside the picks a product is chosen from is marked so, unless it is picked', () => {
  const state = stateOf('b', product('a', ['one']), product('b', ['three'], { among: 'a' }));
  expect(['one', 'two', 'three'].map((media) => tilePartOf(state, media)?.outside)).toEqual([
    false,
    true,
    false,
  ]);
});

test('a product whose last day has passed is closed', () => {
  const state = stateOf('a', product('a', [], { closes_on: '2020-01-01' }));
  expect(tilePartOf(state, 'one')?.open).toBe(false);
});

test('without a current product a tile shows nothing', () => {
  expect(tilePartOf(stateOf(null, product('a', [])), 'one')).toBeNull();
  expect(tilePartOf({ ...stateOf('a'), products: null }, 'one')).toBeNull();
});

test('other products that a photograph is picked for are named with their colors', () => {
  const state = stateOf('a', product('a', ['one']), product('b', ['one']), product('c', []));
  expect(pickedFor(state, 'one', 'a')).toEqual([{ id: 'b', name: 'B', tint: 1 }]);
  expect(pickedFor(state, 'one', null).map(({ id }) => id)).toEqual(['a', 'b']);
});
