import { requestRender } from '@media/jobs';
import { type Sql, transaction } from '@/core/db/pool';
import { requireAllowed } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import type { EventRow } from '@/modules/access/project-repo';
import { type BulkDone, extendExpiry } from '@/modules/project/rules/bulk';

interface Standing {
  brand: string | null;
  expires_at: Date | null;
  mark: string | null;
}

/** Returns a project's brand and expiry, locked until the transaction ends. Throws NOT_FOUND. */
async function hold(sql: Sql, id: string): Promise<Standing> {
  const { rows } = await sql.query<Standing>(
    `select brand_id as brand, expires_at, watermark_mark as mark from events
      where id = $1 and deleted_at is null for update`,
    [id],
  );
  if (!rows[0]) throw new KeepersError('NOT_FOUND');
  return rows[0];
}

/**
 * Gives a project another brand of its account; renders its pictures again if their watermark changes. `from`: the
 * expected current brand. Throws NOT_FOUND, INVALID_INPUT for another account's brand, STALE.
 */
export async function setBrand(event: EventRow, brand: string, from?: string | null): Promise<BulkDone> {
  return transaction(async (sql) => {
    const was = await hold(sql, event.id);
    if (from !== undefined && from !== was.brand) throw new KeepersError('STALE');
    const theirs = await sql.query('select 1 from brands where id::text = $1 and account_id = $2', [
      brand,
      event.account_id,
    ]);
    if (!theirs.rowCount) throw new KeepersError('INVALID_INPUT', {}, { brand: 'invalid' });
    if (was.brand === brand) return { id: event.id, changed: false, was: brand, is: brand };
    const { rows } = await sql.query<{ mark: string | null }>(
      'update events set brand_id = $2, updated_at = now() where id = $1 returning watermark_mark as mark',
      [event.id, brand],
    );
    if (rows[0]?.mark !== was.mark) await requestRender(sql, event.id);
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
    if (is !== was)
      await sql.query('update events set expires_at = $2, updated_at = now() where id = $1', [event.id, is]);
    return { id: event.id, changed: is !== was, was, is };
  });
}
