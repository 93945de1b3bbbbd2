import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAYS_MOST, fillDays, WEEKS_MOST } from './fill-days';

const done = (day: string, added = 1, removed = 0) => ({ day, added, removed });

test('no activity has no days', () => {
  expect(fillDays([])).toEqual({ per: 'day', days: [] });
});

test('inactive days fill the gaps, over the end of a month and of a year', () => {
  expect(fillDays([done('2026-12-30', 2), done('2027-01-02', 3, 1)])).toEqual({
    per: 'day',
    days: [done('2026-12-30', 2), done('2026-12-31', 0), done('2027-01-01', 0), done('2027-01-02', 3, 1)],
  });
});

test('many days are grouped by weeks from the first one on', () => {
  const { per, days } = fillDays([
    done('2026-01-01'),
    done('2026-01-07', 2),
    done('2026-01-08', 4),
    done('2026-03-01'),
  ]);
  expect(per).toBe('week');
  expect(days.slice(0, 2)).toEqual([done('2026-01-01', 3), done('2026-01-08', 4)]);
});

test('every change is in exactly one bar, within the maximum number of bars', () => {
  const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 7 * WEEKS_MOST - 1 }), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(offsets, (given) => {
      const days = [...given]
        .sort((a, b) => a - b)
        .map((offset) =>
          done(new Date(Date.UTC(2026, 1, 1 + offset)).toISOString().slice(0, 10), offset + 1, 1),
        );
      const filled = fillDays(days);
      const sum = (of: typeof days) => of.reduce((total, { added }) => total + added, 0);
      expect(sum(filled.days)).toBe(sum(days));
      expect(filled.days.length).toBeLessThanOrEqual(filled.per === 'day' ? DAYS_MOST : WEEKS_MOST);
    }),
  );
});
