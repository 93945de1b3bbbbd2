import { describe, expect, it, test } from 'vitest';
import { type Shot, stackSimilar } from './similar-shots';

const DAY = Date.UTC(2026, 5, 14, 17, 0, 0);
/** Returns a hash with so many bits flipped. */
const LOOK = 'a5a5f00f33cc9966';
const turned = (look: string, bits: number, from = 0): string => {
  let all = BigInt(`0x${look}`);
  for (let i = 0; i < bits; i++) all ^= 1n << BigInt((from + i) % 64);
  return all.toString(16).padStart(16, '0');
};
const other = (seed: number): string => {
  let state = (seed + 1) * 0x9e3779b9;
  const word = () => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0).toString(16).padStart(8, '0');
  };
  return word() + word();
};
let number = 0;
const shot = (seconds: number | null, likeness: string | null = LOOK, more: Partial<Shot> = {}): Shot => ({
  capturedAt: seconds === null ? null : new Date(DAY + seconds * 1000).toISOString().slice(0, 19),
  camera: 'Canon EOS R5',
  nameKey: `img_${String(number++).padStart(5, '0')}`,
  likeness,
  sharpness: 1,
  ...more,
});
const groups = (list: Shot[]) => stackSimilar(list).map((stack) => [...stack].sort((a, b) => a - b));

describe('similar shots', () => {
  test.each<[string, Shot[], number[][]]>([
    ['are stacked a second apart', [shot(0), shot(1)], [[0, 1]]],
    [
      'are stacked within three seconds with a small difference',
      [shot(0), shot(3, turned(LOOK, 18))],
      [[0, 1]],
    ],
    ['are not with that difference after three seconds', [shot(0), shot(4, turned(LOOK, 18))], []],
    [
      'are stacked within fifteen seconds with a smaller difference',
      [shot(0), shot(15, turned(LOOK, 14))],
      [[0, 1]],
    ],
    ['are never stacked after fifteen seconds', [shot(0), shot(16)], []],
    ['are not stacked beyond the maximum difference', [shot(0), shot(1, turned(LOOK, 19))], []],
    ['are not a stack of one', [shot(0)], []],
    ['are not stacked over two cameras', [shot(0), shot(1, LOOK, { camera: 'NIKON Z 8' })], []],
    [
      'are stacked for a camera without a name',
      [shot(0, LOOK, { camera: null }), shot(1, LOOK, { camera: null })],
      [[0, 1]],
    ],
    ['are not stacked without a hash', [shot(0, ''), shot(1, ''), shot(1, null)], []],
    ['are not stacked with an invalid hash', [shot(0, 'what'), shot(1, 'what')], []],
    ['are not stacked with an invalid time', [shot(0), { ...shot(0), capturedAt: 'yesterday' }], []],
  ])('%s', (_, list, expected) => {
    expect(groups(list)).toEqual(expected);
  });

  it('of two cameras at the same time have a stack each', () => {
    const b = { camera: 'NIKON Z 8' };
    const list = [
      shot(0),
      shot(0, other(1), b),
      shot(1),
      shot(1, other(1), b),
      shot(2),
      shot(2, other(1), b),
    ];
    expect(groups(list)).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ]);
  });

  it('of two alternating scenes by one camera are two stacks', () => {
    const list = [0, 1, 2, 3, 4, 5].map((s) => shot(s, s % 2 ? other(3) : LOOK));
    expect(groups(list)).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ]);
  });
});

describe('a chain', () => {
  it('does not drift from its first shot', () => {
    // Each is similar to the one before it, the last is not to the first.
    const list = [0, 1, 2, 3, 4, 5].map((s) => shot(s, turned(LOOK, s * 10)));
    const stacks = groups(list);
    expect(stacks.every((stack) => stack.length <= 3)).toBe(true);
    expect(stacks.length).toBeGreaterThan(1);
  });

  it('of a whole ceremony from one tripod is many stacks, none over a minute or thirty shots', () => {
    const list = Array.from({ length: 1200 }, (_, s) => shot(s, turned(LOOK, s % 3)));
    const stacks = groups(list);
    expect(stacks.length).toBeGreaterThanOrEqual(40);
    expect(Math.max(...stacks.map(({ length }) => length))).toBeLessThanOrEqual(30);
    const slow = groups(Array.from({ length: 100 }, (_, s) => shot(s * 10, LOOK)));
    expect(Math.max(...slow.map(({ length }) => length))).toBe(7);
  });
});

