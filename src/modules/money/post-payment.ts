import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { post } from './queries/ledger';
import type { PaymentRow } from './queries/payments';
import type { RefundRow } from './queries/refunds';
import {
  collected,
  type Entry,
  entriesOfFee,
  entriesOfHeld,
  entriesOfLoss,
  entriesOfPaid,
  entriesOfRefund,
  type Posted,
  reversed,
} from './rules/ledger';

/** The entries as they are posted: a mark is of the account's own hand, whatever its connection. */
const inBooks = ({ mode, marked }: PaymentRow, entries: Entry[]): Entry[] =>
  mode === 'collected' && !marked ? collected(entries) : entries;

const postedOf = (row: PaymentRow, fee: number): Posted => ({
  book: row.account,
  amount: row.amount,
  vat: row.vat,
  commission: row.commission,
  fee,
  offline: row.marked,
  surplus: row.surplus,
});

/** Posts a paid payment; `fee` is what is known of the service's fee now. */
export async function postPaid(sql: Sql, row: PaymentRow, fee: number, now: Date): Promise<void> {
  const entries = inBooks(row, entriesOfPaid(postedOf(row, fee)));
  const { id: source, currency, marks: nr } = row;
  await post(sql, { id: uuidv7(), kind: 'paid', source, nr, currency, entries, now });
}

/** Posts the undoing of a mark. */
export async function postUnmarked(sql: Sql, row: PaymentRow, now: Date): Promise<void> {
  const entries = reversed(entriesOfPaid(postedOf(row, 0)));
  const { id: source, currency, marks: nr } = row;
  await post(sql, { id: uuidv7(), kind: 'unmarked', source, nr, currency, entries, now });
}

/** Posts a fee that became known after the payment. */
export async function postFee(sql: Sql, row: PaymentRow, fee: number, now: Date): Promise<void> {
  const { id: source, currency, account } = row;
  await post(sql, {
    id: uuidv7(),
    kind: 'fee',
    source,
    nr: 0,
    currency,
    entries: inBooks(row, entriesOfFee(account, fee)),
    now,
  });
}

/** Posts what a service holds back more than before because of a dispute, and what stays lost when that has ended. */
export async function postDispute(
  sql: Sql,
  row: PaymentRow,
  { more, lost, nr, now }: { more: number; lost: number; nr: number; now: Date },
): Promise<void> {
  const { id: source, currency, account } = row;
  const posted = { source, nr, currency, now };
  await post(sql, {
    ...posted,
    id: uuidv7(),
    kind: 'held',
    entries: inBooks(row, entriesOfHeld(account, more)),
  });
  await post(sql, { ...posted, id: uuidv7(), kind: 'loss', entries: entriesOfLoss(account, lost) });
}

/** Posts a refund that is done. */
export async function postRefund(sql: Sql, row: PaymentRow, refund: RefundRow, now: Date): Promise<void> {
  const entries = inBooks(
    row,
    entriesOfRefund({
      book: row.account,
      amount: refund.amount,
      vat: refund.vat_back,
      commission: refund.commission_back,
      offline: row.marked,
      surplus: row.surplus,
    }),
  );
  const { currency } = row;
  await post(sql, { id: uuidv7(), kind: 'refunded', source: refund.id, nr: 0, currency, entries, now });
}
