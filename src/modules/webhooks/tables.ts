import {
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

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** An account's webhook: `events` names the domain events it subscribes to. Both secrets are sealed. */
const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id').notNull(),
    url: text('url').notNull(),
    events: jsonb('events').notNull(),
    secret: text('secret').notNull(),
    /** The previous secret, which also signs until `former_until`. */
    former_secret: text('former_secret'),
    former_until: at('former_until'),
    /** Since when no delivery succeeded; empty while they do. */
    failing_since: at('failing_since'),
    disabled_at: at('disabled_at'),
    /** Why it was switched off automatically; empty where a person did it. */
    disabled_why: text('disabled_why'),
    created_at: at('created_at').defaultNow().notNull(),
    updated_at: at('updated_at').defaultNow().notNull(),
  },
  (t) => [uniqueIndex('webhooks_account_id_and_id_idx').on(t.account_id, t.id)],
);

/** One message to a webhook, its text as sent, and every attempt. */
const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id').notNull(),
    webhook_id: uuid('webhook_id').notNull(),
    event_id: uuid('event_id'),
    happening_id: uuid('happening_id').notNull(),
    name: text('name').notNull(),
    body: text('body').notNull(),
    state: text('state').notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    attempts: jsonb('attempts').notNull().default([]),
    next_at: at('next_at'),
    created_at: at('created_at').defaultNow().notNull(),
    ended_at: at('ended_at'),
  },
  (t) => [
    unique('webhook_deliveries_once').on(t.webhook_id, t.happening_id),
    index('webhook_deliveries_webhook_idx').on(t.webhook_id, t.id),
    index('webhook_deliveries_created_idx').on(t.created_at),
    foreignKey({
      name: 'webhook_deliveries_webhook_id_of_tenant_fk',
      columns: [t.webhook_id, t.account_id],
      foreignColumns: [webhooks.id, webhooks.account_id],
    }).onDelete('cascade'),
  ],
);

/** The tables of webhooks. */
export const WEBHOOK_TABLES = { webhooks, webhook_deliveries: webhookDeliveries };