describe('without a time of capture', () => {
  it('neighbors by name are a stack if nearly identical', () => {
    expect(groups([shot(null), shot(null, turned(LOOK, 10)), shot(null, turned(LOOK, 5))])).toEqual([
      [0, 1, 2],
    ]);
    expect(groups([shot(null), shot(null, turned(LOOK, 11))])).toEqual([]);
  });
  it('a different shot between two names separates them', () => {
    expect(groups([shot(null), shot(null, other(5)), shot(null)])).toEqual([]);
  });
  it('they are never stacked with shots that have one', () => {
    expect(groups([shot(0), shot(null)])).toEqual([]);
  });
});

describe('the shown list', () => {
  const burst = () => [shot(0), shot(1), shot(2)];
  it('has positions in its own order, and the same stacks in any order', () => {
    const list = Array.from({ length: 60 }, (_, s) => shot(s * 5, s % 3 ? other(s - (s % 3)) : other(s)));
    const named = (order: number[]) =>
      groups(order.map((at) => list[at] as Shot))
        .map((stack) => stack.map((at) => list[order[at] as number]?.nameKey).sort())
        .sort();
    const forwards = list.map((_, at) => at);
    expect(named(forwards).length).toBe(20);
    expect(named([...forwards].reverse())).toEqual(named(forwards));
  });
  it('separates shots that are far from each other in it', () => {
    const between = Array.from({ length: 12 }, (_, i) => shot(500 + i * 60, other(i)));
    const [a, b, c] = burst() as [Shot, Shot, Shot];
    expect(groups([a, b, ...between.slice(0, 11), c])).toEqual([[0, 1, 13]]);
    expect(groups([a, b, ...between, c])).toEqual([[0, 1]]);
  });
  it('changes only the stacks of a new photograph’s own moment', () => {
    const list = Array.from({ length: 90 }, (_, s) =>
      shot(s * 2 + Math.floor(s / 3) * 60, other(Math.floor(s / 3))),
    );
    const before = groups(list).map((stack) => stack.map((at) => list[at]?.nameKey));
    const late = [...list, shot(7, other(0))];
    const after = groups(late).map((stack) => stack.map((at) => late[at]?.nameKey));
    expect(
      after.filter((stack) => !before.some((one) => one.join() === stack.join())).length,
    ).toBeLessThanOrEqual(1);
    expect(before.length).toBe(30);
  });
});

describe('the top of a stack', () => {
  it('is the sharpest, of equals the first', () => {
    const sharp = (sharpness: number | null) => shot(1, LOOK, { sharpness });
    expect(stackSimilar([sharp(1), sharp(3), sharp(2)])).toEqual([[1, 0, 2]]);
    expect(stackSimilar([sharp(2), sharp(2)])).toEqual([[0, 1]]);
    expect(stackSimilar([sharp(null), sharp(0.1)])).toEqual([[1, 0]]);
  });
  it('is never a hidden one, unless all are', () => {
    expect(stackSimilar([shot(0), shot(1, LOOK, { sharpness: 9, aside: true })])).toEqual([[0, 1]]);
    const aside = { aside: true };
    expect(stackSimilar([shot(0, LOOK, aside), shot(1, LOOK, { ...aside, sharpness: 2 })])).toEqual([[1, 0]]);
  });
});

it('each photograph is in at most one stack, for any list', () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = (n: number) => (Number.parseInt(other(seed * 977 + n).slice(0, 6), 16) % 1000) / 1000;
    const list = Array.from({ length: 50 }, (_, i) =>
      shot(
        random(i) < 0.1 ? null : Math.floor(random(i + 50) * 80),
        turned(LOOK, Math.floor(random(i + 100) * 30)),
        {
          camera: random(i + 150) < 0.5 ? 'A' : 'B',
          sharpness: random(i + 200),
        },
      ),
    );
    const stacks = stackSimilar(list);
    const all = stacks.flat();
    expect(new Set(all).size).toBe(all.length);
    for (const [top, ...others] of stacks) {
      expect(others.length).toBeGreaterThan(0);
      expect(others.every((at) => (list[at]?.sharpness ?? 0) <= (list[top]?.sharpness ?? 0))).toBe(true);
      expect(others.every((at) => list[at]?.camera === list[top]?.camera)).toBe(true);
    }
  }
});
