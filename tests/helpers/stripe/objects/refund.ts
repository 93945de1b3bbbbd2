import type Stripe from 'stripe';

export type RefundStatus = 'succeeded' | 'failed' | 'pending';

/** A refund of a charge. */
export const newRefund = (one: {
  id: string;
  created: number;
  amount: number;
  charge: Stripe.Charge;
  balance: string;
  metadata: Record<string, string>;
  reason: string | null;
}) =>
  ({
    id: one.id,
    object: 'refund',
    amount: one.amount,
    balance_transaction: one.balance,
    charge: one.charge.id,
    created: one.created,
    currency: one.charge.currency,
    customer: null,
    customer_account: null,
    metadata: one.metadata,
    payment_intent: one.charge.payment_intent,
    payment_method: one.charge.payment_method,
    reason: one.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded' satisfies RefundStatus,
    transfer_reversal: null,
  }) satisfies Stripe.Refund as Stripe.Refund;

/** A payer's complaint to the bank about a charge. */
export const newDispute = (one: { id: string; created: number; charge: Stripe.Charge }) =>
  ({
    id: one.id,
    object: 'dispute',
    amount: one.charge.amount,
    balance_transactions: [],
    charge: one.charge.id,
    created: one.created,
    currency: one.charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: one.created + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: one.charge.livemode,
    metadata: {},
    payment_intent: one.charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  }) satisfies Stripe.Dispute as Stripe.Dispute;
