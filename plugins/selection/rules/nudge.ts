/** A friendly word a day is enough, whoever of the studio sends it. */
export const NUDGE_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;

/** When a project's people may be nudged again; null where they may be now. */
export function nextNudge(last: Date | null, now: Date): Date | null {
  if (!last) return null;
  const next = new Date(last.getTime() + NUDGE_HOURS * HOUR_MS);
  return next > now ? next : null;
}

/** What the order of open selections looks at. */
interface Open {
  closes_on: string | null;
  last_pick_at: string | null;
  published_at: string | null;
}

/** Open selections in the order they ask for attention: the nearest last day first, then those that rest the longest. */
export function byUrgency(one: Open, other: Open): number {
  const day = (open: Open) => open.closes_on ?? '9999-12-31';
  const moved = (open: Open) => open.last_pick_at ?? open.published_at ?? '';
  return day(one).localeCompare(day(other)) || moved(one).localeCompare(moved(other));
}
