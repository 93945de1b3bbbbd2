import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Both the history of a project (who did what) and what live streams replay. Its ids grow in commit order for each
 * product, because a pick locks its product first.
 */
const eventChanges = pgTable(
  'event_changes',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    event_id: uuid('event_id').notNull(),
    kind: text('kind').notNull(),
    data: jsonb('data').notNull(),
    actor: jsonb('actor'),
    created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).defaultNow().notNull(),
  },
  (t) => [index('event_changes_event_idx').on(t.event_id, t.id)],
);

/** Wrong tries at codes and passwords, shared by every web process. */
const tries = pgTable(
  'tries',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    key: text('key').notNull(),
    created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).defaultNow().notNull(),
  },
  (t) => [index('tries_key_idx').on(t.key, t.created_at)],
);

/** How much was done in a span of time, shared by every process: rate limits count here. */
const rates = pgTable(
  'rates',
  {
    key: text('key').notNull(),
    span: at('span').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.span] })],
);

/** Proofs of work and challenges that were used and must not be used again until they expire. */
const usedOnce = pgTable('used_once', {
  key: text('key').primaryKey(),
  expires_at: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
});

/**
 * An address unsubscribed from a studio's messages of one kind (the name of the column that says the same of a client),
 * where the address is no client's own: a client's additional one, or one that a visitor typed.
 */
const mailStops = pgTable(
  'mail_stops',
  {
    account_id: uuid('account_id').notNull(),
    /** In lower case. */
    address: text('address').notNull(),
    kind: text('kind').notNull(),
    stopped_at: at('stopped_at').defaultNow().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.address, t.kind] })],
);

/** Small facts about the installation itself (demo studio seeded, version last started). */
const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});

/** The tables the core itself reads and writes: live changes, limits, unsubscriptions, the installation. */
export const CORE_TABLES = {
  event_changes: eventChanges,
  tries,
  rates,
  used_once: usedOnce,
  mail_stops: mailStops,
  installation,
};
