/** Minimum hours between two nudges of a project, by anyone in the studio. */
export const NUDGE_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;

/** Returns when a project may be nudged again; null if it may now. */
export function nextNudge(last: Date | null, now: Date): Date | null {
  if (!last) return null;
  const next = new Date(last.getTime() + NUDGE_HOURS * HOUR_MS);
  return next > now ? next : null;
}

/** The sort keys of open selections. */
interface Open {
  closes_on: string | null;
  last_pick_at: string | null;
  published_at: string | null;
}

/** Compares open selections by urgency: the nearest closing day first, then the longest inactivity. */
export function byUrgency(one: Open, other: Open): number {
  const day = (open: Open) => open.closes_on ?? '9999-12-31';
  const moved = (open: Open) => open.last_pick_at ?? open.published_at ?? '';
  return day(one).localeCompare(day(other)) || moved(one).localeCompare(moved(other));
}
