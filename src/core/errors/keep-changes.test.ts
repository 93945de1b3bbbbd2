import { describe, expect, test } from 'vitest';
import { isKeepersError } from './errors';
import { mergeChanges, requireNoConflict, sameValue } from './keep-changes';

describe('two people who edit one thing', () => {
  const current = { name: 'Maya & Jonathan', location: 'Galilee', allow_sharing: false };

  test('a field that no other person changed is written', () => {
    expect(mergeChanges({ name: 'Maya' }, { name: 'Maya & Jonathan' }, current)).toEqual({
      write: { name: 'Maya' },
      clashes: [],
    });
  });

  test('changes of different fields are no conflict', () => {
    const theirs = { ...current, location: 'Haifa' };
    expect(mergeChanges({ name: 'Maya' }, { name: 'Maya & Jonathan' }, theirs).clashes).toEqual([]);
  });

  test('one field changed by both is a conflict, also back to empty', () => {
    const body = { name: 'Maya', location: '' };
    const seen = { name: 'Maya & Jonathan', location: 'Galilee' };
    const theirs = { ...current, name: 'Jonathan', location: 'Haifa' };
    expect(mergeChanges(body, seen, theirs)).toEqual({ write: {}, clashes: ['name', 'location'] });
  });

  test('the same value from two people is no conflict, and nothing is left to write', () => {
    expect(mergeChanges({ allow_sharing: true }, { allow_sharing: false }, { allow_sharing: true })).toEqual({
      write: {},
      clashes: [],
    });
  });

  test('a field without a base value is written', () => {
    expect(mergeChanges({ name: 'Maya' }, {}, current)).toEqual({ write: { name: 'Maya' }, clashes: [] });
  });

  test('one conflict among several fields writes nothing, and the error holds the current value', () => {
    try {
      requireNoConflict({ name: 'Maya', location: 'Acre' }, { name: 'Old', location: 'Galilee' }, current);
      expect.unreachable();
    } catch (error) {
      expect(isKeepersError(error) && [error.code, error.standing]).toEqual([
        'STALE',
        { name: 'Maya & Jonathan' },
      ]);
    }
  });
});

test.each([
  [null, '', true],
  [undefined, null, true],
  ['2027-01-31T23:59:59Z', '2027-01-31T23:59:59.000Z', true],
  ['2027-01-31T23:59:59+02:00', '2027-01-31T21:59:59.000Z', true],
  [new Date('2027-01-31T21:59:59Z'), '2027-01-31T21:59:59.000Z', true],
  ['2027-01-31', '2027-01-31T00:00:00Z', false],
  [0, null, false],
  [0, false, false],
  ['1', 1, false],
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
])('%j and %j mean the same: %s', (one, other, same) => {
  expect(sameValue(one, other)).toBe(same);
});
