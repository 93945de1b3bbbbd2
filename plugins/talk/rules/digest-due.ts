const MINUTE = 60_000;

/** Minutes without a new comment before a mail is sent: its author may still be writing. */
export const QUIET_MINUTES = 10;
/** Maximum minutes that the first comment waits, however long others go on writing. */
export const LONGEST_MINUTES = 45;
/** Minimum minutes between two mails to one side of a project. */
export const APART_MINUTES = 60;
/** Maximum mails to one side of a project per day. */
export const MOST_A_DAY = 6;
/** Hours after which no mail is sent for a comment. */
export const NEWS_HOURS = 48;

/**
 * Whether a mail to one side of a project is due. `waiting`: when its pending comments were written; `rounds`: when it
 * was mailed within the last day.
 */
export function digestDue(waiting: readonly Date[], rounds: readonly Date[], now: Date): boolean {
  if (waiting.length === 0) return false;
  const age = (at: Date) => (now.getTime() - at.getTime()) / MINUTE;
  const ages = waiting.map(age);
  if (Math.min(...ages) < QUIET_MINUTES && Math.max(...ages) < LONGEST_MINUTES) return false;
  const today = rounds.filter((at) => age(at) < 24 * 60);
  return today.length < MOST_A_DAY && today.every((at) => age(at) >= APART_MINUTES);
}
