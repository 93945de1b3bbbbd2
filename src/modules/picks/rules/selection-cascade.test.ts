import { decidePick } from '@plugins/selection/rules/selection';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amongIts, leadsRound } from './selection-cascade';

const chain = [
  { id: 'album', among: 'favourites' },
  { id: 'cover', among: 'album' },
  { id: 'frame', among: 'cover' },
  { id: 'favourites', among: null },
  { id: 'prints', among: null },
  { id: 'lost', among: 'gone' },
];

test('a product knows the products chosen among its picks, directly and indirectly, the nearest first', () => {
  const ids = (of: string) => amongIts(chain, of).map(({ id }) => id);
  expect([ids('favourites'), ids('cover'), ids('prints')]).toEqual([
    ['album', 'cover', 'frame'],
    ['frame'],
    [],
  ]);
});

test('detects a cycle of any length; a link to a deleted product is none', () => {
  const round = (id: string, among: string) => leadsRound(chain, id, among);
  expect([round('favourites', 'frame'), round('album', 'album'), round('prints', 'frame')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([round('gone', 'lost'), round('cover', 'lost')]).toEqual([false, false]);
});

const NAMES = ['a', 'b', 'c', 'd'];
/** Each product may be chosen only among an earlier one: never a cycle. */
const trees = fc.tuple(fc.constant(null), fc.option(fc.nat(0)), fc.option(fc.nat(1)), fc.option(fc.nat(2)));
const requests = fc.array(
  fc.record({ product: fc.nat(3), media: fc.nat(4), wanted: fc.boolean(), together: fc.boolean() }),
  { maxLength: 80 },
);

test('after any sequence of picks, no product contains what the product it is chosen among does not', () => {
  fc.assert(
    fc.property(
      trees,
      requests,
      fc.array(fc.option(fc.integer({ min: 1, max: 3 })), { minLength: 4, maxLength: 4 }),
      (tree, list, limits) => {
        const products = NAMES.map((id, at) => ({
          id,
          among: tree[at] == null ? null : (NAMES[tree[at]] ?? null),
          max: limits[at] ?? null,
        }));
        const picks = new Map(NAMES.map((id) => [id, new Set<number>()]));
        const of = (id: string) => picks.get(id) as Set<number>;
        for (const { product: at, media, wanted, together } of list) {
          const product = products[at] as (typeof products)[number];
          const holders = amongIts(products, product.id).filter(({ id }) => of(id).has(media));
          const answer = decidePick({
            wanted,
            already: of(product.id).has(media),
            count: of(product.id).size,
            maxphotos: product.max,
            allowExtra: false,
            among: product.among ? { name: product.among, picked: of(product.among).has(media) } : null,
            holders: holders.map(({ id }) => id),
            together,
            done: false,
            productMatchesEvent: true,
            mayselect: true,
            product: product.id,
          });
          if (answer.allowed && answer.change === 'add') of(product.id).add(media);
          if (answer.allowed && answer.change === 'remove')
            for (const { id } of [...holders, product]) of(id).delete(media);
          for (const { id, among, max } of products) {
            if (among) expect([...of(id)].filter((one) => !of(among).has(one))).toEqual([]);
            if (max !== null) expect(of(id).size).toBeLessThanOrEqual(max);
          }
        }
      },
    ),
  );
});
