import { pool, type Sql } from '@/core/db/pool';

/**
 * Adds to the count of a key in the current span of `seconds`, in one row, so that concurrent requests wait for each
 * other. Returns the count with the addition, and how many seconds of the span are `left`.
 */
export async function addToRate(
  sql: Sql,
  rate: { key: string; seconds: number; count: number },
): Promise<{ count: number; left: number } | null> {
  const { rows } = await sql.query<{ count: number; left: number }>({
    name: 'take-rate',
    text: `insert into rates (key, span, count)
           values ($1, to_timestamp(floor(extract(epoch from now()) / $2::float8) * $2::float8), $3)
           on conflict (key, span) do update set count = rates.count + excluded.count
           returning count, ceil(extract(epoch from span) + $2::float8 - extract(epoch from now()))::int as left`,
    values: [rate.key, rate.seconds, rate.count],
  });
  return rows[0] ?? null;
}

/** Of these keys, those with wrong tries in the last minutes: how many, and when the oldest was. */
export async function countTries(
  keys: string[],
  minutes: number,
): Promise<{ key: string; count: number; oldest: Date }[]> {
  const { rows } = await pool().query<{ key: string; count: number; oldest: Date }>(
    `select key, count(*)::int as count, min(created_at) as oldest
       from tries where key = any($1) and created_at > now() - make_interval(mins => $2) group by key`,
    [keys, minutes],
  );
  return rows;
}

/** Writes one wrong try for each key. */
export async function insertTries(sql: Sql, keys: string[]): Promise<void> {
  await sql.query('insert into tries (key) select unnest($1::text[])', [keys]);
}
