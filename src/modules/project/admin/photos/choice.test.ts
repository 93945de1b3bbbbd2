import { describe, expect, test } from 'vitest';
import { NOTHING, only, range, these, toggle } from './choice';

const order = ['a', 'b', 'c', 'd', 'e'];
const chosen = (choice: { chosen: ReadonlySet<string> }) => [...choice.chosen].join('');

describe('choosing', () => {
  test('a range extends from its start, in either direction, repeatedly', () => {
    const begun = only('c');
    const down = range(begun, order, 'e');
    expect(chosen(down)).toBe('cde');
    expect(chosen(range(down, order, 'a'))).toBe('abc');
    expect(chosen(range(these(begun, ['a'], true), order, 'd', true))).toBe('cad');
    expect(chosen(range(NOTHING, order, 'b'))).toBe('b');
  });

  test('adding and removing one', () => {
    expect(chosen(toggle(toggle(only('a'), 'b'), 'a'))).toBe('b');
  });
});
