/** Minutes between two messages to a studio about new reviews: what comes meanwhile is gathered into the next. */
export const QUIET_MINUTES = 60;
/** Messages a day: who is flooded with reviews is not flooded with mails, too. */
export const MOST_A_DAY = 6;

/** Whether a studio may be told now. `sent`: when it was told within the last day. */
export function mayTell(sent: readonly Date[], now: Date): boolean {
  if (sent.length >= MOST_A_DAY) return false;
  return sent.every((at) => now.getTime() - at.getTime() >= QUIET_MINUTES * 60_000);
}
