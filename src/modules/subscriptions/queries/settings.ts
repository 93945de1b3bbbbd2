import type { Sql } from '@/core/db/pool';

/** The row of `installation` that holds what operators set for subscriptions. */
const KEY = 'subscriptions';

/** Returns what operators set, as it is stored; empty if nothing was. */
export async function readStored(sql: Sql): Promise<Record<string, unknown>> {
  const { rows } = await sql.query<{ value: Record<string, unknown> }>(
    'select value from installation where key = $1',
    [KEY],
  );
  return rows[0]?.value ?? {};
}

/** Stores changed settings; the others stay. */
export async function storeSettings(sql: Sql, values: object): Promise<void> {
  await sql.query(
    `insert into installation (key, value) values ($1, $2::jsonb)
     on conflict (key) do update set value = installation.value || $2::jsonb`,
    [KEY, JSON.stringify(values)],
  );
}
