import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { audienceOf } from './audience';
import { cleanLine, cleanText } from './clean-text';
import { APART_MINUTES, digestDue, LONGEST_MINUTES, MOST_A_DAY, QUIET_MINUTES } from './digest-due';
import { isTap, moved, pathOf, resized, thinned } from './drawing';
import { type Circle, DRAWING_LIMITS, fits, type Stroke } from './marks';
import { staysResolved, threadState } from './thread-state';

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const CIRCLE: Circle = { kind: 'circle', size: 1, x: 0.5, y: 0.5, r: 0.1 };
const stroke = (count: number): Stroke => ({ kind: 'stroke', size: 1, points: Array(2 * count).fill(0.5) });

describe('a stroke', () => {
  test('keeps its ends, stays on the picture and within its limits, for any input', () => {
    fc.assert(
      fc.property(fc.array(unit, { minLength: 2, maxLength: 3000 }), (drawn) => {
        const points = drawn.slice(0, drawn.length - (drawn.length % 2));
        const kept = thinned(points);
        expect(kept.length % 2).toBe(0);
        expect(kept.length).toBeLessThanOrEqual(2 * DRAWING_LIMITS.points);
        expect(kept.every((value) => value >= 0 && value <= 1)).toBe(true);
        expect(kept[0]).toBeCloseTo(points[0] as number, 3);
        expect(kept.at(-1)).toBeCloseTo(points.at(-1) as number, 3);
      }),
      { numRuns: 60 },
    );
  });

  test('has two points when straight; a corner stays', () => {
    const line = Array.from({ length: 50 }, (_, i) => [i / 50, i / 50]).flat();
    expect(thinned(line)).toEqual([0, 0, 0.98, 0.98]);
    expect(thinned([0, 0, 0.25, 0, 0.5, 0, 0.5, 0.5])).toEqual([0, 0, 0.5, 0, 0.5, 0.5]);
    expect(thinned([0.2, 0.3])).toEqual([0.2, 0.3]);
  });

  test('becomes a path of numbers alone', () => {
    expect(pathOf([0, 0, 0.5, 1], 300, 200)).toBe('M0.0 0.0L150.0 200.0');
    expect(pathOf([0.5, 0.5], 300, 200)).toBe('M150.0 100.0h0');
  });
});

describe('a tap', () => {
  const phone = { width: 390, height: 260 };

  test('without movement, or with that of a finger, draws nothing', () => {
    expect(isTap([0.5, 0.5], phone)).toBe(true);
    expect(isTap([0.5, 0.5, 0.5 + 3 / 390, 0.5 - 3 / 260], phone)).toBe(true);
  });

  test.each([
    ['across', [0.5, 0.5, 0.5 + 6 / 390, 0.5]],
    ['down', [0.5, 0.5, 0.5, 0.5 + 6 / 260]],
    ['there and back', [0.5, 0.5, 0.6, 0.5, 0.5, 0.5]],
  ])('that moves %s is a stroke', (_where, points) => {
    expect(isTap(points, phone)).toBe(false);
  });
});

describe('a circle', () => {
  test('stays on the picture and within its sizes, however it is moved', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        (a, b) => {
          const { x, y } = moved(CIRCLE, a, b);
          const { r } = resized(CIRCLE, a);
          expect([x, y].every((value) => value >= 0 && value <= 1)).toBe(true);
          expect(r >= DRAWING_LIMITS.smallest && r <= DRAWING_LIMITS.largest).toBe(true);
        },
      ),
    );
  });
});

test.each([
  [[], 10, true],
  [Array(DRAWING_LIMITS.most).fill(CIRCLE), 0, false],
  [[stroke(DRAWING_LIMITS.points), stroke(DRAWING_LIMITS.points)], DRAWING_LIMITS.points, true],
  [[stroke(DRAWING_LIMITS.points), stroke(DRAWING_LIMITS.points), stroke(DRAWING_LIMITS.points)], 1, false],
])('marks fit as long as they are few (%#)', (marks, points, room) => {
  expect(fits(marks, points)).toBe(room);
});

test.each([
  ['  two\r\n\r\n\r\n\r\nlines \t\n', 'two\n\nlines'],
  ['a\u0000b\u202ec\u2066d\ufeff', 'abcd'],
  ['שלום\u200f!', 'שלום\u200f!'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['\u0007\u2029', ''],
])('text is plain: %j', (typed, kept) => {
  expect(cleanText(typed)).toBe(kept);
});
test('a name is one line', () => {
  expect(cleanLine(' Dana\n Levi ')).toBe('Dana Levi');
});

test.each([
  [false, false, 'open'],
  [false, true, 'answered'],
  [true, false, 'resolved'],
  [true, true, 'resolved'],
] as const)(
  'a thread that is resolved: %s, last by the studio: %s, is %s',
  (resolved, lastByStudio, state) => {
    expect(threadState({ resolved, lastByStudio })).toBe(state);
  },
);
test('a client’s comment reopens a resolved thread, the studio’s does not', () => {
  expect([staysResolved(false), staysResolved(true)]).toEqual([false, true]);
});

describe('a mail is due', () => {
  const now = new Date('2026-11-22T03:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  test.each<[string, number[], number[], boolean]>([
    ['not without new comments', [], [], false],
    ['not while comments are being written', [QUIET_MINUTES - 1, 30], [], false],
    ['after the pause', [QUIET_MINUTES, 30], [], true],
    ['at the latest while comments are still being written', [1, LONGEST_MINUTES], [], true],
    ['not within an hour of the last', [20], [APART_MINUTES - 1], false],
    ['an hour after the last', [20], [APART_MINUTES], true],
    ['not beyond the daily maximum', [20], Array.from({ length: MOST_A_DAY }, (_, i) => 61 + i * 70), false],
    ['and again the next day', [20], Array.from({ length: MOST_A_DAY }, (_, i) => 24 * 60 + 1 + i), true],
  ])('%s', (_what, waiting, rounds, due) => {
    expect(digestDue(waiting.map(ago), rounds.map(ago), now)).toBe(due);
  });
});

describe('a comment notifies', () => {
  const people = ['bride', 'groom', 'mother'];
  const talking = new Map([['photo', new Set(['bride', 'groom'])]]);
  test.each([
    ['everybody: the studio’s first one', { media: 'other', writer: 'noa', byStudio: true }, people],
    [
      'those who commented there: the studio’s answer',
      { media: 'photo', writer: 'noa', byStudio: true },
      ['bride', 'groom'],
    ],
    [
      'the others who commented there: a client’s',
      { media: 'photo', writer: 'bride', byStudio: false },
      ['groom'],
    ],
    ['no client: a client’s first one', { media: 'other', writer: 'bride', byStudio: false }, []],
  ])('%s', (_what, news, notified) => {
    expect(audienceOf(news, people, talking)).toEqual(notified);
  });
});
