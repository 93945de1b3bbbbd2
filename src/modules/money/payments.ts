import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { commissionPercent, takesCommission } from './commission';
import { beginPayment } from './operations/begin-payment';
import { chargeCard, forgetCard } from './operations/charge-card';
import { mismatchesOf } from './operations/compare-balances';
import { documentsOf, issueDocument } from './operations/issue-documents';
import {
  connectionsOf,
  openConnection,
  removeConnection,
  saveConnection,
} from './operations/manage-connection';
import { cancelPayment, markPaid, unmarkPaid } from './operations/mark-payment';
import { offerPayments } from './operations/offer-payments';
import { openDocument } from './operations/open-document';
import { refundPayment } from './operations/refund-payment';
import { repeatAgreement } from './operations/repeat-agreement';
import { lookAtPayment } from './operations/settle-payment';
import { methodLabel } from './payment-methods';
import { presentPayment } from './present-payment';
import { readPayment } from './queries/payments';
import type { PaymentView } from './rules/payment-state';

/** Returns a payment as it is stored, without asking its service; null for an unknown one. */
async function readPaymentView(id: string): Promise<PaymentView | null> {
  const row = await readPayment(pool(), id);
  return row && presentPayment(row);
}

/** The address of a connection's events: the service sends them there. */
const eventsAddress = (method: string, connection: string): string =>
  `${env().publicUrl}/payments/${method}/${connection}`;

/** Payments: begin, charge a kept card, look, mark, cancel, refund; their documents; connections to payment services; which methods an account offers. */
export const money = {
  offers: offerPayments,
  label: methodLabel,
  begin: beginPayment,
  charge: chargeCard,
  forgetCard,
  look: lookAtPayment,
  markPaid,
  unmarkPaid,
  cancel: cancelPayment,
  refund: refundPayment,
  documents: documentsOf,
  issueDocument,
  openDocument,
  connections: connectionsOf,
  connection: openConnection,
  saveConnection,
  removeConnection,
  eventsAddress,
  commissionPercent,
  takesCommission,
  mismatches: mismatchesOf,
  read: readPaymentView,
  instructions: repeatAgreement,
};
