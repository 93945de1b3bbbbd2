import { describe, expect, it } from 'vitest';
import {
  again,
  beginNarrowing,
  currentOf,
  decide,
  follow,
  leftOf,
  type Narrowing,
  toDrop,
  undo,
} from './narrowing';

const through = (state: Narrowing, ...kept: boolean[]) => kept.reduce(decide, state);

describe('narrowing', () => {
  it('asks about each in turn, and ends', () => {
    const state = through(beginNarrowing(['a', 'b', 'c']), true, false);
    expect([currentOf(state), leftOf(state)]).toEqual(['c', ['a', 'c']]);
    const done = through(state, true);
    expect([currentOf(done), leftOf(done), decide(done, false)]).toEqual([null, ['a', 'c'], done]);
  });

  it('goes once more through what was kept', () => {
    const second = again(through(beginNarrowing(['a', 'b', 'c']), true, false, true));
    expect([currentOf(second), leftOf(second)]).toEqual(['a', ['a', 'c']]);
    expect(leftOf(through(second, false, true))).toEqual(['c']);
  });

  it('takes decisions back one by one, over rounds, and says what is to be picked again', () => {
    let state = through(again(through(beginNarrowing(['a', 'b']), true, true)), false);
    const restored: (string | null)[] = [];
    for (let i = 0; i < 4; i++) {
      const taken = undo(state);
      state = taken.state;
      restored.push(taken.restored);
    }
    expect(restored).toEqual(['a', null, null, null]);
    expect(state).toEqual(beginNarrowing(['a', 'b']));
  });

  it('follows what others do: gone ones are not asked about, new ones come last, what one dropped stays dropped', () => {
    const state = through(beginNarrowing(['a', 'b', 'c', 'd']), false);
    const followed = follow(state, new Set(['b', 'd', 'e']));
    expect([currentOf(followed), followed.round]).toEqual(['b', ['a', 'b', 'd', 'e']]);
    expect(follow(followed, new Set(['b', 'd', 'e']))).toBe(followed);
    expect(leftOf(followed)).toEqual(['b', 'd', 'e']);
  });
});

it.each([
  [47, 40, 7],
  [40, 40, 0],
  [3, 40, 0],
  [500, null, 0],
])('%i of %s: %i to drop', (count, max, drop) => {
  expect(toDrop(count, max)).toBe(drop);
});
