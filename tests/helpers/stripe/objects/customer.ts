import { createHash } from 'node:crypto';
import type Stripe from 'stripe';

/** A customer. */
export const newCustomer = (one: {
  id: string;
  created: number;
  email: string | null;
  name: string | null;
  description: string | null;
  metadata: Record<string, string>;
}) =>
  ({
    id: one.id,
    object: 'customer',
    address: null,
    balance: 0,
    created: one.created,
    default_source: null,
    delinquent: false,
    description: one.description,
    email: one.email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: one.metadata,
    name: one.name,
    phone: null,
    shipping: null,
  }) satisfies Stripe.Customer as Stripe.Customer;

/** A card; the same number has the same fingerprint. */
export const newPaymentMethod = (one: {
  id: string;
  created: number;
  number: string;
  brand: string;
  customer: string | null;
}) =>
  ({
    id: one.id,
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: one.brand,
      checks: null,
      country: 'US',
      display_brand: one.brand,
      exp_month: 12,
      exp_year: 2040,
      fingerprint: createHash('sha256').update(one.number).digest('hex').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: one.number.slice(-4),
      networks: null,
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: one.created,
    customer: one.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }) satisfies Stripe.PaymentMethod as Stripe.PaymentMethod;

/** A SetupIntent, which keeps a card without charging it. */
export const newSetupIntent = (one: {
  id: string;
  created: number;
  customer: string | null;
  metadata: Record<string, string>;
}) =>
  ({
    id: one.id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${one.id}_secret_standin`,
    created: one.created,
    customer: one.customer,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: one.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  }) satisfies Stripe.SetupIntent as Stripe.SetupIntent;
