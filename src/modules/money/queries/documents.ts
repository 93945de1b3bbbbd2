import type { Sql } from '@/core/db/pool';
import type { DocumentData, DocumentSeller, Series } from '@/modules/money/rules/document';

/** A document as it is stored. */
export interface DocumentRow {
  id: string;
  account: string | null;
  series: Series;
  year: number;
  number: number;
  payment: string;
  refund: string | null;
  data: DocumentData;
  service: string | null;
  service_number: string | null;
  link: string | null;
  asks: number;
  created_at: Date;
}

const COLUMNS = `d.id, d.account_id as account, d.series, d.year, d.number, d.payment_id as payment,
  d.refund_id as refund, d.data, d.service, d.service_number, d.link, d.asks, d.created_at`;

/** Whether a document was issued for a payment or one of its refunds. */
export async function hasDocument(sql: Sql, payment: string): Promise<boolean> {
  const { rows } = await sql.query<{ issued: boolean }>(
    'select exists (select 1 from money_documents where payment_id = $1) as issued',
    [payment],
  );
  return rows[0]?.issued ?? false;
}

/** Returns a document. */
export async function readDocument(sql: Sql, id: string): Promise<DocumentRow | null> {
  const { rows } = await sql.query<DocumentRow>(`select ${COLUMNS} from money_documents d where d.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** Returns the document of a payment (`refund` null) or of one of its refunds. */
export async function documentOf(
  sql: Sql,
  payment: string,
  refund: string | null,
): Promise<DocumentRow | null> {
  const { rows } = await sql.query<DocumentRow>(
    `select ${COLUMNS} from money_documents d where d.payment_id = $1 and d.refund_id is not distinct from $2::uuid`,
    [payment, refund],
  );
  return rows[0] ?? null;
}

/** Returns the documents of what was paid for, the first one first. */
export async function listDocuments(sql: Sql, kind: string, purpose: string): Promise<DocumentRow[]> {
  const { rows } = await sql.query<DocumentRow>(
    `select ${COLUMNS} from money_documents d join payments p on p.id = d.payment_id
      where p.purpose_id = $2 and p.kind = $1 order by d.created_at, d.id`,
    [kind, purpose],
  );
  return rows;
}

/** Returns who an account's documents are from, and its time zone; null if the account is gone. */
export async function readSeller(
  sql: Sql,
  account: string,
): Promise<(DocumentSeller & { zone: string }) | null> {
  const { rows } = await sql.query<DocumentSeller & { zone: string }>(
    `select name, business_number as number, business_address as address, contact_email as email,
       phone_number as phone, country_code as country, time_zone as zone from accounts where id = $1`,
    [account],
  );
  return rows[0] ?? null;
}

/**
 * Locks a series until the transaction ends and returns its next number: a transaction that fails gives its number back,
 * so numbers have no gaps.
 */
export async function nextNumber(
  sql: Sql,
  { account, series, year }: Pick<DocumentRow, 'account' | 'series' | 'year'>,
): Promise<number> {
  await sql.query("select pg_advisory_xact_lock(hashtextextended('money document ' || $1, 0))", [
    `${account ?? 'platform'} ${series} ${year}`,
  ]);
  const { rows } = await sql.query<{ next: number }>(
    `select coalesce(max(number), 0) + 1 as next from money_documents
      where account_id is not distinct from $1::uuid and series = $2 and year = $3`,
    [account, series, year],
  );
  return rows[0]?.next ?? 1;
}

/** Stores a document; `ask` is when the job asks an invoicing service for the legal one. */
export async function insertDocument(
  sql: Sql,
  one: Pick<DocumentRow, 'id' | 'account' | 'series' | 'year' | 'number' | 'payment' | 'refund' | 'data'> & {
    now: Date;
    ask: Date | null;
  },
): Promise<void> {
  await sql.query(
    `insert into money_documents (id, account_id, series, year, number, payment_id, refund_id, data, created_at, ask_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      one.id,
      one.account,
      one.series,
      one.year,
      one.number,
      one.payment,
      one.refund,
      JSON.stringify(one.data),
      one.now,
      one.ask,
    ],
  );
}

/** Stores when a payment's document is issued; null: never by itself. */
export async function storeDocumentDue(sql: Sql, payment: string, due: Date | null): Promise<void> {
  await sql.query('update payments set document_due = $2 where id = $1', [payment, due]);
}

/** Stores when a refund's document is issued; null: never by itself. */
export async function storeRefundDue(sql: Sql, refund: string, due: Date | null): Promise<void> {
  await sql.query('update refunds set document_due = $2 where id = $1', [refund, due]);
}

/** Returns payments and refunds whose document is due, at most `most`, the oldest first; `refund` null: the payment's. */
export async function dueDocuments(
  sql: Sql,
  { now, most }: { now: Date; most: number },
): Promise<{ payment: string; refund: string | null }[]> {
  const { rows } = await sql.query<{ payment: string; refund: string | null }>(
    `(select id as payment, null::uuid as refund, document_due as due from payments where document_due <= $1
       order by document_due limit $2)
     union all
     (select payment_id, id, document_due from refunds where document_due <= $1 order by document_due limit $2)
     order by due limit $2`,
    [now, most],
  );
  return rows;
}

/** Takes documents whose invoicing service is due for a request, and hides them from other workers until `until`. */
export async function takeAsks(
  sql: Sql,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `update money_documents set ask_at = $2, asks = asks + 1 where id in (
       select id from money_documents where ask_at <= $1 order by ask_at limit $3 for update skip locked) returning id`,
    [now, until, most],
  );
  return rows.map(({ id }) => id);
}

/** Stores what an invoicing service issued; no request follows. */
export async function storeIssued(
  sql: Sql,
  one: { id: string; service: string; number: string | null; link: string | null },
): Promise<void> {
  await sql.query(
    'update money_documents set service = $2, service_number = $3, link = $4, ask_at = null where id = $1',
    [one.id, one.service, one.number, one.link],
  );
}

/** Stores when the job asks the invoicing service again; null: never. */
export async function storeAsk(sql: Sql, id: string, next: Date | null): Promise<void> {
  await sql.query('update money_documents set ask_at = $2 where id = $1', [id, next]);
}
