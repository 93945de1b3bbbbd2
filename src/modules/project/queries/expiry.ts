import { pool, type Sql } from '@/core/db/pool';
import type { Expiry } from '@/modules/project/rules/expiry';

/** Locks a project that is not in the trash; returns its expiry, or null. */
export async function holdExpiry(
  sql: Sql,
  id: string,
): Promise<{ expires_at: Date | null; time_zone: string } | null> {
  const { rows } = await sql.query<{ expires_at: Date | null; time_zone: string }>(
    'select expires_at, time_zone from events where id = $1 and deleted_at is null for update',
    [id],
  );
  return rows[0] ?? null;
}

/** Extends a project; `reminded`: the days of the reminder that counts as sent, null for none. */
export async function extendExpiry(sql: Sql, id: string, at: Date, reminded: number | null): Promise<void> {
  await sql.query(
    'update events set expires_at = $2, expiry_told_for = $2, expiry_told = $3, updated_at = now() where id = $1',
    [id, at, reminded],
  );
}

/** Sets a project's expiry; its reminders are due again. */
export async function writeExpiry(sql: Sql, id: string, at: string | null): Promise<void> {
  await sql.query('update events set expires_at = $2, updated_at = now() where id = $1', [id, at]);
}

/** A project that expires soon. */
export interface ClosingProject extends Expiry {
  id: string;
  expires_at: Date;
  remind_clients: boolean;
}

/** The open projects that expire within 16 days: the first reminder is due at most 15 before, in any time zone. */
export async function listClosing(now: Date): Promise<ClosingProject[]> {
  const { rows } = await pool().query<ClosingProject>(
    `select id, expires_at, time_zone, expiry_told_for as told_for, expiry_told::int as told,
            remind_clients_of_expiry as remind_clients
       from events
      where expires_at > $1 and expires_at < $1 + interval '16 days'
        and published_at is not null and archived_at is null and deleted_at is null`,
    [now],
  );
  return rows;
}

/** Records a reminder of `days` before the expiry; false if it was recorded before, or the expiry is another one. */
export async function claimReminder(
  sql: Sql,
  { id, expires_at }: ClosingProject,
  days: number,
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update events set expiry_told_for = expires_at, expiry_told = $3
      where id = $1 and expires_at = $2 and deleted_at is null
        and (expiry_told_for is distinct from expires_at or expiry_told is null or expiry_told > $3)`,
    [id, expires_at, days],
  );
  return Boolean(rowCount);
}
