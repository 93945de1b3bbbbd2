import type { OrderToCharge, OrderToPay, PaymentToLook } from './payment-contract';
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
  card: row.state === 'paid' ? row.card : null,
  dispute: row.dispute && { state: row.dispute, held: { amount: row.disputed, currency: row.currency } },
  paidAt: row.paid_at,
});

/** A payment as the question to its method names it. */
export const lookable = (row: PaymentRow, connection: PaymentToLook['connection']): PaymentToLook => ({
  id: row.id,
  payee: payeeOf(row),
  connection,
  total: totalOf(row),
  ref: row.ref,
  ...(row.charged !== null && { kept: row.charged }),
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

/** A payment by a kept card as its method charges it; null for one on a page. */
export const chargeable = (row: PaymentRow, connection: OrderToPay['connection']): OrderToCharge | null =>
  row.charged === null ? null : { ...payable(row, connection), kept: row.charged };

/** What a purpose hears of a payment. */
export const eventOf = (row: PaymentRow): PurposeEvent => ({
  id: row.purpose,
  payment: {
    id: row.id,
    method: row.method,
    total: totalOf(row),
    card: row.state === 'paid' ? row.card : null,
  },
  kept: {
    amount: row.state === 'paid' && !row.surplus ? row.amount - row.back_amount : 0,
    currency: row.currency,
  },
});
