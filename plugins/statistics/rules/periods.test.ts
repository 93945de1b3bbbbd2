import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, daysBetween, plusDays } from './day-of';
import { barsOf, PERIOD_NAMES, PERIODS, periodOf } from './periods';

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
        { from: '2025-01-05', step: days, steps },
      );
      expect(bars).toHaveLength(steps);
      expect(bars.reduce((sum, count) => sum + count, 0)).toBe(
        offsets.filter((offset) => offset >= 0 && offset < steps * days).length,
      );
    }),
  );
});

test('a moment belongs to the day of the wall clock in its zone', () => {
  const at = Date.parse('2026-11-26T22:30:00Z');
  expect(dayOf(at, 'Asia/Jerusalem')).toBe('2026-11-27');
  expect(dayOf(at, 'America/Los_Angeles')).toBe('2026-11-26');
});
