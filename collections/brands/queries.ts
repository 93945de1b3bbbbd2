import type { Sql } from '@/core/db/pool';

/** The account of a brand; null where it is gone. */
export async function accountOfBrand(sql: Sql, id: string): Promise<string | null> {
  const { rows } = await sql.query<{ account: string }>(
    'select account_id as account from brands where id = $1',
    [id],
  );
  return rows[0]?.account ?? null;
}

/** The position at the end of an account's brands, from 0. */
export async function nextBrandPosition(sql: Sql, account: string): Promise<number> {
  const { rows } = await sql.query<{ next: number }>(
    'select coalesce(max(position), -1)::int + 1 as next from brands where account_id = $1',
    [account],
  );
  return rows[0]?.next ?? 0;
}

/** Locks a brand; returns its account and name, null where it is gone. */
export async function holdBrandOwner(
  sql: Sql,
  id: string,
): Promise<{ account: string; name: string } | null> {
  const { rows } = await sql.query<{ account: string; name: string }>(
    'select account_id as account, business_name as name from brands where id = $1 for update',
    [id],
  );
  return rows[0] ?? null;
}

/** Counts the projects that use a brand, those in the trash too. */
export async function countProjectsOf(sql: Sql, id: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    'select count(*)::int as count from events where brand_id = $1',
    [id],
  );
  return rows[0]?.count ?? 0;
}
