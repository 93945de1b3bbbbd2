import type { Sql } from '@/core/db/pool';
import type { Entry } from '@/modules/money/rules/ledger';

/** A posting: what happened to which row; `nr` distinguishes repeated postings of one row. */
export interface Posting {
  id: string;
  kind: 'paid' | 'unmarked' | 'refunded' | 'fee' | 'held' | 'loss' | 'payout';
  source: string;
  nr: number;
  currency: string;
  entries: readonly Entry[];
  now: Date;
}

/** Posts entries; does nothing for a posting that was made before, or without entries. Returns whether it was made now. */
export async function post(sql: Sql, one: Posting): Promise<boolean> {
  if (one.entries.length === 0) return false;
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
