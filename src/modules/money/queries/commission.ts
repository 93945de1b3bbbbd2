import type { Sql } from '@/core/db/pool';

/** Returns the percent of sales that an account's plan leaves to the platform. */
export async function readPercent(sql: Sql, account: string): Promise<number> {
  const { rows } = await sql.query<{ percent: number }>(
    'select sales_commission_percent as percent from entitlements where account_id = $1',
    [account],
  );
  return rows[0]?.percent ?? 0;
}

/** Returns the commission of the first payment of the same sum for a purpose; null where none took one. */
export async function readFrozen(
  sql: Sql,
  { kind, purpose, amount, currency }: { kind: string; purpose: string; amount: number; currency: string },
): Promise<number | null> {
  const { rows } = await sql.query<{ commission: number }>(
    `select p.commission::float8 as commission from payments p
       join payment_connections c on c.id = p.connection_id and c.mode = 'connect'
      where p.purpose_id = $2 and p.kind = $1 and p.amount = $3 and p.currency = $4 order by p.created_at limit 1`,
    [kind, purpose, amount, currency],
  );
  return rows[0]?.commission ?? null;
}
