import type { Sql } from '@/core/db/pool';

/** Makes the same report wait for itself until the transaction ends. */
export async function lockReport(sql: Sql, key: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
}

/** Whether a report was recorded within the last `seconds`. */
export async function wasReported(
  sql: Sql,
  { key, seconds }: { key: string; seconds: number },
): Promise<boolean> {
  const { rows } = await sql.query(
    `select 1 from tries where key = $1 and created_at > now() - make_interval(secs => $2)`,
    [key, seconds],
  );
  return rows.length > 0;
}

/** Records a report. */
export async function insertReport(sql: Sql, key: string): Promise<void> {
  await sql.query('insert into tries (key) values ($1)', [key]);
}
