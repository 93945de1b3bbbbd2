import { pool, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { enqueue } from '@/core/jobs/boss';

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
    const { rows } = await sql.query<{ id: string; revision: number }>(
      'select id, revision::int from sites where account_id is not distinct from $1::uuid for update',
      [account],
    );
    const [site] = rows;
    if (!site) throw new KeepersError('NOT_FOUND');
    if (site.revision !== revision) throw new KeepersError('STALE');
    await sql.query(
      'update sites set scheduled = draft, scheduled_at = $2, updated_at = now() where id = $1',
      [site.id, at],
    );
    const startAfter = Math.ceil((at.getTime() - now.getTime()) / 1000);
    await enqueue(sql, PUBLISH, { site: site.id, user }, { startAfter });
  });
}

/** Cancels the schedule. Idempotent. */
export async function unscheduleSite(account: string | null): Promise<void> {
  await pool().query(
    'update sites set scheduled = null, scheduled_at = null, updated_at = now() where account_id is not distinct from $1::uuid',
    [account],
  );
}

/** Publishes a site's scheduled state once, when its time has come. Returns whether it did. */
export async function publishScheduled(
  site: string,
  user: string | null = null,
  now = new Date(),
): Promise<boolean> {
  return transaction(async (sql) => {
    const { rows } = await sql.query<{ at: Date | null; number: number }>(
      `select scheduled_at as at, (select coalesce(max(number), 0)::int + 1 from site_versions where site_id = sites.id) as number
         from sites where id = $1 for update`,
      [site],
    );
    const [row] = rows;
    if (!row?.at || row.at.getTime() > now.getTime()) return false;
    await sql.query(
      `insert into site_versions (id, site_id, account_id, number, kind, document, made_by_id, created_at, updated_at)
       select $2, id, account_id, $3, 'published', scheduled, (select id from users where id = $4::uuid), now(), now()
         from sites where id = $1`,
      [site, uuidv7(), row.number, user],
    );
    await sql.query(
      `update sites set live = scheduled, live_number = $2, published_at = $3, scheduled = null, scheduled_at = null,
              updated_at = now() where id = $1`,
      [site, row.number, now],
    );
    return true;
  });
}
