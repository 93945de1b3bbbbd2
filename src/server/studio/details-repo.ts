import { pool } from '@/server/database/pool';

/** The brands a project of this account can carry, in their order. */
export async function listBrands(account: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await pool().query<{ id: string; name: string }>(
    `select id, business_name as name from brands where account_id = $1 order by position, id`,
    [account],
  );
  return rows;
}

/** Products a project has for selection. */
export async function countProducts(eventId: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    'select count(*)::int as count from products where event_id = $1 and deleted_at is null',
    [eventId],
  );
  return rows[0]?.count ?? 0;
}
