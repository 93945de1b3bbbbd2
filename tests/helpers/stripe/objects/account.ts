import type Stripe from 'stripe';

/** An account as `GET /v1/account` answers it. */
export const accountOf = (shelf: { id: string; country: string; currency: string; charges: boolean }) =>
  ({
    id: shelf.id,
    object: 'account',
    business_profile: null,
    business_type: null,
    capabilities: { card_payments: shelf.charges ? 'active' : 'inactive' },
    charges_enabled: shelf.charges,
    country: shelf.country,
    default_currency: shelf.currency,
    details_submitted: shelf.charges,
    email: null,
    payouts_enabled: shelf.charges,
    settings: null,
    type: 'standard',
  }) satisfies Stripe.Account as Stripe.Account;

export type CapabilityStatus = 'active' | 'pending' | 'restricted';

/** An account of Accounts v2: a merchant of a platform. */
export const newV2Account = (one: {
  id: string;
  created: string;
  email: string | undefined;
  name: string | undefined;
  country: string;
  card: CapabilityStatus;
}) =>
  ({
    id: one.id,
    object: 'v2.core.account',
    applied_configurations: ['merchant'],
    configuration: {
      merchant: {
        applied: true,
        capabilities: { card_payments: { status: one.card, status_details: [] } },
      },
    },
    ...(one.email && { contact_email: one.email }),
    created: one.created,
    dashboard: 'full',
    defaults: { responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' } },
    ...(one.name && { display_name: one.name }),
    identity: { country: one.country },
    livemode: false,
    metadata: {},
    requirements: {},
  }) as unknown as Stripe.V2.Core.Account;

/** A webhook endpoint; `secret` is only in the answer that creates it. */
export const newWebhookEndpoint = (one: {
  id: string;
  created: number;
  url: string;
  events: string[];
  version: string | null;
  connect: boolean;
  description: string | null;
  metadata: Record<string, string>;
  live: boolean;
}) =>
  ({
    id: one.id,
    object: 'webhook_endpoint',
    api_version: one.version,
    application: one.connect ? 'ca_standin' : null,
    created: one.created,
    description: one.description,
    enabled_events: one.events,
    livemode: one.live,
    metadata: one.metadata,
    status: 'enabled',
    url: one.url,
  }) satisfies Stripe.WebhookEndpoint as Stripe.WebhookEndpoint;
