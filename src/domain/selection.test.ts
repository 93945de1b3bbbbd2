import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideComplete,
  decidePick,
  decideReopen,
  type PickQuestion,
  picksMissing,
  placesLeft,
  wantedState,
} from './selection';

const question: PickQuestion = {
  wanted: true,
  already: false,
  count: 0,
  maxphotos: 1,
  allowExtra: false,
  done: false,
  productMatchesEvent: true,
  mayselect: true,
  product: 'Cover',
};
const decide = (changed: Partial<PickQuestion>) => decidePick({ ...question, ...changed });

describe('decidePick', () => {
  test('adds while there is room and refuses beyond it', () => {
    expect(decide({})).toEqual({ allowed: true, change: 'add' });
    expect(decide({ count: 1 })).toEqual({
      allowed: false,
      code: 'SELECTION_LIMIT_REACHED',
      params: { maxphotos: 1, product: 'Cover' },
    });
  });

  test('takes off at the limit, and knows no limit where there is none', () => {
    expect(decide({ wanted: false, already: true, count: 1 })).toEqual({ allowed: true, change: 'remove' });
    expect(decide({ maxphotos: null, count: 10_000 })).toEqual({ allowed: true, change: 'add' });
    expect(decide({ count: 1, allowExtra: true })).toEqual({ allowed: true, change: 'add' });
  });

  test('a repeated wish changes nothing, also at the limit', () => {
    expect(decide({ already: true, count: 1 })).toEqual({ allowed: true, change: 'none' });
    expect(decide({ wanted: false })).toEqual({ allowed: true, change: 'none' });
  });

  test('refuses everything once done, even a repeated wish', () => {
    for (const wanted of [true, false]) {
      for (const already of [true, false])
        expect(decide({ done: true, wanted, already })).toMatchObject({ code: 'SELECTION_DONE' });
    }
  });

  test('tells a stranger nothing, and a guest to come in as client', () => {
    expect(decide({ productMatchesEvent: false, mayselect: false, done: true })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(decide({ mayselect: false, done: true })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

const wishes = fc.array(fc.record({ media: fc.nat({ max: 6 }), wanted: fc.boolean() }), { maxLength: 60 });

test('the count never goes over the limit, whatever is wished for', () => {
  fc.assert(
    fc.property(wishes, fc.option(fc.nat({ max: 5 })), (list, maxphotos) => {
      const picked = new Set<number>();
      for (const { media, wanted } of list) {
        const answer = decide({ wanted, already: picked.has(media), count: picked.size, maxphotos });
        if (answer.allowed && answer.change === 'add') picked.add(media);
        if (answer.allowed && answer.change === 'remove') picked.delete(media);
        if (maxphotos !== null && picked.size > maxphotos) return false;
      }
      return true;
    }),
  );
});

test('a wish that was granted is nothing new the second time', () => {
  const questions = fc.record({
    wanted: fc.boolean(),
    already: fc.boolean(),
    count: fc.nat({ max: 9 }),
    maxphotos: fc.option(fc.nat({ max: 9 })),
    allowExtra: fc.boolean(),
  });
  fc.assert(
    fc.property(questions, (asked) => {
      const first = decide(asked);
      if (!first.allowed) return;
      const count = asked.count + (first.change === 'add' ? 1 : first.change === 'remove' ? -1 : 0);
      expect(decide({ ...asked, already: asked.wanted, count })).toEqual({ allowed: true, change: 'none' });
    }),
  );
});

test('without a wish the state turns', () => {
  expect([wantedState(undefined, true), wantedState(undefined, false), wantedState(true, true)]).toEqual([
    false,
    true,
    true,
  ]);
});

describe('completing and reopening', () => {
  test('completes once; again is allowed and changes nothing', () => {
    expect(decideComplete({ done: false, may: true, products: 2 })).toEqual({ allowed: true, change: true });
    expect(decideComplete({ done: true, may: true, products: 2 })).toEqual({ allowed: true, change: false });
    expect(decideComplete({ done: false, may: true, products: 0 })).toMatchObject({ code: 'NO_PRODUCTS' });
    expect(decideComplete({ done: false, may: false, products: 2 })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  test("reopening is the account's", () => {
    expect(decideReopen({ done: true, may: true })).toEqual({ allowed: true, change: true });
    expect(decideReopen({ done: false, may: true })).toEqual({ allowed: true, change: false });
    expect(decideReopen({ done: true, may: false })).toMatchObject({ code: 'FORBIDDEN' });
  });
});

test('places left are never below zero', () => {
  expect([placesLeft(12, 7), placesLeft(1, 3), placesLeft(null, 3)]).toEqual([5, 0, null]);
});

test('too few are counted up to the minimum, and nothing is missing without one', () => {
  expect([
    picksMissing(20, 15),
    picksMissing(20, 25),
    picksMissing(null, 0),
    picksMissing(undefined, 3),
  ]).toEqual([5, 0, 0, 0]);
});
