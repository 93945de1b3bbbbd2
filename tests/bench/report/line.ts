import { median, show } from './stats';

/** The budget of a number: absolute, or as a share of the limit. */
export type Must =
  | { atLeast: number }
  | { atMost: number }
  /** Ours divided by the limit's. */
  | { share: number }
  /** Ours at most so many times the limit's. */
  | { times: number }
  /** At most so much more than the limit's. */
  | { above: number };

/** One line of the table: our rounds, and those of the limit measured beside it in the same run. */
export interface Line {
  what: string;
  unit: string;
  ours: number[];
  limit?: { what: string; rounds: number[] };
  /** Absent where the number is only reported. */
  must?: Must;
  note?: string;
}

/** Ours as a share of the limit, or null without one. */
export function shareOf({ ours, limit }: Line): number | null {
  return limit ? median(ours) / median(limit.rounds) : null;
}

/** Whether the line meets its budget; null without one. */
export function isMet(line: Line): boolean | null {
  const { must, ours } = line;
  if (!must) return null;
  const middle = median(ours);
  if ('atLeast' in must) return middle >= must.atLeast;
  if ('atMost' in must) return middle <= must.atMost;
  if ('times' in must) return (shareOf(line) ?? Number.POSITIVE_INFINITY) <= must.times;
  if ('above' in must) return middle - median(line.limit?.rounds ?? [0]) <= must.above;
  return (shareOf(line) ?? 0) >= must.share;
}

/** The budget as text. */
export function wordsOf(must: Must | undefined): string {
  if (!must) return '';
  if ('atLeast' in must) return `≥ ${show(must.atLeast)}`;
  if ('atMost' in must) return `≤ ${show(must.atMost)}`;
  if ('times' in must) return `≤ ${must.times} × the limit`;
  if ('above' in must) return `≤ ${show(must.above)} above the limit`;
  return `≥ ${must.share} of the limit`;
}
