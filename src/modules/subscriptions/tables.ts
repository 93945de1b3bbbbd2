import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  bigint,
  boolean,
  char,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { events } from '@/core/db/payload-tables';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const minor = (name: string) => bigint(name, { mode: 'number' });

/** What decides an account's subscription, but for its terms and invoices. Days are YYYY-MM-DD where the account is. */
const subscriptionStates = pgTable(
  'subscription_states',
  {
    account_id: uuid('account_id').primaryKey(),
    currency: char('currency', { length: 3 }).notNull(),
    renews: jsonb('renews'),
    next: jsonb('next'),
    anchor: text('anchor').notNull(),
    months: integer('months').notNull(),
    credit: minor('credit').notNull(),
    discount: jsonb('discount'),
    gifts: jsonb('gifts').notNull(),
    trialed: boolean('trialed').notNull().default(false),
    reminded: boolean('reminded').notNull().default(false),
    /** The payment whose card is kept; null: none is. */
    card_payment_id: uuid('card_payment_id'),
    /** The day on which something happens by itself. */
    due: text('due'),
    updated_at: at('updated_at').notNull(),
  },
  (t) => [index('subscription_states_due_idx').on(t.due).where(sql`due is not null`)],
);

/** The unbroken line of an account's plans. */
const subscriptionTerms = pgTable(
  'subscription_terms',
  {
    account_id: uuid('account_id').notNull(),
    from_day: text('from_day').notNull(),
    to_day: text('to_day'),
    plan: text('plan').notNull(),
    source: text('source').notNull(),
    price: minor('price').notNull(),
    limits: jsonb('limits').notNull(),
  },
  (t) => [primaryKey({ name: 'subscription_terms_pk', columns: [t.account_id, t.from_day] })],
);

/** What an account pays the platform; `nr` has no gaps within an account. */
const subscriptionInvoices = pgTable(
  'subscription_invoices',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id').notNull(),
    nr: integer('nr').notNull(),
    kind: text('kind').notNull(),
    state: text('state').notNull(),
    day: text('day').notNull(),
    offer: jsonb('offer'),
    lines: jsonb('lines').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    amount: minor('amount').notNull(),
    rest: minor('rest').notNull(),
    discounted: boolean('discounted').notNull().default(false),
    tries: integer('tries').notNull(),
    paid_at: at('paid_at'),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('subscription_invoices_nr_idx').on(t.account_id, t.nr),
    uniqueIndex('subscription_invoices_account_id_and_id_idx').on(t.account_id, t.id),
  ],
);

/** A single project beyond the plan's limit; `event_id` is the project it was used for. */
const extraProjects = pgTable(
  'extra_projects',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id').notNull(),
    invoice_id: uuid('invoice_id').notNull(),
    event_id: uuid('event_id'),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('extra_projects_invoice_idx').on(t.invoice_id),
    uniqueIndex('extra_projects_event_idx').on(t.event_id),
    index('extra_projects_account_idx').on(t.account_id),
    foreignKey({
      name: 'extra_projects_event_id_of_tenant_fk',
      columns: [t.event_id, t.account_id],
      foreignColumns: [events.id, events.account_id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'extra_projects_invoice_id_of_tenant_fk',
      columns: [t.invoice_id, t.account_id],
      foreignColumns: [subscriptionInvoices.id, subscriptionInvoices.account_id],
    }),
  ],
);

/** A discount that its link gives; `plans` empty: for all. */
const discountLinks = pgTable(
  'discount_links',
  {
    id: uuid('id').primaryKey(),
    /** As it is compared: capitals, digits and hyphens. */
    code: text('code').notNull(),
    percent: integer('percent').notNull(),
    amount_usd: minor('amount_usd').notNull(),
    amount_ils: minor('amount_ils').notNull(),
    /** How many invoices it is for; null: all. */
    invoices: integer('invoices'),
    plans: jsonb('plans').notNull(),
    ends_on: text('ends_on'),
    /** How many accounts may use it; null: any number. */
    most: integer('most'),
    created_at: at('created_at').notNull(),
    ended_at: at('ended_at'),
  },
  (t) => [uniqueIndex('discount_links_code_idx').on(t.code)],
);

/** An account that used a discount link: once for each link. */
const discountUses = pgTable(
  'discount_uses',
  {
    link_id: uuid('link_id')
      .notNull()
      .references(() => discountLinks.id),
    account_id: uuid('account_id').notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [primaryKey({ name: 'discount_uses_pk', columns: [t.link_id, t.account_id] })],
);

/** An account's link of the partner programme, and how often it was opened. */
const partnerLinks = pgTable(
  'partner_links',
  {
    account_id: uuid('account_id').primaryKey(),
    code: text('code').notNull(),
    clicks: integer('clicks').notNull().default(0),
    created_at: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('partner_links_code_idx').on(t.code)],
);

/** An account that signed up by a partner's link; it earns its partner one reward at most. */
const partnerSignUps = pgTable(
  'partner_sign_ups',
  {
    account_id: uuid('account_id').primaryKey(),
    /** The account whose link it was. */
    partner_id: uuid('partner_id').notNull(),
    /** `waiting`, `held` for the operator, `given`, `refused`. */
    state: text('state').notNull(),
    why: text('why'),
    created_at: at('created_at').notNull(),
    decided_at: at('decided_at'),
  },
  (t) => [
    index('partner_sign_ups_partner_idx').on(t.partner_id),
    index('partner_sign_ups_waiting_idx').on(t.created_at).where(sql`state = 'waiting'`),
  ],
);

/** The tables of subscriptions. */
export const SUBSCRIPTION_TABLES = {
  subscription_states: subscriptionStates,
  subscription_terms: subscriptionTerms,
  subscription_invoices: subscriptionInvoices,
  extra_projects: extraProjects,
  discount_links: discountLinks,
  discount_uses: discountUses,
  partner_links: partnerLinks,
  partner_sign_ups: partnerSignUps,
};
