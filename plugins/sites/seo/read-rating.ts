import { pool } from '@plugins/kit/server/database';

/** What public reviews of an account come to; null where there are none. */
export async function readRating(account: string): Promise<{ average: number; count: number } | null> {
  const { rows } = await pool().query<{ average: number | null; count: number }>({
    name: 'site-rating',
    text: `select avg(rating)::float8 as average, count(*)::int as count from reviews
            where account_id = $1 and public and deleted_at is null`,
    values: [account],
  });
  const { average = null, count = 0 } = rows[0] ?? {};
  return average === null ? null : { average, count };
}
