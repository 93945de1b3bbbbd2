import { pool, type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { errorLine } from '@/core/errors/error-line';
import { isKeepersError, KeepersError } from '@/core/errors/errors';
import { namedKey, translator } from '@/core/i18n/translate';
import { clock } from '@/core/time/clock';
import { dayIn } from '@/core/time/zone-time';
import { hasInvoicing, issueThere } from '@/modules/money/invoicing';
import { methodLabel } from '@/modules/money/payment-methods';
import { purposeOf } from '@/modules/money/purposes';
import {
  type DocumentRow,
  documentOf,
  dueDocuments,
  insertDocument,
  listDocuments,
  nextNumber,
  readDocument,
  readSeller,
  storeAsk,
  storeDocumentDue,
  storeIssued,
  storeRefundDue,
  takeAsks,
} from '@/modules/money/queries/documents';
import { lockPayment, type PaymentRow } from '@/modules/money/queries/payments';
import { type RefundRow, readRefund } from '@/modules/money/queries/refunds';
import {
  type DocumentData,
  type DocumentKind,
  documentKind,
  documentNumber,
  SERIES,
} from '@/modules/money/rules/document';
import { pauseAfter } from '@/modules/money/rules/payment-state';

/** How many are issued at once. */
const MOST = 100;
/** The job asks an invoicing service so often for one document. */
const ASKS = 12;

/** A document as its buyer and its seller see it. */
export interface DocumentView {
  id: string;
  number: string;
  kind: DocumentKind;
  /** YYYY-MM-DD. */
  issued: string;
  refund: boolean;
  /** The legal document of an invoicing service. */
  link: string | null;
}

const present = ({ id, data, link, refund, ...row }: DocumentRow): DocumentView => ({
  id,
  number: documentNumber(row),
  kind: data.kind,
  issued: data.issued,
  refund: refund !== null,
  link,
});

/** The seller of the platform's own documents is the installation: it has no account. */
const PLATFORM = { name: 'Keepers', number: null, address: null, email: null, phone: null, country: null };

async function writeDocument(
  sql: Sql,
  row: PaymentRow,
  refund: RefundRow | null,
  credits: DocumentRow | null,
): Promise<DocumentRow | null> {
  const now = clock();
  const found = row.account ? await readSeller(sql, row.account) : { ...PLATFORM, zone: 'UTC' };
  if (!found) return null;
  const { zone, ...seller } = found;
  const { currency, locale } = row;
  const vat = refund ? refund.vat_back : row.vat;
  const issued = dayIn(now, zone);
  const t = translator(locale);
  const label = row.marked ? 'documents.byHand' : methodLabel(row.method);
  const about = (await purposeOf(row.kind).title?.(sql, row.purpose, locale)) ?? null;
  const data: DocumentData = {
    kind: documentKind({ country: seller.country, currency, vat, refund: refund !== null }),
    ...{ locale, issued, seller, about, currency, vat },
    paid: refund ? issued : dayIn(row.paid_at ?? now, zone),
    buyer: { name: row.payer_name, email: row.payer_email },
    lines: refund
      ? [{ words: t('documents.refunded'), quantity: 1, amount: refund.amount }]
      : row.lines.map(({ words, quantity, amount }) => ({ words, quantity, amount })),
    total: refund ? refund.amount : row.amount,
    payment: row.id,
    method: label ? t(namedKey(label)) : row.method,
    credits: credits && documentNumber(credits),
  };
  const place = {
    account: row.account,
    series: refund ? SERIES.refunded : SERIES.paid,
    year: Number(issued.slice(0, 4)),
  };
  const id = uuidv7();
  const number = await nextNumber(sql, place);
  const ask = row.account && hasInvoicing() ? now : null;
  await insertDocument(sql, {
    ...place,
    id,
    number,
    payment: row.id,
    refund: refund?.id ?? null,
    data,
    now,
    ask,
  });
  return readDocument(sql, id);
}

/** Issues a payment's document under its lock, unless it is there. Null for what is not paid, or is owed back. */
async function issueOf(sql: Sql, row: PaymentRow): Promise<DocumentRow | null> {
  const known = await documentOf(sql, row.id, null);
  if (known) return known;
  await storeDocumentDue(sql, row.id, null);
  return row.state === 'paid' && !row.surplus ? writeDocument(sql, row, null, null) : null;
}

/** Issues the document of a payment, or of a refund and before it that of its payment. */
async function issueOne({ payment, refund: id }: { payment: string; refund: string | null }): Promise<void> {
  await transaction(async (sql) => {
    const row = await lockPayment(sql, payment);
    if (!row) return;
    const paid = await issueOf(sql, row);
    if (!id) return;
    const refund = await readRefund(sql, id);
    await storeRefundDue(sql, id, null);
    if (refund?.state !== 'done' || !paid || (await documentOf(sql, payment, id))) return;
    await writeDocument(sql, row, refund, paid);
  });
}

/** Issues the documents that are due. One that fails does not stop the others: it is issued with the next call. */
export async function issueDue(): Promise<void> {
  for (const one of await dueDocuments(pool(), { now: clock(), most: MOST }))
    try {
      await issueOne(one);
    } catch (error) {
      console.error(`The document of payment ${one.payment} was not issued: ${errorLine(error)}.`);
    }
}

/**
 * Issues the document of an account's payment now: from then on, a mark by hand cannot be undone. Throws NOT_FOUND for
 * another account's, NOT_PAYABLE for what is not paid.
 */
export async function issueDocument(asked: {
  account: string | null;
  payment: string;
}): Promise<DocumentView> {
  return transaction(async (sql) => {
    const row = await lockPayment(sql, asked.payment);
    if (!row || row.account !== asked.account) throw new KeepersError('NOT_FOUND');
    const issued = await issueOf(sql, row);
    if (!issued) throw new KeepersError('NOT_PAYABLE');
    return present(issued);
  });
}

/** Returns the documents of what was paid for, the first one first. */
export async function documentsOf(purpose: { kind: string; id: string }): Promise<DocumentView[]> {
  return (await listDocuments(pool(), purpose.kind, purpose.id)).map(present);
}

async function askService(id: string): Promise<void> {
  const row = await readDocument(pool(), id);
  if (!row?.account) return;
  const { account, data } = row;
  try {
    const issued = await issueThere({ ...data, id, account, number: documentNumber(row) });
    await (issued ? storeIssued(pool(), { id, ...issued }) : storeAsk(pool(), id, null));
  } catch (error) {
    const refused = isKeepersError(error) && error.code === 'REFUSED';
    const next = refused || row.asks >= ASKS ? null : new Date(clock().getTime() + pauseAfter(row.asks));
    await storeAsk(pool(), id, next);
  }
}

/** Asks invoicing services for the legal documents that are due, a few at a time. */
export async function askInvoicing(): Promise<void> {
  const now = clock();
  const taken = await takeAsks(pool(), { now, until: new Date(now.getTime() + 5 * 60_000), most: 20 });
  for (const id of taken) await askService(id);
}
