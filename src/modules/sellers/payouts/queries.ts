import type { Sql } from '@/core/db/pool';
import type { Currency } from '@/modules/money/rules/plan';

const KEY = 'payouts';

/** Returns the settings as they are stored. */
export async function readPayoutSettings(sql: Sql): Promise<unknown> {
  const { rows } = await sql.query<{ value: unknown }>('select value from installation where key = $1', [
    KEY,
  ]);
  return rows[0]?.value ?? null;
}

/** Stores the settings. */
export async function storePayoutSettings(sql: Sql, values: object): Promise<void> {
  await sql.query(
    'insert into installation (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [KEY, JSON.stringify(values)],
  );
}

/** A payout as it is stored, with the name of its studio. */
export interface PayoutRow {
  id: string;
  account: string;
  name: string;
  batch: string;
  currency: Currency;
  amount: number;
  state: 'made' | 'sent' | 'cancelled';
  created_at: Date;
}

/** Returns payouts, the newest first. */
export async function listPayouts(sql: Sql, most: number): Promise<PayoutRow[]> {
  const { rows } = await sql.query<PayoutRow>(
    `select p.id, p.account_id as account, coalesce(a.name, '') as name, p.batch_id as batch, p.currency,
            p.amount::float8 as amount, p.state, p.created_at
       from seller_payouts p left join accounts a on a.id = p.account_id
      order by p.created_at desc, p.id limit $1`,
    [most],
  );
  return rows;
}

/** Returns the payouts of a batch that are not cancelled. */
export async function listBatch(sql: Sql, batch: string): Promise<PayoutRow[]> {
  const { rows } = await sql.query<PayoutRow>(
    `select p.id, p.account_id as account, coalesce(a.name, '') as name, p.batch_id as batch, p.currency,
            p.amount::float8 as amount, p.state, p.created_at
       from seller_payouts p left join accounts a on a.id = p.account_id
      where p.batch_id = $1 and p.state <> 'cancelled' order by p.id`,
    [batch],
  );
  return rows;
}

/** Waits for other transactions that make or end payouts. */
export async function lockPayouts(sql: Sql): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtext('seller-payouts'))`);
}

/** Returns the studios that wait for a payout in a file, by account and currency. */
export async function listMade(sql: Sql): Promise<{ account: string; currency: string }[]> {
  const { rows } = await sql.query<{ account: string; currency: string }>(
    "select account_id as account, currency from seller_payouts where state = 'made'",
  );
  return rows;
}

/** Stores a payout. */
export async function insertPayout(
  sql: Sql,
  one: {
    id: string;
    account: string;
    batch: string;
    currency: string;
    amount: number;
    by: string;
    now: Date;
  },
): Promise<void> {
  await sql.query(
    `insert into seller_payouts (id, account_id, batch_id, currency, amount, state, made_by, created_at)
     values ($1, $2, $3, $4, $5, 'made', $6, $7)`,
    [one.id, one.account, one.batch, one.currency, one.amount, one.by, one.now],
  );
}

/** Ends a payout that is in a file; returns whether it was. */
export async function endPayout(
  sql: Sql,
  { id, state, now }: { id: string; state: 'sent' | 'cancelled'; now: Date },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    "update seller_payouts set state = $2, ended_at = $3 where id = $1 and state = 'made'",
    [id, state, now],
  );
  return rowCount === 1;
}

/** Returns the names of studios by their ids. */
export async function namesOf(sql: Sql, accounts: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ id: string; name: string }>(
    `select id, coalesce(name, '') as name from accounts where id = any($1::uuid[])`,
    [accounts],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
