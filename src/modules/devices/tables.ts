import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { events, galleries, users } from '@/core/db/payload-tables';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A program that a person connected, by the hash of its token. `state` is what its last heartbeat said. */
const deviceTokens = pgTable(
  'device_tokens',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id').notNull(),
    user_id: uuid('user_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind').notNull().default('program'),
    /** What a token could do before scopes were chosen. */
    scopes: text('scopes').array().notNull().default(['upload', 'selections']),
    token_hash: text('token_hash').notNull().unique(),
    version: text('version'),
    state: jsonb('state'),
    created_at: at('created_at').defaultNow().notNull(),
    last_used_at: at('last_used_at'),
    /** Of the last heartbeat; null before the first, and after a program said that it ends. */
    seen_at: at('seen_at'),
    revoked_at: at('revoked_at'),
  },
  (t) => [index('device_tokens_account_idx').on(t.account_id)],
);

/** A program that asks to be connected (RFC 8628). Its two codes are stored as hashes; deleted once it has its token. */
const deviceCodes = pgTable(
  'device_codes',
  {
    id: uuid('id').primaryKey(),
    device_hash: text('device_hash').notNull().unique(),
    user_hash: text('user_hash').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    version: text('version'),
    /** The network it asked from, shown to the person who decides. */
    address: text('address').notNull(),
    interval: integer('interval').notNull(),
    created_at: at('created_at').defaultNow().notNull(),
    expires_at: at('expires_at').notNull(),
    polled_at: at('polled_at'),
    /** Set when a person allows it. */
    account_id: uuid('account_id'),
    user_id: uuid('user_id'),
    scopes: text('scopes').array(),
    denied_at: at('denied_at'),
  },
  (t) => [
    index('device_codes_expires_idx').on(t.expires_at),
    foreignKey({
      name: 'device_codes_user_fk',
      columns: [t.user_id],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Photographs of a gallery that a program no longer finds in its folder, and that are trashed only when the photographer
 * says so: one open question a gallery, deleted with its answer.
 */
const deviceQuestions = pgTable(
  'device_questions',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id').notNull(),
    event_id: uuid('event_id').notNull(),
    gallery_id: uuid('gallery_id').notNull().unique(),
    /** Name of the program. */
    device: text('device').notNull(),
    medias: uuid('medias').array().notNull(),
    created_at: at('created_at').defaultNow().notNull(),
  },
  (t) => [
    index('device_questions_account_idx').on(t.account_id),
    foreignKey({
      name: 'device_questions_event_id_of_tenant_fk',
      columns: [t.event_id, t.account_id],
      foreignColumns: [events.id, events.account_id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'device_questions_gallery_id_of_tenant_fk',
      columns: [t.gallery_id, t.event_id],
      foreignColumns: [galleries.id, galleries.event_id],
    }).onDelete('cascade'),
  ],
);

/** Tables of connected programs. */
export const DEVICE_TABLES = {
  device_tokens: deviceTokens,
  device_codes: deviceCodes,
  device_questions: deviceQuestions,
};
