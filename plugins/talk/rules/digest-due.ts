const MINUTE = 60_000;

/** Minutes of quiet after the last comment before a message goes out: who is still writing has more to say. */
export const QUIET_MINUTES = 10;
/** Minutes the first comment waits at most, however long the others go on. */
export const LONGEST_MINUTES = 45;
/** Minutes between two messages to one side of a project. */
export const APART_MINUTES = 60;
/** Messages to one side of a project within a day. */
export const MOST_A_DAY = 6;
/** Hours after which a comment is no news. */
export const NEWS_HOURS = 48;

/**
 * Whether one side of a project is written to now. `waiting`: when the comments it has not heard of were made; `rounds`:
 * when it was written to within the last day.
 */
export function digestDue(waiting: readonly Date[], rounds: readonly Date[], now: Date): boolean {
  if (waiting.length === 0) return false;
  const age = (at: Date) => (now.getTime() - at.getTime()) / MINUTE;
  const ages = waiting.map(age);
  if (Math.min(...ages) < QUIET_MINUTES && Math.max(...ages) < LONGEST_MINUTES) return false;
  const today = rounds.filter((at) => age(at) < 24 * 60);
  return today.length < MOST_A_DAY && today.every((at) => age(at) >= APART_MINUTES);
}
