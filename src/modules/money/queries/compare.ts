import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import type { BalanceLine } from '@/modules/money/payment-contract';
import type { Currency } from '@/modules/money/rules/plan';

/** Returns the connections in use, with until when their balance was compared. */
export async function connectionsToCompare(
  sql: Sql,
): Promise<{ id: string; method: string; compared_until: Date | null; created_at: Date }[]> {
  const { rows } = await sql.query<{
    id: string;
    method: string;
    compared_until: Date | null;
    created_at: Date;
  }>(
    `select id, method, compared_until, created_at from payment_connections
      where ended_at is null order by compared_until nulls first, id`,
  );
  return rows;
}

/** Stores until when a connection's balance was compared. */
export async function storeCompared(sql: Sql, id: string, until: Date): Promise<void> {
  await sql.query('update payment_connections set compared_until = $2 where id = $1', [id, until]);
}

/** Stores a line of a service's balance, once. */
export async function storeLine(sql: Sql, connection: string, one: BalanceLine): Promise<void> {
  await sql.query(
    `insert into balance_lines (id, connection_id, line, kind, payment_id, currency, net, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (connection_id, line) do nothing`,
    [uuidv7(), connection, one.line, one.kind, one.payment, one.currency, one.net, one.at],
  );
}

/** What both sides say of a payment; `ours` is null for one we do not have. */
export interface Compared {
  payment: string;
  currency: Currency;
  ours: number | null;
  theirs: number | null;
}

/**
 * Returns what the ledger and the service say of a connection's payments that moved since a time, or that a mismatch is
 * open about; those paid after `until` are compared the next time.
 */
export async function comparePayments(
  sql: Sql,
  { connection, since, until }: { connection: string; since: Date; until: Date },
): Promise<Compared[]> {
  const { rows } = await sql.query<Compared>(
    `with moved as (
       select payment_id as id from balance_lines where connection_id = $1 and at >= $2
       union select id from payments where connection_id = $1 and paid_at >= $2 and paid_at < $3 and state = 'paid' and amount > 0
       union select payment_id from money_mismatches where connection_id = $1),
     theirs as (
       select l.payment_id as id, min(l.currency) as currency, sum(l.net)::float8 as net from balance_lines l
        where l.connection_id = $1 and l.payment_id in (select id from moved) group by l.payment_id)
     select m.id as payment, coalesce(p.currency, t.currency) as currency,
            case when p.id is not null then
              (select coalesce(sum(e.amount), 0)::float8 from ledger_entries e join ledger_transfers f on f.id = e.transfer_id
                where f.kind in ('paid', 'fee', 'refunded', 'held', 'loss', 'unmarked') and e.name = 'provider'
                  and e.account_id is not distinct from
                      (select case when c.mode = 'collected' then null else p.account_id end from payment_connections c where c.id = $1)
                  and (f.source = p.id or f.source in (select r.id from refunds r where r.payment_id = p.id))) end as ours,
            t.net as theirs
       from moved m left join payments p on p.id = m.id and p.connection_id = $1 left join theirs t on t.id = m.id`,
    [connection, since, until],
  );
  return rows;
}

/** A payment of which both sides say different sums. */
export interface Mismatch extends Compared {
  reason: 'missing' | 'unknown' | 'differs';
}

/** Stores a mismatch, which keeps the time it was first found. */
export async function storeMismatch(
  sql: Sql,
  connection: string,
  one: Mismatch & { now: Date },
): Promise<void> {
  await sql.query(
    `insert into money_mismatches (id, connection_id, payment_id, currency, ours, theirs, reason, found_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (connection_id, payment_id) do update set ours = $5, theirs = $6, reason = $7`,
    [uuidv7(), connection, one.payment, one.currency, one.ours ?? 0, one.theirs ?? 0, one.reason, one.now],
  );
}

/** Removes the mismatches of payments on which both sides agree now. */
export async function dropMismatches(
  sql: Sql,
  connection: string,
  payments: readonly string[],
): Promise<void> {
  await sql.query('delete from money_mismatches where connection_id = $1 and payment_id = any($2::uuid[])', [
    connection,
    payments,
  ]);
}

/** A mismatch as it is shown; `kind` and `purpose` name what was paid for, null for a payment we do not have. */
export interface ShownMismatch {
  payment: string;
  method: string;
  kind: string | null;
  purpose: string | null;
  currency: Currency;
  ours: number;
  theirs: number;
  reason: 'missing' | 'unknown' | 'differs';
  found_at: Date;
}

/** Returns the mismatches of an account (null: the platform), the oldest first. */
export async function listMismatches(sql: Sql, account: string | null): Promise<ShownMismatch[]> {
  const { rows } = await sql.query<ShownMismatch>(
    `select x.payment_id as payment, c.method, p.kind, p.purpose_id as purpose, x.currency, x.ours::float8 as ours,
            x.theirs::float8 as theirs, x.reason, x.found_at
       from money_mismatches x join payment_connections c on c.id = x.connection_id
       left join payments p on p.id = x.payment_id and p.account_id is not distinct from c.account_id
      where c.account_id is not distinct from $1::uuid order by x.found_at, x.id limit 100`,
    [account],
  );
  return rows;
}

/** Counts the mismatches that were found before a time, and the events that wait since before it. */
export async function countStuckMoney(
  sql: Sql,
  before: Date,
): Promise<{ mismatches: number; events: number }> {
  const { rows } = await sql.query<{ mismatches: number; events: number }>(
    `select (select count(*)::int from money_mismatches where found_at < $1) as mismatches,
            (select count(*)::int from provider_events where state = 'new' and created_at < $1) as events`,
    [before],
  );
  return rows[0] ?? { mismatches: 0, events: 0 };
}
