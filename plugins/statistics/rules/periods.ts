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

/** The period of a screen's address; a month by default. */
export const periodIn = (search: Record<string, string | string[] | undefined>): Period =>
  PERIOD_NAMES.find((name) => name === search.period) ?? 'month';

/** Spans of days that a project's figures are shown for: since its publication, and all of its days. */
export const PROJECT_PERIOD_NAMES = ['week', 'month', 'published', 'all'] as const;
export type ProjectPeriod = (typeof PROJECT_PERIOD_NAMES)[number];

/** The period of the `period` of a tab's address; all days by default. */
export const projectPeriod = (given: unknown): ProjectPeriod =>
  PROJECT_PERIOD_NAMES.find((name) => name === given) ?? 'all';

/** A span of days, the last included. */
export interface Span {
  from: string;
  to: string;
}

/** A span with the bars of its chart; the last bar ends with it. */
export interface Charted extends Span {
  /** The days from one bar to the next. */
  step: number;
  steps: number;
}

/** A period that ends on a day, and the equally long one before it. */
export interface Compared extends Charted {
  before: Span;
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

/** The most bars of days, and of weeks, that a chart shows; of longer spans a bar is four weeks. */
const BARS = 60;

/** Returns the span from a day to `today`, of at least a week; its first bar may have fewer days than the others. */
export function spanSince(first: string, today: string): Charted {
  const days = Math.max(7, daysBetween(first, today) + 1);
  const step = days <= BARS ? 1 : days <= 7 * BARS ? 7 : 28;
  return { from: plusDays(today, 1 - days), to: today, step, steps: Math.ceil(days / step) };
}

/** Whether a day is in a span. */
export const isIn = ({ from, to }: Span, day: string): boolean => day >= from && day <= to;

/** Returns the first day of a bar. */
export function barStart(nr: number, { from, to, step, steps }: Charted): string {
  const day = plusDays(to, 1 - (steps - nr) * step);
  return day < from ? from : day;
}

/** Returns the sums of each bar of a span, in order. */
export function barsOf(counts: readonly { day: string; count: number }[], charted: Charted): number[] {
  const { to, step, steps } = charted;
  const bars = Array.from({ length: steps }, () => 0);
  for (const { day, count } of counts) {
    if (!isIn(charted, day)) continue;
    const nr = steps - 1 - Math.floor(daysBetween(day, to) / step);
    bars[nr] = (bars[nr] ?? 0) + count;
  }
  return bars;
}
