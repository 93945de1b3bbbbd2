import type { OrderToPay, PaymentToLook } from './payment-contract';
import type { PurposeEvent } from './purposes';
import type { PaymentRow } from './queries/payments';
import type { PaymentView } from './rules/payment-state';

const totalOf = ({ amount, currency }: PaymentRow) => ({ amount, currency });
const payeeOf = ({ account }: PaymentRow) => (account === null ? 'platform' : { account });

/** A payment as its purpose shows it. */
export const presentPayment = (row: PaymentRow): PaymentView => ({
  id: row.id,
  purpose: { kind: row.kind, id: row.purpose },
  method: row.method,
  state: row.state,
  total: totalOf(row),
  refunded: { amount: row.back_amount, currency: row.currency },
  href: row.href,
  reference: row.reference,
  surplus: row.surplus,
  marked: row.marked,
  reason: row.reason,
  paidAt: row.paid_at,
});

/** A payment as its method is asked about it. */
export const lookable = (row: PaymentRow, connection: PaymentToLook['connection']): PaymentToLook => ({
  id: row.id,
  payee: payeeOf(row),
  connection,
  total: totalOf(row),
  ref: row.ref,
});

/** A payment as its method begins it: the same whenever it is repeated. */
export const payable = (row: PaymentRow, connection: OrderToPay['connection']): OrderToPay => ({
  id: row.id,
  payee: payeeOf(row),
  connection,
  total: totalOf(row),
  lines: row.lines,
  commission: row.commission > 0 ? { amount: row.commission, currency: row.currency } : null,
  payer: { name: row.payer_name, email: row.payer_email },
  locale: row.locale,
  back: row.back,
  keep: row.keep,
  expires: row.expires_at.toISOString(),
});

/** What a purpose hears of a payment. */
export const eventOf = (row: PaymentRow): PurposeEvent => ({
  id: row.purpose,
  payment: { id: row.id, method: row.method, total: totalOf(row) },
  kept: {
    amount: row.state === 'paid' && !row.surplus ? row.amount - row.back_amount : 0,
    currency: row.currency,
  },
});
