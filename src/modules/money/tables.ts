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
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core';

/** An instant in milliseconds. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
/** An amount in minor units. */
export const minor = (name: string) => bigint(name, { mode: 'number' });

/** An account's (null: the platform's) connection to a payment service; `settings` and `hearing` are sealed. */
const paymentConnections = pgTable(
  'payment_connections',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id'),
    method: text('method').notNull(),
    mode: text('mode').notNull(),
    settings: text('settings').notNull(),
    /** The secret that signs the service's events. */
    hearing: text('hearing'),
    /** The service's id of the account. */
    provider: text('provider'),
    charges: boolean('charges').notNull().default(true),
    /** Until when its list of events was read. */
    read_until: at('read_until'),
    /** Until when its balance was compared with the ledger. */
    compared_until: at('compared_until'),
    created_at: at('created_at').notNull(),
    ended_at: at('ended_at'),
  },
  (t) => [
    uniqueIndex('payment_connections_account_id_and_id_idx').on(t.account_id, t.id),
    uniqueIndex('payment_connections_one_idx').on(t.account_id, t.method).where(sql`ended_at is null`),
    uniqueIndex('payment_connections_platform_idx')
      .on(t.method)
      .where(sql`ended_at is null and account_id is null`),
  ],
);

/** A payment, whose id is the key by which a service knows it. `account_id` is the payee; null is the platform. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id'),
    /** What is paid for: the kind of a feature's purpose, and its row. */
    kind: text('kind').notNull(),
    purpose_id: uuid('purpose_id').notNull(),
    method: text('method').notNull(),
    connection_id: uuid('connection_id'),
    currency: char('currency', { length: 3 }).notNull(),
    amount: minor('amount').notNull(),
    /** Included in the amount. */
    vat: minor('vat').notNull(),
    commission: minor('commission').notNull(),
    state: text('state').notNull(),
    /** The service's id of it. */
    ref: text('ref'),
    href: text('href'),
    /** What the payer names with the money. */
    reference: text('reference'),
    reason: text('reason'),
    /** What the service keeps; null until it is known. */
    fee: minor('fee'),
    /** The kept card: the service's reference, and how people recognize it. */
    kept: text('kept'),
    card: jsonb('card'),
    /** The payment whose kept card this one charges. */
    card_of: uuid('card_of'),
    keep: boolean('keep').notNull().default(false),
    /** What the service holds or took back because the payer objected, and how that ended. */
    disputed: minor('disputed').notNull().default(0),
    dispute: text('dispute'),
    /** How often that was posted. */
    dispute_posts: integer('dispute_posts').notNull().default(0),
    /** Paid a second time for the same purpose: owed back. */
    surplus: boolean('surplus').notNull().default(false),
    /** The owner marked it as received; counts each mark. */
    marked: boolean('marked').notNull().default(false),
    marks: integer('marks').notNull().default(0),
    marked_on: text('marked_on'),
    note: text('note'),
    payer_name: text('payer_name').notNull(),
    payer_email: text('payer_email').notNull(),
    locale: text('locale').notNull(),
    lines: jsonb('lines').notNull(),
    back: text('back').notNull(),
    look_at: at('look_at'),
    looks: integer('looks').notNull().default(0),
    created_at: at('created_at').notNull(),
    expires_at: at('expires_at').notNull(),
    paid_at: at('paid_at'),
    /** When the payer was reminded to pay. */
    reminded_at: at('reminded_at'),
    /** When its document is issued; null: it is, or none is. */
    document_due: at('document_due'),
  },
  (t) => [
    uniqueIndex('payments_account_id_and_id_idx').on(t.account_id, t.id),
    uniqueIndex('payments_open_idx')
      .on(t.kind, t.purpose_id)
      .where(sql`state in ('asked', 'elsewhere', 'agreed')`),
    uniqueIndex('payments_ref_idx').on(t.ref, t.method, t.connection_id).where(sql`ref is not null`),
    index('payments_purpose_idx').on(t.purpose_id),
    index('payments_look_idx').on(t.look_at).where(sql`look_at is not null`),
    index('payments_document_idx').on(t.document_due).where(sql`document_due is not null`),
    foreignKey({
      name: 'payments_connection_id_of_tenant_fk',
      columns: [t.connection_id, t.account_id],
      foreignColumns: [paymentConnections.id, paymentConnections.account_id],
    }),
    foreignKey({
      name: 'payments_card_of_of_tenant_fk',
      columns: [t.card_of, t.account_id],
      foreignColumns: [t.id, t.account_id],
    }),
  ],
);

