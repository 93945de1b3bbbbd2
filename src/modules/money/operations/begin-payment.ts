import { KeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import type { OrderLine, Payee, Payment } from '@/modules/money/payment-contract';
import type { Money } from '@/modules/money/rules/plan';

/** What `beginPayment` needs. */
export interface PaymentToBegin {
  /** What is paid for: the kind of a registered purpose, and its row. */
  purpose: { kind: string; id: string };
  payee: Payee;
  method: string;
  total: Money;
  /** The VAT that the total includes, in minor units; 0 if none. */
  vat: number;
  /** What the platform keeps, frozen with the payment; 0 if nothing. */
  commission: number;
  lines: readonly OrderLine[];
  payer: { name: string; email: string };
  locale: Locale;
  back: string;
  keep?: boolean;
}

/** A payment that has begun: its id, and what the payer does next. */
export interface BegunPayment {
  id: string;
  payment: Payment;
}

/**
 * Begins paying, or returns the open payment of the same purpose. The intention is written before the
 * call to the service, so that a lost answer is requested again under the same id. Throws NOT_FOUND for an unknown purpose or
 * method, NOT_PAYABLE, STALE when its total differs, METHOD_NOT_OFFERED, REFUSED with the method's reason,
 * UNAVAILABLE when the service does not answer: the payment stays open, and a job repeats the question.
 */
export async function beginPayment(_wanted: PaymentToBegin): Promise<BegunPayment> {
  throw new KeepersError('UNAVAILABLE');
}
