import { moneyWords } from '@plugins/kit/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extrasOpen, limitsOf, picksMissing, standingOf, sumMoney, wantsMore } from './standing';

const price = { amount: 2000, currency: 'ILS' } as const;
const product = { minphotos: null, maxphotos: null, extra_price: null, count: 0 };
type StandingInput = Partial<Parameters<typeof standingOf>[0]>;

test.each([
  [null, null, 'free'],
  [null, 12, 'max'],
  [6, null, 'min'],
  [6, 12, 'both'],
  [12, 12, 'exact'],
] as const)('of %s to %s picks a product says “%s”', (least, most, limits) => {
  expect(limitsOf(least, most)).toBe(limits);
});

describe('the state of a product', () => {
  const table: [what: string, asked: StandingInput, extra: boolean, expected: object][] = [
    ['no rules', { count: 40 }, false, { state: 'fine', missing: 0, extras: 0, over: 0, cost: null }],
    ['too few', { minphotos: 20, count: 14 }, false, { state: 'short', missing: 6 }],
    ['just enough', { minphotos: 20, count: 20 }, false, { state: 'fine', missing: 0 }],
    ['exactly as many', { maxphotos: 12, count: 12 }, false, { state: 'full', over: 0, extras: 0 }],
    ['too many', { maxphotos: 12, count: 14 }, false, { state: 'over', over: 2, extras: 0, cost: null }],
    [
      'more, and the project takes them',
      { maxphotos: 12, count: 14 },
      true,
      { state: 'full', over: 0, extras: 2, cost: null },
    ],
    [
      'more, each for its price',
      { maxphotos: 12, count: 14, extra_price: price },
      false,
      { state: 'full', over: 0, extras: 2, cost: { amount: 4000, currency: 'ILS' } },
    ],
    [
      'a price, and none beyond',
      { maxphotos: 12, count: 12, extra_price: price },
      false,
      { extras: 0, cost: null },
    ],
    [
      'a minimum above what is there comes first',
      { minphotos: 3, maxphotos: 2, count: 2 },
      false,
      { state: 'short' },
    ],
  ];
  test.each(table)('%s', (_what, asked, extra, expected) => {
    expect(standingOf({ ...product, ...asked }, extra)).toMatchObject(expected);
  });

  test('each pick counts as within the limit, extra, or over: never twice, never lost', () => {
    const numbers = fc.record({
      minphotos: fc.option(fc.integer({ min: 1, max: 30 })),
      maxphotos: fc.option(fc.integer({ min: 1, max: 30 })),
      extra_price: fc.option(
        fc.record({ amount: fc.integer({ min: 1, max: 9999 }), currency: fc.constant('ILS' as const) }),
      ),
      count: fc.nat({ max: 60 }),
    });
    fc.assert(
      fc.property(numbers, fc.boolean(), (asked, extra) => {
        const { extras, over, cost, missing } = standingOf(asked, extra);
        const within = asked.maxphotos === null ? asked.count : Math.min(asked.count, asked.maxphotos);
        expect(within + extras + over).toBe(asked.count);
        expect(extras === 0 || over === 0).toBe(true);
        expect(cost?.amount ?? 0).toBe(extras * (asked.extra_price?.amount ?? 0));
        expect(missing > 0).toBe(asked.count < (asked.minphotos ?? 0));
      }),
    );
  });
});

test('counts missing picks up to the minimum, and none without one', () => {
  expect([
    picksMissing(20, 15),
    picksMissing(20, 25),
    picksMissing(null, 0),
    picksMissing(undefined, 3),
  ]).toEqual([5, 0, 0, 0]);
});

test('a reminder is due below the minimum; without one, before the first pick', () => {
  const wants = (minphotos: number | null, count: number) => wantsMore({ minphotos, count });
  expect([wants(20, 19), wants(20, 20), wants(null, 0), wants(null, 1)]).toEqual([true, false, true, false]);
});

test('settled extras are not open again, and never negative', () => {
  expect([extrasOpen(3, 0), extrasOpen(3, 2), extrasOpen(1, 2)]).toEqual([3, 1, 0]);
});

test('sums amounts by currency, and formats them', () => {
  const sums = sumMoney([price, { amount: 500, currency: 'USD' }, price]);
  expect(sums).toEqual([
    { amount: 4000, currency: 'ILS' },
    { amount: 500, currency: 'USD' },
  ]);
  expect(sums.map((sum) => moneyWords(sum, 'en'))).toEqual(['₪40.00', '$5.00']);
});
