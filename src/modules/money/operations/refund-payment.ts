import { KeepersError } from '@/core/errors/errors';
import type { Money } from '@/modules/money/rules/plan';

/** A refund as its purpose shows it. */
export interface RefundView {
  id: string;
  payment: string;
  state: 'asked' | 'done' | 'failed';
  amount: Money;
  /** Why it failed: a code of the service. */
  reason: string | null;
}

/**
 * Returns money, in part or all that is left (`amount` omitted). A method without a way to refund, like cash, is a mark
 * of the owner. The intention is written first. Throws NOT_FOUND, NOT_PAYABLE for what is not paid, REFUND_TOO_LARGE,
 * UNAVAILABLE when the service does not answer: a job repeats the request.
 */
export async function refundPayment(_wanted: {
  account: string;
  payment: string;
  amount?: number;
  why?: string;
  by: string;
  /** Makes repeating harmless: the refund's id. */
  id?: string;
}): Promise<RefundView> {
  throw new KeepersError('UNAVAILABLE');
}
