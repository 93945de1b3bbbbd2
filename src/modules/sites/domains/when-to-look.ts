const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days a record may be missing before the domain is withdrawn, and days for which an unverified domain is checked. */
export const LOST_DAYS = 3;
const WAITED_DAYS = 60;

/** The facts that decide when to check a domain again. */
export interface LookFacts {
  created_at: Date;
  checked_at: Date | null;
  verified_at: Date | null;
  /** Since when its record has been missing. */
  lost_at: Date | null;
}

/**
 * Returns milliseconds between two checks: short at first, then daily; shorter while a record is missing. Null: no more
 * checks.
 */
export function pauseOf({ created_at, verified_at, lost_at }: LookFacts, now: number): number | null {
  if (verified_at) return lost_at ? HOUR : DAY;
  const age = now - created_at.getTime();
  if (age < HOUR) return 5 * MINUTE;
  if (age < DAY) return HOUR;
  return age < WAITED_DAYS * DAY ? DAY : null;
}

/** Whether a check is due. */
export function isDue(facts: LookFacts, now = Date.now()): boolean {
  const pause = pauseOf(facts, now);
  // A little early rather than a whole round late.
  return pause !== null && now - (facts.checked_at?.getTime() ?? 0) >= pause - MINUTE;
}

/** Whether a record has been missing so long that the domain is withdrawn. */
export const isForfeit = (lost_at: Date | null, now = Date.now()): boolean =>
  lost_at !== null && now - lost_at.getTime() >= LOST_DAYS * DAY;
