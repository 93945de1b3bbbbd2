import { KeepersError } from '@/core/errors/errors';
import type { PaymentView } from '@/modules/money/rules/payment-state';

/**
 * Marks an agreed payment as received by the studio: `day` it came (YYYY-MM-DD), `note` a word of the owner. Repeating
 * changes nothing. Throws NOT_FOUND for another account's, NOT_PAYABLE where it is not waiting for money.
 */
export async function markPaid(_marked: {
  account: string;
  payment: string;
  day?: string;
  note?: string;
  by: string;
}): Promise<PaymentView> {
  throw new KeepersError('UNAVAILABLE');
}

/**
 * Undoes a mark. Throws NOT_FOUND, NOT_PAYABLE for what was not marked by hand or was refunded, DOCUMENT_ISSUED once a
 * document names it.
 */
export async function unmarkPaid(_marked: {
  account: string;
  payment: string;
  by: string;
}): Promise<PaymentView> {
  throw new KeepersError('UNAVAILABLE');
}

/**
 * Cancels the open payment: closes its page first, so that no one pays there any more. Returns the state after it,
 * which is `paid` where the money was faster. Throws NOT_FOUND.
 */
export async function cancelPayment(_cancelled: { account: string; payment: string }): Promise<PaymentView> {
  throw new KeepersError('UNAVAILABLE');
}
