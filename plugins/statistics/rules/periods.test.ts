import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, daysBetween, plusDays } from './day-of';
import { barStart, barsOf, PERIOD_NAMES, PERIODS, periodOf, spanSince } from './periods';

test.each(PERIOD_NAMES)(
  '%s ends on the given day, and the period before it is as long and directly before',
  (name) => {
    const { from, to, before, step, steps } = periodOf(name, '2026-03-01');
    expect(to).toBe('2026-03-01');
    expect(daysBetween(from, to) + 1).toBe(step * steps);
    expect(daysBetween(before.from, before.to)).toBe(daysBetween(from, to));
    expect(plusDays(before.to, 1)).toBe(from);
  },
);

test('every count of a period is in exactly one bar, and none of other days', () => {
  const { steps, days } = PERIODS.year;
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -30, max: steps * days + 30 }), { maxLength: 50 }), (offsets) => {
      const bars = barsOf(
        offsets.map((offset) => ({ day: plusDays('2025-01-05', offset), count: 1 })),
        { from: '2025-01-05', to: plusDays('2025-01-05', steps * days - 1), step: days, steps },
      );
      expect(bars).toHaveLength(steps);
      expect(bars.reduce((sum, count) => sum + count, 0)).toBe(
        offsets.filter((offset) => offset >= 0 && offset < steps * days).length,
      );
    }),
  );
});

test.each([
  ['2026-11-28', 1, 7],
  ['2026-11-20', 1, 9],
  ['2026-09-30', 1, 60],
  ['2026-09-29', 7, 9],
  ['2025-10-05', 7, 60],
  ['2025-10-04', 28, 16],
  ['2023-11-29', 28, 40],
])('a span since %s has bars of %i days, %i of them, and none after today', (first, step, steps) => {
  const today = '2026-11-28';
  const span = spanSince(first, today);
  expect([span.to, span.step, span.steps]).toEqual([today, step, steps]);
  expect(span.from <= first).toBe(true);
  expect(barStart(0, span)).toBe(span.from);
  expect(daysBetween(barStart(steps - 1, span), today)).toBe(step - 1);
  const bars = barsOf(
    [first, today, plusDays(today, 1), plusDays(span.from, -1)].map((day) => ({ day, count: 1 })),
    span,
  );
  expect(bars).toHaveLength(steps);
  expect(bars.at(-1)).toBe(first === today ? 2 : 1);
  expect(bars.reduce((sum, count) => sum + count, 0)).toBe(2);
});

test('a moment belongs to the day of the wall clock in its zone', () => {
  const at = Date.parse('2026-11-26T22:30:00Z');
  expect(dayOf(at, 'Asia/Jerusalem')).toBe('2026-11-27');
  expect(dayOf(at, 'America/Los_Angeles')).toBe('2026-11-26');
});
