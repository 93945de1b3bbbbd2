import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreementOf, peopleOf, verdictOf } from './agreement';

describe('a photograph', () => {
  test.each([
    [0, 0, 'undecided'],
    [0, 1, 'undecided'],
    [0, 2, 'undecided'],
    [1, 1, 'one'],
    [1, 2, 'one'],
    [2, 2, 'all'],
    [1, 3, 'one'],
    [2, 3, 'some'],
    [3, 3, 'all'],
    [2, 50, 'some'],
    [50, 50, 'all'],
  ] as const)('that is the favourite of %d of %d people is %s', (favouring, people, verdict) => {
    expect(verdictOf(favouring, people)).toBe(verdict);
  });
});

const favourites = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: 30 }).map((nr) => `photo-${nr}`),
      fc.constantFrom('dana', 'omer', 'noa', 'gran'),
      fc.boolean(),
    ),
    { maxLength: 120 },
  )
  .map((requests) => {
    const found = new Map<string, Set<string>>();
    for (const [media, person, wanted] of requests) {
      const own = found.get(media) ?? new Set<string>();
      if (wanted) own.add(person);
      else own.delete(person);
      if (own.size > 0) found.set(media, own);
      else found.delete(media);
    }
    return found;
  });

describe('for any favorites', () => {
  test('each photograph has exactly one verdict, and all together are the favorites', () => {
    fc.assert(
      fc.property(favourites, (found) => {
        const { all, some, one } = agreementOf(found);
        const placed = [...all, ...some, ...[...one.values()].flat()];
        expect(placed).toHaveLength(found.size);
        expect(new Set(placed)).toEqual(new Set(found.keys()));
      }),
    );
  });

  test('the counts add up: every favorite counts once per person', () => {
    fc.assert(
      fc.property(favourites, (found) => {
        const { all, some, one, people } = agreementOf(found);
        const total = [...found.values()].reduce((sum, own) => sum + own.size, 0);
        const ones = [...one.values()].flat().length;
        const inSome = some.reduce((sum, media) => sum + (found.get(media)?.size ?? 0), 0);
        expect(all.length * people.size + inSome + ones).toBe(total);
        for (const media of some) {
          const size = found.get(media)?.size ?? 0;
          expect(size).toBeGreaterThan(1);
          expect(size).toBeLessThan(people.size);
        }
      }),
    );
  });

  test('a photograph that is one person’s alone is no one else’s favorite', () => {
    fc.assert(
      fc.property(favourites, (found) => {
        for (const [person, own] of agreementOf(found).one)
          for (const media of own) expect([...(found.get(media) ?? [])]).toEqual([person]);
      }),
    );
  });

  test('one more favorite of a counted person never lowers the agreement', () => {
    const rank = { undecided: 0, one: 1, some: 2, all: 3 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 60 }), (favouring, people) => {
        fc.pre(favouring < people);
        expect(rank[verdictOf(favouring + 1, people)]).toBeGreaterThanOrEqual(
          rank[verdictOf(favouring, people)],
        );
      }),
    );
  });

  test('only people with a favorite count', () => {
    fc.assert(
      fc.property(favourites, (found) => {
        const people = peopleOf(found);
        for (const person of people) expect([...found.values()].some((own) => own.has(person))).toBe(true);
      }),
    );
  });
});
