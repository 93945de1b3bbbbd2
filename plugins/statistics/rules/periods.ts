import { daysBetween, plusDays } from './day-of';

/** Spans of days that figures are shown for: how many steps, of how many days each. */
export const PERIODS = {
  week: { steps: 7, days: 1 },
  month: { steps: 30, days: 1 },
  year: { steps: 52, days: 7 },
  years: { steps: 39, days: 28 },
} as const;
export type Period = keyof typeof PERIODS;
export const PERIOD_NAMES = ['week', 'month', 'year', 'years'] as const satisfies readonly Period[];

/** A span of days, the last included. */
export interface Span {
  from: string;
  to: string;
}

/** A period that ends on a day, and the equally long one before it. */
export interface Compared extends Span {
  before: Span;
  /** The days from one bar of its chart to the next. */
  step: number;
  steps: number;
}

/** Returns the period that ends on `today`. */
export function periodOf(period: Period, today: string): Compared {
  const { steps, days } = PERIODS[period];
  const from = plusDays(today, 1 - steps * days);
  return {
    from,
    to: today,
    before: { from: plusDays(from, -steps * days), to: plusDays(from, -1) },
    step: days,
    steps,
  };
}

/** Whether a day is in a span. */
export const isIn = ({ from, to }: Span, day: string): boolean => day >= from && day <= to;

/** Returns the sums of each bar of a period that begins on `from`, in order. */
export function barsOf(
  counts: readonly { day: string; count: number }[],
  { from, step, steps }: { from: string; step: number; steps: number },
): number[] {
  const bars = Array.from({ length: steps }, () => 0);
  for (const { day, count } of counts) {
    const nr = Math.floor(daysBetween(from, day) / step);
    if (nr >= 0 && nr < steps) bars[nr] = (bars[nr] ?? 0) + count;
  }
  return bars;
}
