import type { Sql } from '@/core/db/pool';

/** Returns the average (of five) and the number of an account's public reviews; null without reviews. */
export async function readRating(
  sql: Sql,
  account: string,
): Promise<{ average: number; count: number } | null> {
  const { rows } = await sql.query<{ average: number | null; count: number }>({
    name: 'site-rating',
    text: `select avg(rating)::float8 as average, count(*)::int as count from reviews
            where account_id = $1 and public and deleted_at is null`,
    values: [account],
  });
  const { average = null, count = 0 } = rows[0] ?? {};
  return average === null ? null : { average, count };
}
