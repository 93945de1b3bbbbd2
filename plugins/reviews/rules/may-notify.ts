/** Minimum minutes between two mails to a studio; reviews in between go into the next. */
export const QUIET_MINUTES = 60;
/** Maximum mails a day: a flood of reviews must not become a flood of mails. */
export const MOST_A_DAY = 6;

/** Whether a studio may be mailed now. `sent`: when it was mailed within the last day. */
export function mayNotify(sent: readonly Date[], now: Date): boolean {
  if (sent.length >= MOST_A_DAY) return false;
  return sent.every((at) => now.getTime() - at.getTime() >= QUIET_MINUTES * 60_000);
}
