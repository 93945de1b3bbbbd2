import type { Sql } from '@/core/db/pool';
import type { Currency } from '@/modules/money/rules/plan';

/** What the platform owes an account of the money it collected for it, in minor units. */
export interface Payable {
  account: string;
  currency: Currency;
  amount: number;
}

/** Returns what the platform owes each account, without those it owes nothing; below 0 after refunds of what was sent. */
export async function listPayable(sql: Sql): Promise<Payable[]> {
  const { rows } = await sql.query<Payable>(
    `select account_id as account, currency, sum(amount)::float8 as amount from ledger_entries
      where name = 'payable' and account_id is not null group by account_id, currency having sum(amount) <> 0
      order by account_id, currency`,
  );
  return rows;
}
