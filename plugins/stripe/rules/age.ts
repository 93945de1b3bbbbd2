/** How long Stripe surely repeats an answer for its idempotency key, less an hour for its clock and ours. */
const KEY_LIFE = 23 * 3_600_000;

/** Returns when an id was made, in milliseconds since 1970; null for an id without a time (not version 7). */
export function madeAt(id: string): number | null {
  const digits = id.replaceAll('-', '');
  return digits[12] === '7' ? Number.parseInt(digits.slice(0, 12), 16) : null;
}

/** Whether Stripe may have forgotten the idempotency key that this id is. */
export function isOldKey(id: string, now: number): boolean {
  const made = madeAt(id);
  return made !== null && now - made > KEY_LIFE;
}
