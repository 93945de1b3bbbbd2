const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days a proof may be gone before the domain is taken away, and days somebody who never proved one is looked for. */
export const LOST_DAYS = 3;
const WAITED_DAYS = 60;

/** What is known of a domain when it is decided whether to look again. */
export interface LookFacts {
  created_at: Date;
  checked_at: Date | null;
  verified_at: Date | null;
  /** Since when its proof has been gone. */
  lost_at: Date | null;
}

/** Milliseconds between two looks: often at first, then daily; more often where a proof has gone. Null: no more. */
export function pauseOf({ created_at, verified_at, lost_at }: LookFacts, now: number): number | null {
  if (verified_at) return lost_at ? HOUR : DAY;
  const age = now - created_at.getTime();
  if (age < HOUR) return 5 * MINUTE;
  if (age < DAY) return HOUR;
  return age < WAITED_DAYS * DAY ? DAY : null;
}

/** Whether it is time to look. */
export function isDue(facts: LookFacts, now = Date.now()): boolean {
  const pause = pauseOf(facts, now);
  // A little early rather than a whole round late.
  return pause !== null && now - (facts.checked_at?.getTime() ?? 0) >= pause - MINUTE;
}

/** Whether a proof has been gone so long that the domain is not theirs any more. */
export const isForfeit = (lost_at: Date | null, now = Date.now()): boolean =>
  lost_at !== null && now - lost_at.getTime() >= LOST_DAYS * DAY;