/** Money returned of a payment; its id is the key by which a service knows it. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id'),
    payment_id: uuid('payment_id').notNull(),
    amount: minor('amount').notNull(),
    vat_back: minor('vat_back').notNull(),
    commission_back: minor('commission_back').notNull(),
    state: text('state').notNull(),
    ref: text('ref'),
    reason: text('reason'),
    why: text('why'),
    by_user_id: uuid('by_user_id'),
    look_at: at('look_at'),
    looks: integer('looks').notNull().default(0),
    created_at: at('created_at').notNull(),
    done_at: at('done_at'),
    /** When its document is issued; null: it is, or none is. */
    document_due: at('document_due'),
  },
  (t) => [
    uniqueIndex('refunds_account_id_and_id_idx').on(t.account_id, t.id),
    index('refunds_payment_idx').on(t.payment_id),
    index('refunds_look_idx').on(t.look_at).where(sql`look_at is not null`),
    index('refunds_document_idx').on(t.document_due).where(sql`document_due is not null`),
    foreignKey({
      name: 'refunds_payment_id_of_tenant_fk',
      columns: [t.payment_id, t.account_id],
      foreignColumns: [payments.id, payments.account_id],
    }),
  ],
);

/** The inbox: events of services, each stored once. They hold no state, only which payment to look at. */
const providerEvents = pgTable(
  'provider_events',
  {
    id: uuid('id').primaryKey(),
    connection_id: uuid('connection_id')
      .notNull()
      .references(() => paymentConnections.id),
    event: text('event').notNull(),
    type: text('type').notNull(),
    payment_id: uuid('payment_id'),
    ref: text('ref'),
    provider: text('provider'),
    state: text('state').notNull(),
    created_at: at('created_at').notNull(),
    done_at: at('done_at'),
  },
  (t) => [
    unique('provider_events_once').on(t.connection_id, t.event),
    index('provider_events_new_idx').on(t.created_at).where(sql`state = 'new'`),
  ],
);

/** A line of a service's balance, as it was read: what it moved for which payment of ours. */
const balanceLines = pgTable(
  'balance_lines',
  {
    id: uuid('id').primaryKey(),
    connection_id: uuid('connection_id')
      .notNull()
      .references(() => paymentConnections.id),
    /** The service's id of the line. */
    line: text('line').notNull(),
    kind: text('kind').notNull(),
    /** As the line names it; there may be no such payment. */
    payment_id: uuid('payment_id').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    net: minor('net').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    unique('balance_lines_once').on(t.connection_id, t.line),
    index('balance_lines_payment_idx').on(t.payment_id),
  ],
);

/** A payment of which the ledger and the service's balance say different sums. */
const moneyMismatches = pgTable(
  'money_mismatches',
  {
    id: uuid('id').primaryKey(),
    connection_id: uuid('connection_id')
      .notNull()
      .references(() => paymentConnections.id),
    payment_id: uuid('payment_id').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    ours: minor('ours').notNull(),
    theirs: minor('theirs').notNull(),
    /** `missing` there, `unknown` here, or it `differs`. */
    reason: text('reason').notNull(),
    found_at: at('found_at').notNull(),
  },
  (t) => [unique('money_mismatches_once').on(t.connection_id, t.payment_id)],
);

/** The tables of payments. */
export const MONEY_TABLES = {
  payment_connections: paymentConnections,
  payments,
  refunds,
  provider_events: providerEvents,
  balance_lines: balanceLines,
  money_mismatches: moneyMismatches,
};
