import type Stripe from 'stripe';

export type SessionStatus = 'open' | 'complete' | 'expired';

/** A Checkout Session that is open. */
export const newSession = (one: {
  id: string;
  created: number;
  expires: number;
  url: string;
  mode: 'payment' | 'setup';
  amount: number | null;
  currency: string | null;
  live: boolean;
  metadata: Record<string, string>;
  reference: string | null;
  email: string | null;
  customer: string | null;
  customerCreation: 'always' | 'if_required';
  locale: string | null;
  success: string;
  cancel: string | null;
  setupIntent: string | null;
}) =>
  ({
    id: one.id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: one.amount,
    amount_total: one.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: one.cancel,
    client_reference_id: one.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: one.created,
    currency: one.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: one.customer,
    customer_account: null,
    customer_creation: one.customerCreation,
    customer_details: one.email
      ? {
          address: null,
          business_name: null,
          email: one.email,
          individual_name: null,
          name: null,
          phone: null,
          tax_exempt: 'none',
          tax_ids: null,
        }
      : null,
    customer_email: one.email,
    discounts: [],
    expires_at: one.expires,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: one.live,
    locale: one.locale,
    managed_payments: null,
    metadata: one.metadata,
    mode: one.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: one.mode === 'setup' ? 'no_payment_required' : 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: one.setupIntent,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open' satisfies SessionStatus,
    submit_type: null,
    subscription: null,
    success_url: one.success,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: one.url,
    wallet_options: null,
  }) satisfies Stripe.Checkout.Session as Stripe.Checkout.Session;
