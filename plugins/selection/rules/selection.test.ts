import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideComplete, decidePick, decideReopen, type PickQuestion, wantedState } from './selection';
import { LATER as later, OFF as off, PICK_CASES, PICK_QUESTION as question } from './tests/pick-cases';

const decide = (changed: Partial<PickQuestion>) => decidePick({ ...question, ...changed });

describe('decidePick', () => {
  test('adds up to the limit and refuses beyond it', () => {
    expect(decide({})).toEqual({ allowed: true, change: 'add' });
    expect(decide({ count: 1 })).toEqual({
      allowed: false,
      code: 'SELECTION_LIMIT_REACHED',
      params: { maxphotos: 1, product: 'Cover' },
    });
  });

  test('removes at the limit, and adds any number without a limit', () => {
    expect(decide({ wanted: false, already: true, count: 1 })).toEqual({ allowed: true, change: 'remove' });
    expect(decide({ maxphotos: null, count: 10_000 })).toEqual({ allowed: true, change: 'add' });
    expect(decide({ count: 1, allowExtra: true })).toEqual({ allowed: true, change: 'add' });
  });

  test('a repeated request changes nothing, also at the limit', () => {
    expect(decide({ already: true, count: 1 })).toEqual({ allowed: true, change: 'none' });
    expect(decide({ wanted: false })).toEqual({ allowed: true, change: 'none' });
  });

  test('refuses everything once complete, even a repeated request', () => {
    for (const wanted of [true, false]) {
      for (const already of [true, false])
        expect(decide({ done: true, wanted, already })).toMatchObject({ code: 'SELECTION_DONE' });
    }
  });

  test('answers NOT_FOUND to a stranger, and asks a guest to sign up as a client', () => {
    expect(decide({ productMatchesEvent: false, mayselect: false, done: true })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(decide({ mayselect: false, done: true })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('the rules of a product', () => {
  test.each(PICK_CASES)('%s', (_what, asked, answer) => {
    const decision = decide(asked);
    expect(decision.allowed ? decision.change : decision.code).toBe(answer);
  });

  test('names the product that holds it, and the day', () => {
    expect(decide({ ...off, product: 'Album', holders: ['Cover', 'Frame'] })).toMatchObject({
      params: { product: 'Album', holders: 'Cover, Frame' },
    });
    expect(decide({ time: later })).toMatchObject({ params: { product: 'Cover', day: '2027-03-26' } });
  });
});

const requests = fc.array(fc.record({ media: fc.nat({ max: 6 }), wanted: fc.boolean() }), { maxLength: 60 });

test('the count never exceeds the limit for any sequence of requests', () => {
  fc.assert(
    fc.property(requests, fc.option(fc.nat({ max: 5 })), (list, maxphotos) => {
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

test('an accepted request changes nothing the second time', () => {
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

test('without a requested state it is toggled', () => {
  expect([wantedState(undefined, true), wantedState(undefined, false), wantedState(true, true)]).toEqual([
    false,
    true,
    true,
  ]);
});

describe('completing and reopening', () => {
  const open = { name: 'Album', time: { state: 'open' } } as const;
  const closed = { name: 'Cover', time: { state: 'closed', day: '2027-03-26' } } as const;
  const later = { name: 'Wall', time: { state: 'later', day: '2027-04-02' } } as const;
  const complete = (asked: Partial<Parameters<typeof decideComplete>[0]>) =>
    decideComplete({ done: false, may: true, products: [open, closed], ...asked });

  test('completes once; a repeat is allowed and changes nothing', () => {
    expect(complete({})).toEqual({ allowed: true, change: true });
    expect(complete({ done: true })).toEqual({ allowed: true, change: false });
    expect(complete({ products: [] })).toMatchObject({ code: 'NO_PRODUCTS' });
    expect(complete({ may: false })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('is refused while a product opens later, for which no one can have picked', () => {
    expect(complete({ products: [open, later] })).toEqual({
      allowed: false,
      code: 'PRODUCT_NOT_OPEN',
      params: { product: 'Wall', day: '2027-04-02' },
    });
  });

  test('only the account may reopen', () => {
    expect(decideReopen({ done: true, may: true })).toEqual({ allowed: true, change: true });
    expect(decideReopen({ done: false, may: true })).toEqual({ allowed: true, change: false });
    expect(decideReopen({ done: true, may: false })).toMatchObject({ code: 'FORBIDDEN' });
  });
});
