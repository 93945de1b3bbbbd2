import { pool, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { enqueue } from '@/core/jobs/boss';
import {
  clearSchedule,
  lockSchedule,
  lockSite,
  publishScheduledState,
  scheduleDraft,
} from '../queries/sites';
import { keepScheduled } from '../queries/versions';

/** The job that publishes a scheduled state. */
export const PUBLISH = { id: 'sites.publish-scheduled' } as const;

/**
 * Schedules publication of the draft in its current state at `at`, replacing a former schedule. Throws NOT_FOUND, STALE
 * for another revision, INVALID_INPUT for a time in the past.
 */
export async function scheduleSite(
  account: string | null,
  { at, revision, user }: { at: Date; revision: number; user: string | null },
  now = new Date(),
): Promise<void> {
  if (at.getTime() <= now.getTime()) throw new KeepersError('INVALID_INPUT', {}, { at: 'invalid' });
  await transaction(async (sql) => {
    const site = await lockSite(sql, account);
    if (!site) throw new KeepersError('NOT_FOUND');
    if (site.revision !== revision) throw new KeepersError('STALE');
    await scheduleDraft(sql, { id: site.id, at });
    const startAfter = Math.ceil((at.getTime() - now.getTime()) / 1000);
    await enqueue(sql, PUBLISH, { site: site.id, user }, { startAfter });
  });
}

/** Cancels the schedule. Idempotent. */
export async function unscheduleSite(account: string | null): Promise<void> {
  await clearSchedule(pool(), account);
}

/** Publishes a site's scheduled state once, when its time has come. Returns whether it did. */
export async function publishScheduled(
  site: string,
  user: string | null = null,
  now = new Date(),
): Promise<boolean> {
  return transaction(async (sql) => {
    const row = await lockSchedule(sql, site);
    if (!row?.at || row.at.getTime() > now.getTime()) return false;
    await keepScheduled(sql, { id: uuidv7(), site, number: row.number, user });
    await publishScheduledState(sql, { id: site, number: row.number, now });
    return true;
  });
}
