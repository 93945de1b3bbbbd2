import type Stripe from 'stripe';

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'succeeded'
  | 'canceled';

/** A PaymentIntent that no card was tried for. */
export const newIntent = (one: {
  id: string;
  created: number;
  amount: number;
  currency: string;
  fee: number | null;
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
  receipt: string | null;
  keep: 'off_session' | 'on_session' | null;
  live: boolean;
}) =>
  ({
    id: one.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: one.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: one.fee,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${one.id}_secret_standin`,
    confirmation_method: 'automatic',
    created: one.created,
    currency: one.currency,
    customer: one.customer,
    customer_account: null,
    description: one.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: one.live,
    managed_payments: null,
    metadata: one.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: one.receipt,
    review: null,
    setup_future_usage: one.keep,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method' satisfies IntentStatus,
    transfer_group: null,
  }) satisfies Stripe.PaymentIntent as Stripe.PaymentIntent;
