import { describe, expect, it } from 'vitest';
import {
  again,
  beginCulling,
  type Culling,
  comingOf,
  currentOf,
  decide,
  jumpTo,
  leftOf,
  undo,
} from './culling';
import { toDrop } from './room';

const KEPT = { picked: true, favourite: false };

/** A reviewer who keeps or removes the shown photograph; a removed one is decided. */
function cullRun(...medias: string[]) {
  const open = new Set(medias);
  let state: Culling = beginCulling(medias);
  const say = (...kept: boolean[]) => {
    for (const one of kept) {
      const media = currentOf(state);
      if (media === null) return;
      if (!one) open.delete(media);
      state = decide(state, media, KEPT, (other) => open.has(other));
    }
  };
  return { open, say, see: () => state, set: (next: Culling) => (state = next) };
}

describe('reviewing photographs', () => {
  it('shows each in turn, and ends', () => {
    const { open, say, see } = cullRun('a', 'b', 'c');
    const left = () => leftOf(see(), (media) => open.has(media));
    say(true, false);
    expect([currentOf(see()), left()]).toEqual(['c', ['a', 'c']]);
    say(true);
    expect([currentOf(see()), left()]).toEqual([null, ['a', 'c']]);
    expect(decide(see(), 'c', KEPT, () => true)).toBe(see());
  });

  it('starts another round with the remaining ones', () => {
    const { open, say, see, set } = cullRun('a', 'b', 'c');
    say(true, false, true);
    set(again(see(), (media) => open.has(media)));
    expect([currentOf(see()), see().round]).toEqual(['a', ['a', 'c']]);
    say(false, true);
    expect(leftOf(see(), (media) => open.has(media))).toEqual(['c']);
  });

  it('undoes decisions one by one, over rounds, and returns each previous state', () => {
    const { open, say, see, set } = cullRun('a', 'b');
    say(true, true);
    set(again(see(), (media) => open.has(media)));
    say(false);
    const back: (string | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      const { state, step } = undo(see());
      set(state);
      back.push(step?.media);
      if (step) expect([step.before, currentOf(state)]).toEqual([KEPT, step.media]);
    }
    expect(back).toEqual(['a', 'b', 'a', undefined]);
    expect(see()).toEqual(beginCulling(['a', 'b']));
  });

  it('skips a photograph another person removed, and shows a restored one in its place', () => {
    const { open, say, see } = cullRun('a', 'b', 'c', 'd');
    open.delete('b');
    open.delete('c');
    expect(comingOf(see(), (media) => open.has(media))).toEqual(['a', 'd']);
    open.add('c');
    say(true);
    expect([currentOf(see()), see().round]).toEqual(['c', ['a', 'b', 'c', 'd']]);
  });

  it('keeps the shown photograph until a decision, also if others change it', () => {
    const { open, say, see } = cullRun('a', 'b', 'c');
    say(true);
    open.delete('b');
    expect([currentOf(see()), comingOf(see(), (media) => open.has(media))]).toEqual(['b', ['b', 'c']]);
  });

  it('resumes after the decided ones, and starts over if all are decided', () => {
    const medias = ['a', 'b', 'c', 'd'];
    const going = beginCulling(medias, new Set(['c', 'a', 'gone']));
    expect([going.round, currentOf(going)]).toEqual([['a', 'c', 'b', 'd'], 'b']);
    expect(beginCulling(medias, new Set(medias))).toEqual(beginCulling(medias));
  });

  it('shows any photograph of the round, and decides on it', () => {
    const { say, see, set } = cullRun('a', 'b', 'c');
    set(jumpTo(see(), 'c'));
    expect(currentOf(see())).toBe('c');
    say(true);
    expect(currentOf(see())).toBeNull();
    set(jumpTo(see(), 'a'));
    expect([currentOf(see()), jumpTo(see(), 'gone')]).toEqual(['a', see()]);
  });

  it('ignores a decision on a photograph that is no longer shown', () => {
    const { say, see } = cullRun('a', 'b', 'c');
    say(true);
    expect(decide(see(), 'a', KEPT, () => true)).toBe(see());
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
