import { requestRender } from '@media/jobs';
import { type Sql, transaction } from '@/core/db/pool';
import { requireAllowed } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import type { EventRow } from '@/modules/access/queries';
import { writeExpiry } from '@/modules/project/queries/expiry';
import { namesBrand } from '@/modules/project/queries/owners';
import { holdFields, type ProjectFields, writeBrand } from '@/modules/project/queries/project-rows';
import { type BulkDone, extendExpiry } from '@/modules/project/rules/bulk';

/** Returns a project's brand and expiry, locked until the transaction ends. Throws NOT_FOUND. */
async function hold(sql: Sql, id: string): Promise<ProjectFields> {
  const held = await holdFields(sql, id);
  if (!held) throw new KeepersError('NOT_FOUND');
  return held;
}

/**
 * Gives a project another brand of its account; renders its pictures again if their watermark changes. `from`: the
 * expected current brand. Throws NOT_FOUND, INVALID_INPUT for another account's brand, STALE.
 */
export async function setBrand(event: EventRow, brand: string, from?: string | null): Promise<BulkDone> {
  return transaction(async (sql) => {
    const was = await hold(sql, event.id);
    if (from !== undefined && from !== was.brand) throw new KeepersError('STALE');
    if (!(await namesBrand(sql, event.account_id, brand)))
      throw new KeepersError('INVALID_INPUT', {}, { brand: 'invalid' });
    if (was.brand === brand) return { id: event.id, changed: false, was: brand, is: brand };
    if ((await writeBrand(sql, event.id, brand)) !== was.mark) await requestRender(sql, event.id);
    return { id: event.id, changed: true, was: was.brand, is: brand };
  });
}

/** A new expiry: additional days, or a time (null: none). */
export type ExpiryInput = { days: number } | { at: Date | null; from?: string | null };

/**
 * Changes a project's expiry. Throws NOT_FOUND, NO_EXPIRY if there is none to extend, STALE if the current one differs.
 */
export async function setExpiry(event: EventRow, input: ExpiryInput, now = new Date()): Promise<BulkDone> {
  return transaction(async (sql) => {
    const { expires_at } = await hold(sql, event.id);
    const was = expires_at?.toISOString() ?? null;
    if ('from' in input && input.from !== undefined && input.from !== was) throw new KeepersError('STALE');
    const until =
      'days' in input ? requireAllowed(extendExpiry({ expires_at, days: input.days, now })).until : input.at;
    const is = until?.toISOString() ?? null;
    if (is !== was) await writeExpiry(sql, event.id, is);
    return { id: event.id, changed: is !== was, was, is };
  });
}
