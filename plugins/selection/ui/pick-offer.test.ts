import { describe, expect, it } from 'vitest';
import { extrasCost, offerAfter, offerBefore } from './pick-offer';
import type { Product } from './shown-product';

const PRICE = { amount: 3000, currency: 'ILS' as const };

/** A product with these picks; its count is theirs unless another is given. */
function product(picks: string[], rest: Partial<Product> = {}): Product {
  return {
    id: 'album',
    name: 'Album',
    position: 0,
    maxphotos: 3,
    count: picks.length,
    picks: new Map(picks.map((media) => [media, { picked_by: null }])),
    ...rest,
  };
}

describe('what is offered for a refused pick', () => {
  const LIMIT = 'SELECTION_LIMIT_REACHED';
  const album = product(['a', 'b', 'c']);
  const cover = product(['a'], { id: 'cover', maxphotos: 1, among: 'album' });

  it.each<[string, string, Product, unknown]>([
    [
      'the only photograph of a product is replaced',
      LIMIT,
      cover,
      { kind: 'replace', out: 'a', price: null },
    ],
    ['one of several is swapped', LIMIT, album, { kind: 'swap', price: null }],
    [
      'one photograph too many since the limit became 1: the person chooses',
      LIMIT,
      product(['a', 'b'], { maxphotos: 1 }),
      { kind: 'swap', price: null },
    ],
    ['no visible pick: only the message', LIMIT, product([], { count: 3 }), null],
    ['not among the picks of its parent', 'PICK_NOT_AMONG', cover, { kind: 'both', parent: album }],
    ['held by a product below it', 'PICK_HELD', album, { kind: 'offBoth' }],
    ['closed: only the message', 'PRODUCT_CLOSED', album, null],
    ['among a product that is gone: only the message', 'PICK_NOT_AMONG', { ...cover, among: 'x' }, null],
  ])('%s', (_, code, one, offer) => {
    expect(offerAfter(code, one, [album, cover])).toEqual(offer);
  });
});

describe('before a paid extra', () => {
  const priced = product(['a', 'b', 'c'], { extra_price: PRICE });

  it.each<[string, Product, string, boolean, unknown]>([
    ['the first one is offered beside a swap', priced, 'd', false, { kind: 'swap', price: PRICE }],
    [
      'beside replacing the only photograph',
      product(['a'], { maxphotos: 1, extra_price: PRICE }),
      'd',
      false,
      { kind: 'replace', out: 'a', price: PRICE },
    ],
    [
      'alone, without a visible pick',
      product([], { count: 3, extra_price: PRICE }),
      'd',
      false,
      { kind: 'extra', price: PRICE },
    ],
    ['nothing while there is room', product(['a'], { extra_price: PRICE }), 'd', false, null],
    ['nothing after the first extra', { ...priced, count: 4 }, 'd', false, null],
    ['nothing without a price', product(['a', 'b', 'c']), 'd', false, null],
    ['nothing where extras are free', priced, 'd', true, null],
    ['nothing for a photograph that is picked', priced, 'a', false, null],
    ['nothing without a limit', product(['a'], { maxphotos: null, extra_price: PRICE }), 'd', false, null],
  ])('%s', (_, one, media, free, offer) => {
    expect(offerBefore(one, media, free)).toEqual(offer);
  });

  it.each([
    [3, false, null],
    [4, false, { count: 1, cost: PRICE }],
    [6, false, { count: 3, cost: { amount: 9000, currency: 'ILS' } }],
    [6, true, null],
  ])('%i photos cost, with free extras %s: %j', (count, free, cost) => {
    expect(extrasCost(priced, count, free)).toEqual(cost);
  });
});
