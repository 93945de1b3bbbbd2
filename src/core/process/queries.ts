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
