import type { Sql } from '@/core/db/pool';
import type { Entry, LedgerName } from '@/modules/money/rules/ledger';

/** A posting: what happened to which row; `nr` tells repeated happenings of one row apart. */
export interface Posting {
  id: string;
  kind: 'paid' | 'unmarked' | 'refunded' | 'fee';
  source: string;
  nr: number;
  currency: string;
  entries: readonly Entry[];
  now: Date;
}

/** Posts entries; does nothing for a posting that was made before. Returns whether it was made now. */
export async function post(sql: Sql, one: Posting): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into ledger_transfers (id, kind, source, nr, at) values ($1, $2, $3, $4, $5)
     on conflict (kind, source, nr) do nothing`,
    [one.id, one.kind, one.source, one.nr, one.now],
  );
  if (rowCount !== 1) return false;
  await sql.query(
    `insert into ledger_entries (transfer_id, account_id, name, currency, amount)
     select $1, book, name, $2, amount from unnest($3::uuid[], $4::text[], $5::bigint[]) as e (book, name, amount)`,
    [
      one.id,
      one.currency,
      one.entries.map(({ book }) => book),
      one.entries.map(({ name }) => name),
      one.entries.map(({ amount }) => amount),
    ],
  );
  return true;
}

/** Returns the balances of an account's book (null: the platform's). */
export async function balancesOf(
  sql: Sql,
  book: string | null,
): Promise<{ name: LedgerName; currency: string; amount: number }[]> {
  // Two statements: an index is not used for `is not distinct from`.
  const { rows } = book
    ? await sql.query<{ name: LedgerName; currency: string; amount: number }>(
        `select name, currency, sum(amount)::float8 as amount from ledger_entries where account_id = $1
          group by name, currency order by name, currency`,
        [book],
      )
    : await sql.query<{ name: LedgerName; currency: string; amount: number }>(
        `select name, currency, sum(amount)::float8 as amount from ledger_entries where account_id is null
          group by name, currency order by name, currency`,
      );
  return rows;
}
