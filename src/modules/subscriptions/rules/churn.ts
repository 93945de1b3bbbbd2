/** What is known of the studios that pay, for a span of days. */
interface Paying {
  /** Studios that pay now. */
  now: number;
  /** Began to pay, and ended, in the span. */
  began: number;
  ended: number;
}

/** Returns the percent of the studios paying at the beginning of a span that ended in it; null where none paid then. */
export function churnPercent({ now, began, ended }: Paying): number | null {
  const before = now - began + ended;
  // One that began and ended within the span did not pay at its beginning.
  return before <= 0 ? null : Math.min(100, Math.round((ended * 1000) / before) / 10);
}
