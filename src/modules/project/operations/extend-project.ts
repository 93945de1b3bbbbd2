import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { sameValue } from '@/core/errors/keep-changes';
import { endOfDay } from '@/core/time/zone-time';
import type { EventRow } from '@/modules/access/queries';
import { extendExpiry, holdExpiry } from '@/modules/project/queries/expiry';
import { extended, remindedAlready } from '@/modules/project/rules/expiry';

/** The number of days, or the new last day; `seen` is the base value of the expiry. */
export interface Extension {
  days?: number;
  until?: string;
  seen: string | null;
}

/**
 * Extends a project to the end of a day in its time zone; a closed one opens again. Resets its reminders. Throws STALE
 * if the expiry differs from `seen`, so that two concurrent presses extend it once, and INVALID_INPUT for a day in the
 * past.
 */
export async function extendProject(
  event: EventRow,
  { days, until, seen }: Extension,
  now = new Date(),
): Promise<{ expires_at: string }> {
  return transaction(async (sql) => {
    const row = await holdExpiry(sql, event.id);
    if (!row) throw new KeepersError('NOT_FOUND');
    if (!sameValue(row.expires_at, seen)) throw new KeepersError('STALE');
    const at = until ? endOfDay(until, row.time_zone) : extended(row, days ?? 0, now);
    if (at.getTime() <= now.getTime()) throw new KeepersError('INVALID_INPUT', {}, { until: 'invalid' });
    const reminded = remindedAlready({ expires_at: at, time_zone: row.time_zone }, now);
    await extendExpiry(sql, event.id, at, reminded);
    return { expires_at: at.toISOString() };
  });
}
