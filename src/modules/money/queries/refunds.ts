import type { Sql } from '@/core/db/pool';

/** A refund as it is stored. */
export interface RefundRow {
  id: string;
  account: string | null;
  payment: string;
  amount: number;
  vat_back: number;
  commission_back: number;
  state: 'asked' | 'done' | 'failed';
  ref: string | null;
  reason: string | null;
  looks: number;
}

const COLUMNS = `id, account_id as account, payment_id as payment, amount::float8 as amount,
  vat_back::float8 as vat_back, commission_back::float8 as commission_back, state, ref, reason, looks`;

/** Returns a refund. */
export async function readRefund(sql: Sql, id: string): Promise<RefundRow | null> {
  const { rows } = await sql.query<RefundRow>(`select ${COLUMNS} from refunds where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Returns the refunds of a payment, the first one first. */
export async function refundsOf(sql: Sql, payment: string): Promise<RefundRow[]> {
  const { rows } = await sql.query<RefundRow>(
    `select ${COLUMNS} from refunds where payment_id = $1 order by created_at, id`,
    [payment],
  );
  return rows;
}

/** Stores a refund. */
export async function insertRefund(
  sql: Sql,
  one: Omit<RefundRow, 'reason' | 'looks'> & {
    why: string | null;
    by: string | null;
    now: Date;
    look: Date | null;
  },
): Promise<void> {
  await sql.query(
    `insert into refunds (id, account_id, payment_id, amount, vat_back, commission_back, state, ref, why, by_user_id,
       created_at, look_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      one.id,
      one.account,
      one.payment,
      one.amount,
      one.vat_back,
      one.commission_back,
      one.state,
      one.ref,
      one.why,
      one.by,
      one.now,
      one.look,
    ],
  );
}

/** Stores what a service said of a refund. */
export async function updateRefund(
  sql: Sql,
  one: Pick<RefundRow, 'id' | 'state' | 'ref' | 'reason'> & { doneAt: Date | null; look: Date | null },
): Promise<void> {
  await sql.query(
    `update refunds set state = $2, ref = coalesce(ref, $3), reason = $4, done_at = $5, look_at = $6,
       looks = looks + 1 where id = $1`,
    [one.id, one.state, one.ref, one.reason, one.doneAt, one.look],
  );
}

/** Takes refunds that are due for another request, at most `most`, and hides them from other workers until `until`. */
export async function takeDueRefunds(
  sql: Sql,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `update refunds set look_at = $2 where id in (
       select id from refunds where look_at <= $1 order by look_at limit $3 for update skip locked) returning id`,
    [now, until, most],
  );
  return rows.map(({ id }) => id);
}
