import { env } from '@/core/env';
import { beginPayment } from './operations/begin-payment';
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
import { lookAtPayment } from './operations/settle-payment';

/** The address of a connection's events: the service sends them there. */
const eventsAddress = (method: string, connection: string): string =>
  `${env().publicUrl}/payments/${method}/${connection}`;

/** Payments: begin, look, mark, cancel, refund; their documents; connections to payment services; which methods an account offers. */
export const money = {
  offers: offerPayments,
  begin: beginPayment,
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
};
