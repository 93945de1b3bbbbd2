import { pool, type Sql } from '@/core/db/pool';
import { insertChanges, type NewChange, notifyLive } from '@/core/live/queries';
import { once } from '@/core/process/state';

const COALESCE_MS = 60;

/**
 * Writes a change into the project's history, in the caller's transaction. Call `announce` after the commit.
 */
export async function recordChange(sql: Sql, change: NewChange): Promise<void> {
  await recordChanges(sql, [change]);
}

/** Writes several changes, in their order; returns the ids that the live stream sends them with. */
export async function recordChanges(sql: Sql, changes: NewChange[]): Promise<string[]> {
  if (changes.length === 0) return [];
  return insertChanges(sql, changes);
}

/**
 * Notifies every web process that a project has changed. Collects for a moment and sends one notification outside any
 * transaction: a notification inside each pick would cost more than the pick.
 */
export function announce(eventId: string): void {
  const waiting = once('announce-waiting', () => new Map<string, NodeJS.Timeout>());
  if (waiting.has(eventId)) return;
  waiting.set(
    eventId,
    setTimeout(() => {
      waiting.delete(eventId);
      const to = pool();
      notifyLive(to, eventId).catch(() => {
        // A process that has closed its pool notifies no longer.
        if (!to.ending) setTimeout(() => announce(eventId), 1000).unref();
      });
    }, COALESCE_MS),
  );
}

/** As `announce`, sent by the caller's commit: for rare writes, which need no second step after their transaction. */
export async function announceWith(sql: Sql, eventId: string): Promise<void> {
  await notifyLive(sql, eventId);
}
