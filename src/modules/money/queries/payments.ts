import type { Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import type { OrderLine } from '@/modules/money/payment-contract';
import type { DisputeState, KeptCard, PaymentState } from '@/modules/money/rules/payment-state';
import type { Currency } from '@/modules/money/rules/plan';

/** A payment as it is stored, with the sums of its refunds that are not failed. */
export interface PaymentRow {
  id: string;
  account: string | null;
  kind: string;
  purpose: string;
  method: string;
  connection: string | null;
  currency: Currency;
  amount: number;
  vat: number;
  commission: number;
  state: PaymentState;
  ref: string | null;
  href: string | null;
  reference: string | null;
  reason: string | null;
  fee: number | null;
  keep: boolean;
  /** The kept card, as its service knows it, and as people do. */
  kept: string | null;
  card: KeptCard | null;
  /** The payment whose kept card this one charges, and that card as its service knows it. */
  card_of: string | null;
  charged: string | null;
  /** What the service holds back because of a dispute, and the state of the dispute. */
  disputed: number;
  dispute: DisputeState | null;
  dispute_posts: number;
  /** How its connection receives the money; null for one without. */
  mode: 'own' | 'connect' | 'collected' | null;
  surplus: boolean;
  marked: boolean;
  marks: number;
  payer_name: string;
  payer_email: string;
  locale: Locale;
  lines: OrderLine[];
  back: string;
  looks: number;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  back_amount: number;
  back_vat: number;
  back_commission: number;
}

const COLUMNS = `p.id, p.account_id as account, p.kind, p.purpose_id as purpose, p.method,
  p.connection_id as connection, p.currency, p.amount::float8 as amount, p.vat::float8 as vat,
  p.commission::float8 as commission, p.state, p.ref, p.href, p.reference, p.reason, p.fee::float8 as fee, p.keep,
  p.kept, p.card, p.card_of, (select c.kept from payments c where c.id = p.card_of) as charged,
  p.disputed::float8 as disputed, p.dispute, p.dispute_posts, (select c.mode from payment_connections c where c.id = p.connection_id) as mode,
  p.surplus, p.marked, p.marks, p.payer_name, p.payer_email, p.locale, p.lines, p.back, p.looks, p.created_at,
  p.expires_at, p.paid_at,
  (select coalesce(sum(amount), 0)::float8 from refunds r where r.payment_id = p.id and r.state <> 'failed') as back_amount,
  (select coalesce(sum(vat_back), 0)::float8 from refunds r where r.payment_id = p.id and r.state <> 'failed') as back_vat,
  (select coalesce(sum(commission_back), 0)::float8 from refunds r where r.payment_id = p.id and r.state <> 'failed')
    as back_commission`;

/** Returns a payment, without a lock. */
export async function readPayment(sql: Sql, id: string): Promise<PaymentRow | null> {
  const { rows } = await sql.query<PaymentRow>({
    name: 'payment',
    text: `select ${COLUMNS} from payments p where p.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Locks a payment until the transaction ends, then reads it: its refunds change only under this lock. */
export async function lockPayment(sql: Sql, id: string): Promise<PaymentRow | null> {
  await sql.query('select id from payments where id = $1 for update', [id]);
  return readPayment(sql, id);
}

/** Returns the open payment of a purpose: there is at most one. */
export async function openPaymentOf(sql: Sql, kind: string, purpose: string): Promise<PaymentRow | null> {
  const { rows } = await sql.query<PaymentRow>({
    name: 'payment-open',
    text: `select ${COLUMNS} from payments p where p.purpose_id = $2 and p.kind = $1
       and p.state in ('asked', 'elsewhere', 'agreed')`,
    values: [kind, purpose],
  });
  return rows[0] ?? null;
}

/** Whether another payment of the same purpose is paid, and was not a surplus itself. */
export async function isPaidAlready(
  sql: Sql,
  { id, kind, purpose }: Pick<PaymentRow, 'id' | 'kind' | 'purpose'>,
): Promise<boolean> {
  const { rows } = await sql.query<{ paid: boolean }>({
    name: 'payment-paid',
    text: `select exists (select 1 from payments where purpose_id = $3 and kind = $2 and id <> $1 and state = 'paid'
       and not surplus) as paid`,
    values: [id, kind, purpose],
  });
  return rows[0]?.paid ?? false;
}

/** A payment to be stored. */
export type NewPayment = Pick<
  PaymentRow,
  | 'id'
  | 'account'
  | 'kind'
  | 'purpose'
  | 'method'
  | 'connection'
  | 'currency'
  | 'amount'
  | 'vat'
  | 'commission'
  | 'state'
  | 'reference'
  | 'keep'
  | 'card_of'
  | 'payer_name'
  | 'payer_email'
  | 'locale'
  | 'lines'
  | 'back'
> & { now: Date; expires: Date; look: Date | null };

/** Stores a payment that begins, and returns it. */
export async function insertPayment(sql: Sql, one: NewPayment): Promise<PaymentRow> {
  const { rows } = await sql.query<PaymentRow>({
    name: 'payment-insert',
    text: `with p as (insert into payments (id, account_id, kind, purpose_id, method, connection_id, currency, amount, vat, commission,
       state, keep, payer_name, payer_email, locale, lines, back, created_at, expires_at, look_at, card_of, reference)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
       returning *)
     select ${COLUMNS} from p`,
    values: [
      one.id,
      one.account,
      one.kind,
      one.purpose,
      one.method,
      one.connection,
      one.currency,
      one.amount,
      one.vat,
      one.commission,
      one.state,
      one.keep,
      one.payer_name,
      one.payer_email,
      one.locale,
      JSON.stringify(one.lines),
      one.back,
      one.now,
      one.expires,
      one.look,
      one.card_of,
      one.reference,
    ],
  });
  return rows[0] as PaymentRow;
}

/**
 * Stores what a service said of a payment, and returns it as it is then. What is null stays as it is, but for `href`, which
 * ends with the page. A card is stored once: one that was forgotten does not return.
 */
export async function updatePayment(
  sql: Sql,
  one: Pick<PaymentRow, 'id' | 'state' | 'href' | 'surplus' | 'marked'> & {
    ref: string | null;
    reference: string | null;
    reason: string | null;
    fee: number | null;
    kept: { ref: string; card: KeptCard } | null;
    paidAt: Date | null;
    look: Date | null;
  },
): Promise<PaymentRow> {
  const { rows } = await sql.query<PaymentRow>({
    name: 'payment-update',
    text: `with p as (update payments set state = $2, href = $3, surplus = $4, marked = $5, ref = coalesce(ref, $6),
       reference = coalesce($7, reference), reason = $8, fee = coalesce(fee, $9), kept = coalesce(kept, $10),
       paid_at = $11, look_at = $12,
       card = case when kept is null then $13 else card end where id = $1 returning *)
     select ${COLUMNS} from p`,
    values: [
      one.id,
      one.state,
      one.href,
      one.surplus,
      one.marked,
      one.ref,
      one.reference,
      one.reason,
      one.fee,
      one.kept?.ref ?? null,
      one.paidAt,
      one.look,
      one.kept ? JSON.stringify(one.kept.card) : null,
    ],
  });
  return rows[0] as PaymentRow;
}

/** Counts a look and says when the next one is; null: never by itself. */
export async function storeLook(sql: Sql, id: string, next: Date | null): Promise<void> {
  await sql.query('update payments set looks = looks + 1, look_at = $2 where id = $1', [id, next]);
}

/** Takes payments that are due for a look, at most `most`, and hides them from other workers until `until`. */
export async function takeDue(
  sql: Sql,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `update payments set look_at = $2 where id in (
       select id from payments where look_at <= $1 order by look_at limit $3 for update skip locked) returning id`,
    [now, until, most],
  );
  return rows.map(({ id }) => id);
}

/** Returns a method's payments that a service knows by this id: one for each connection. */
export async function findByRef(
  sql: Sql,
  method: string,
  ref: string,
): Promise<Pick<PaymentRow, 'id' | 'connection'>[]> {
  const { rows } = await sql.query<Pick<PaymentRow, 'id' | 'connection'>>(
    'select id, connection_id as connection from payments where ref = $2 and method = $1',
    [method, ref],
  );
  return rows;
}
