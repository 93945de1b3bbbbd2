import { noteVisit } from '@/core/events/visits';
import { once } from '@/core/process/state';
import { VIEW_MINUTES } from '@/modules/access/rules/view-count';
import { addView } from './queries';

const MOST = 50_000;
const WINDOW = VIEW_MINUTES * 60_000;

/** Grants whose view this process counted recently, with the time: most pages need no query. */
const lately = () => once<Map<string, number>>('views-lately', () => new Map());

function keep(grant: string, now: number): void {
  const seen = lately();
  seen.delete(grant);
  seen.set(grant, now);
  for (const oldest of seen.keys()) {
    if (seen.size <= MOST) break;
    seen.delete(oldest);
  }
}

/**
 * Counts a visit of a grant, at most once per half hour. Concurrent requests count once across processes: the second
 * waits for the row lock and finds the new time. Returns whether it was counted.
 */
export async function countView(grant: string, now = Date.now()): Promise<boolean> {
  const last = lately().get(grant);
  if (last !== undefined && now - last < WINDOW) return false;
  const counted = await addView(grant, now, WINDOW);
  keep(grant, now);
  if (counted)
    noteVisit({ account: counted.account, event: counted.event, visitor: counted.person, at: now });
  return counted !== null;
}
