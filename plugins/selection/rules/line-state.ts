/** A product's numbers, as a summary needs them. */
interface Counted {
  count: number;
  outside: number;
  standing: { missing: number; over: number };
}

/**
 * A product's state in the summary before sending: picks are missing, there are too many, nothing is chosen (and
 * nothing has to be), or it is done.
 */
export type LineState = 'missing' | 'over' | 'untouched' | 'ready';

/** Returns a product's state in the summary. */
export function lineState({ count, outside, standing: { missing, over } }: Counted): LineState {
  if (missing > 0) return 'missing';
  if (over + outside > 0) return 'over';
  return count === 0 ? 'untouched' : 'ready';
}

/** Whether sending is the next step: every minimum is met, and something is chosen. */
export const isReady = (products: readonly Counted[]): boolean =>
  products.some(({ count }) => count > 0) && products.every(({ standing }) => standing.missing === 0);
