import { pool } from '@/core/db/pool';

/**
 * Writes a heartbeat with the database's time as a row of `installation`, and deletes those whose key starts with
 * `prefix` that are older than an hour.
 */
export async function writeHeartbeat(key: string, value: object, prefix: string): Promise<void> {
  await pool().query(
    `with gone as (delete from installation where starts_with(key, $3)
        and (value->>'at')::timestamptz < now() - interval '1 hour')
     insert into installation (key, value) values ($1, $2::jsonb || jsonb_build_object('at', now()))
     on conflict (key) do update set value = excluded.value`,
    [key, JSON.stringify(value), prefix],
  );
}

/** Deletes a process's heartbeat. */
export async function deleteHeartbeat(key: string): Promise<void> {
  await pool().query('delete from installation where key = $1', [key]);
}

const SITE_NAMES = 'site-names';

/** Whether the last check found that the names of sites lead to this installation. */
export async function readSiteNames(): Promise<boolean> {
  const { rows } = await pool().query<{ work: boolean }>(
    'select exists (select 1 from installation where key = $1) as work',
    [SITE_NAMES],
  );
  return rows[0]?.work ?? false;
}

/** Stores that the names of sites lead here. */
export async function storeSiteNames(): Promise<void> {
  await pool().query(
    `insert into installation (key, value) values ($1, jsonb_build_object('found_at', now()))
     on conflict (key) do update set value = excluded.value`,
    [SITE_NAMES],
  );
}

/** Forgets that the names of sites lead here, if they were last found more than `hours` ago. */
export async function forgetSiteNames(hours: number): Promise<void> {
  await pool().query(
    `delete from installation where key = $1
        and (value->>'found_at')::timestamptz < now() - make_interval(hours => $2)`,
    [SITE_NAMES, hours],
  );
}
