import type Stripe from 'stripe';

/** A charge of a card, which succeeded or was declined. */
export const newCharge = (one: {
  id: string;
  created: number;
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  failure: { code: string; message: string } | null;
  balance: string | null;
  applicationFee: string | null;
}) =>
  ({
    id: one.id,
    object: 'charge',
    amount: one.intent.amount,
    amount_captured: one.failure ? 0 : one.intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: one.applicationFee,
    application_fee_amount: one.intent.application_fee_amount,
    balance_transaction: one.balance,
    billing_details: {
      address: null,
      email: one.intent.receipt_email,
      name: null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: 'STAND-IN',
    captured: !one.failure,
    created: one.created,
    currency: one.intent.currency,
    customer: one.intent.customer,
    description: one.intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: one.failure?.code ?? null,
    failure_message: one.failure?.message ?? null,
    fraud_details: {},
    livemode: one.intent.livemode,
    metadata: one.intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: one.failure ? 'declined_by_network' : 'approved_by_network',
      reason: one.failure?.code ?? null,
      risk_level: 'normal',
      seller_message: one.failure ? 'The bank declined the charge.' : 'Payment complete.',
      type: one.failure ? 'issuer_declined' : 'authorized',
    },
    paid: !one.failure,
    payment_intent: one.intent.id,
    payment_method: one.method.id,
    payment_method_details: { type: 'card' },
    receipt_email: one.intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: one.failure ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }) satisfies Stripe.Charge as Stripe.Charge;

/** A line of an account's balance. `fees` are what Stripe and the platform keep. */
export const newBalanceTransaction = (one: {
  id: string;
  created: number;
  amount: number;
  currency: string;
  fees: { amount: number; type: 'application_fee' | 'stripe_fee' }[];
  source: string;
  type: 'adjustment' | 'application_fee' | 'application_fee_refund' | 'charge' | 'refund' | 'refund_failure';
}) => {
  const fee = one.fees.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: one.id,
    object: 'balance_transaction',
    amount: one.amount,
    available_on: one.created,
    balance_type: 'payments',
    created: one.created,
    currency: one.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: one.fees.map(({ amount, type }) => ({
      amount,
      application: null,
      currency: one.currency,
      description: null,
      type,
    })),
    net: one.amount - fee,
    reporting_category: one.type,
    source: one.source,
    status: 'available',
    type: one.type,
  } satisfies Stripe.BalanceTransaction as Stripe.BalanceTransaction;
};

/** What the platform takes of a connected account's charge. */
export const newApplicationFee = (one: {
  id: string;
  created: number;
  account: string;
  amount: number;
  charge: string;
  currency: string;
  balance: string;
}) =>
  ({
    id: one.id,
    object: 'application_fee',
    account: one.account,
    amount: one.amount,
    amount_refunded: 0,
    application: 'ca_standin',
    balance_transaction: one.balance,
    charge: one.charge,
    created: one.created,
    currency: one.currency,
    fee_source: { charge: one.charge, type: 'charge' },
    livemode: false,
    originating_transaction: null,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/application_fees/${one.id}/refunds` },
  }) satisfies Stripe.ApplicationFee as Stripe.ApplicationFee;
