import type { Figure } from '../wire';
import { isIn, type Span } from './periods';

/** A count of a day, of any place. */
interface Counted {
  day: string;
  kind: string;
  name: string;
  count: number;
}

/** A kind of number as it is shown. */
export interface ShownKind {
  label: string;
  unit: Figure['unit'];
  /** Each of its parts is a figure, such as each currency. */
  split?: boolean;
  /** The names of its parts. */
  parts?: Record<string, string>;
}

/** Returns the sum of one kind in a span of days; of one part of it if `name` is given. */
export const sumOf = (counts: readonly Counted[], kind: string, span?: Span, name?: string): number =>
  counts.reduce(
    (sum, one) =>
      one.kind === kind && (!span || isIn(span, one.day)) && (name === undefined || one.name === name)
        ? sum + one.count
        : sum,
    0,
  );

/** Returns the sums of a kind's parts, the largest first. */
export function partsOf(
  counts: readonly Counted[],
  kind: string,
  span?: Span,
): { name: string; count: number }[] {
  const sums = new Map<string, number>();
  for (const { day, kind: own, name, count } of counts)
    if (own === kind && (!span || isIn(span, day))) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

/** Returns the figures of these kinds in their order; a kind that is split has one for each. */
export function figuresOf(
  counts: readonly Counted[],
  kinds: Record<string, ShownKind>,
  spans: { now?: Span; before?: Span } = {},
): Figure[] {
  return Object.entries(kinds).flatMap(([kind, { label, unit, split }]) => {
    const own = counts.filter((one) => one.kind === kind);
    const names = split ? [...new Set(own.map(({ name }) => name))].sort() : [undefined];
    return names.map((name) => ({
      kind,
      label,
      name: name ?? '',
      unit,
      count: sumOf(own, kind, spans.now, name),
      before: spans.before ? sumOf(own, kind, spans.before, name) : null,
    }));
  });
}

/** Returns parts of a kind with their names; a part without one keeps its own. */
export const namedParts = (
  parts: readonly { name: string; count: number }[],
  kind: ShownKind | undefined,
): { name: string; count: number }[] =>
  parts.map(({ name, count }) => ({ name: kind?.parts?.[name] ?? name, count }));
