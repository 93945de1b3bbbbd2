import type { Money } from '@/modules/money/rules/plan';

/** States of a payment. `asked`: written, the service has not answered yet. */
export const PAYMENT_STATES = ['asked', 'elsewhere', 'agreed', 'paid', 'failed', 'cancelled'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment as its purpose shows it. */
export interface PaymentView {
  id: string;
  purpose: { kind: string; id: string };
  method: string;
  state: PaymentState;
  total: Money;
  /** What was returned, of refunds that are not failed. */
  refunded: Money;
  /** The external page, while it is open. */
  href: string | null;
  /** What the payer names with the money. */
  reference: string | null;
  /** Paid a second time for the same purpose: to be returned. */
  surplus: boolean;
  /** Why it failed: a code of the service. */
  reason: string | null;
  /** When it was paid. */
  paidAt: Date | null;
}
