import type { Sql } from '@/core/db/pool';

/** Returns what the installation knows under a key, or null. */
export async function readFact(sql: Sql, key: string): Promise<Record<string, unknown> | null> {
  const { rows } = await sql.query<{ value: Record<string, unknown> }>(
    'select value from installation where key = $1',
    [key],
  );
  return rows[0]?.value ?? null;
}

/** Stores what the installation knows under a key. */
export async function storeFact(sql: Sql, key: string, value: object): Promise<void> {
  await sql.query(
    'insert into installation (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  );
}

/** Returns the id of a photograph of an account that everybody may see, or null. */
export async function findPublicPicture(sql: Sql, account: string): Promise<string | null> {
  const { rows } = await sql.query<{ id: string }>(
    `select m.id from media m join events e on e.id = m.event_id
      where m.account_id = $1 and e.available_public and e.allow_sharing order by m.position offset 2 limit 1`,
    [account],
  );
  return rows[0]?.id ?? null;
}

/** Whether an account has a review, deleted ones included. */
export async function hasReviews(sql: Sql, account: string): Promise<boolean> {
  const { rowCount } = await sql.query('select 1 from reviews where account_id = $1 limit 1', [account]);
  return Boolean(rowCount);
}
