import { describe, expect, test } from 'vitest';
import { isKeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import { productItems, productSchema, withoutItem } from './product-rules';

function problems(schema: Parameters<typeof parseInput>[0], given: unknown): unknown {
  try {
    parseInput(schema, given);
    return 'fine';
  } catch (error) {
    if (isKeepersError(error)) return error.fields;
    throw error;
  }
}

const product = (rules: object) => problems(productSchema, { name: 'Album', ...rules });
const price = { amount: 2000, currency: 'ILS' };

test('a product has a name, and no rules by default', () => {
  expect(parseInput(productSchema, { name: ' Album ' })).toEqual({
    name: 'Album',
    minphotos: null,
    maxphotos: null,
    extra_price: null,
    opens_on: null,
    closes_on: null,
    among: null,
    from_favourites: false,
  });
});

describe('contradictory rules are refused at their field', () => {
  const table: [rules: object, said: unknown][] = [
    [{ maxphotos: 0 }, { maxphotos: { code: 'greater_than_or_equal_to', params: { count: 1 } } }],
    [{ minphotos: 9, maxphotos: 8 }, { minphotos: 'above_maximum' }],
    [{ minphotos: 8, maxphotos: 8 }, 'fine'],
    [{ extra_price: price }, { extra_price: 'needs_limit' }],
    [{ extra_price: price, maxphotos: 8 }, 'fine'],
    [
      { extra_price: { amount: 0, currency: 'ILS' }, maxphotos: 8 },
      { 'extra_price.amount': { code: 'greater_than_or_equal_to', params: { count: 1 } } },
    ],
    [{ extra_price: { amount: 5, currency: 'XXX' }, maxphotos: 8 }, { 'extra_price.currency': 'invalid' }],
    [{ opens_on: '2027-03-26', closes_on: '2027-03-25' }, { closes_on: 'ends_before' }],
    [{ opens_on: '2027-03-26', closes_on: '2027-03-26' }, 'fine'],
    [{ closes_on: '2027-02-30' }, { closes_on: 'invalid' }],
    [{ among: 'album' }, { among: 'invalid' }],
  ];
  test.each(table)('%j', (rules, said) => expect(product(rules)).toEqual(said));
});

test('a template keeps its cascades by position, without cycles, and no dates', () => {
  const items = (...among: (number | null)[]) =>
    problems(
      productItems(9),
      among.map((place) => ({ name: 'One', among: place })),
    );
  expect(items(null, 0, 1)).toBe('fine');
  expect(items(0)).toEqual({ '0.among': 'leads_round' });
  expect(items(1, 0)).toMatchObject({ '0.among': 'leads_round' });
  expect(items(5)).toEqual({ '0.among': 'invalid' });
  expect(problems(productItems(9), [{ name: 'One', closes_on: '2027-03-26' }])).toEqual({
    closes_on: 'unknown_field',
  });
});

test('a template without one of its products still references the others correctly', () => {
  const items = [{ among: null }, { among: 0 }, { among: 1 }, { among: 0 }];
  expect(withoutItem(items, 1)).toEqual([{ among: null }, { among: null }, { among: 0 }]);
  expect(withoutItem(items, 0)).toEqual([{ among: null }, { among: 0 }, { among: null }]);
});
