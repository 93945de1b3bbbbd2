import {
  bigint,
  bigserial,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import type { PostgresSchemaHook } from '@payloadcms/drizzle/postgres';
import { ACCOUNT_TABLES } from './account-tables';
import { MONEY_TABLES } from './money-tables';
import { events, galleries } from './payload-tables';
import { TRUST_TABLES } from './trust-tables';
import { WEBHOOK_TABLES } from './webhook-tables';

/** Per-user UI flags: dismissed tutorial, skipped onboarding, reviewed selection. */
const userMarks = pgTable(
  'user_marks',
  {
    user_id: uuid('user_id').notNull(),
    mark: text('mark').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).defaultNow().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.mark] })],
);

/**
 * Tables that Payload's collections cannot express. They join Payload's schema so that one migration creates
 * everything.
 *
 * `event_changes` is both the history of a project (who did what) and what live streams replay; its ids grow in
 * commit order for each product, because a pick locks its product first.
 */
export const eventChanges = pgTable(
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

/** An unfinished upload: what was announced, and what became of it. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    account_id: uuid('account_id').notNull(),
    event_id: uuid('event_id').notNull(),
    gallery_id: uuid('gallery_id').notNull(),
    user_id: uuid('user_id'),
    filename: text('filename').notNull(),
    sha256: text('sha256'),
    captured_at: text('captured_at'),
    replaces: uuid('replaces'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    state: text('state').notNull().default('receiving'),
    media_id: uuid('media_id'),
    code: text('code'),
    params: jsonb('params'),
    created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).defaultNow().notNull(),
    finished_at: timestamp('finished_at', { withTimezone: true, precision: 3 }),
  },
  (t) => [
    index('uploads_gallery_idx').on(t.gallery_id),
    index('uploads_state_idx').on(t.state, t.created_at),
    foreignKey({
      name: 'uploads_event_id_of_tenant_fk',
      columns: [t.event_id, t.account_id],
      foreignColumns: [events.id, events.account_id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'uploads_gallery_id_of_tenant_fk',
      columns: [t.gallery_id, t.event_id],
      foreignColumns: [galleries.id, galleries.event_id],
    }).onDelete('cascade'),
  ],
);

/** Wrong tries at codes and passwords, shared by every web process. */
export const tries = pgTable(
  'tries',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    key: text('key').notNull(),
    created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).defaultNow().notNull(),
  },
  (t) => [index('tries_key_idx').on(t.key, t.created_at)],
);

/** Small facts about the installation itself (demo studio seeded, version last started). */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A one-time link by which a person joins an account's team. Only the hash of its token is stored. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id').notNull(),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    token_hash: text('token_hash').notNull().unique(),
    invited_by: uuid('invited_by'),
    created_at: at('created_at').defaultNow().notNull(),
    expires_at: at('expires_at').notNull(),
    accepted_at: at('accepted_at'),
    revoked_at: at('revoked_at'),
  },
  (t) => [index('team_invitations_account_idx').on(t.account_id)],
);

/** A token of a program that may upload and read selections. Only its hash is stored. */
export const deviceTokens = pgTable(
  'device_tokens',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id').notNull(),
    user_id: uuid('user_id').notNull(),
    name: text('name').notNull(),
    token_hash: text('token_hash').notNull().unique(),
    created_at: at('created_at').defaultNow().notNull(),
    last_used_at: at('last_used_at'),
    revoked_at: at('revoked_at'),
  },
  (t) => [index('device_tokens_account_idx').on(t.account_id)],
);

/** Products an account uses again and again, alone or as a set; a project gets a copy. */
export const productTemplates = pgTable(
  'product_templates',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id').notNull(),
    name: text('name').notNull(),
    items: jsonb('items').notNull(),
    created_at: at('created_at').defaultNow().notNull(),
    updated_at: at('updated_at').defaultNow().notNull(),
  },
  (t) => [index('product_templates_account_idx').on(t.account_id)],
);

/** Who did what, when, in an account; written in the transaction that does it, never changed. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    account_id: uuid('account_id').notNull(),
    event_id: uuid('event_id'),
    action: text('action').notNull(),
    subject: text('subject'),
    count: integer('count'),
    actor_role: text('actor_role').notNull(),
    actor_user_id: uuid('actor_user_id'),
    actor_grant_id: uuid('actor_grant_id'),
    actor_name: text('actor_name'),
    created_at: at('created_at').defaultNow().notNull(),
  },
  (t) => [
    index('audit_entries_account_idx').on(t.account_id, t.id),
    index('audit_entries_event_idx').on(t.event_id, t.id),
  ],
);

/** Adds our own tables to Payload's schema. */
export const addTables: PostgresSchemaHook = ({ schema }) => ({
  ...schema,
  tables: {
    ...schema.tables,
    event_changes: eventChanges as never,
    uploads: uploads as never,
    tries: tries as never,
    installation: installation as never,
    team_invitations: teamInvitations as never,
    device_tokens: deviceTokens as never,
    product_templates: productTemplates as never,
    ...(ACCOUNT_TABLES as never as Record<string, never>),
    ...(MONEY_TABLES as never as Record<string, never>),
    ...(TRUST_TABLES as never as Record<string, never>),
    ...(WEBHOOK_TABLES as never as Record<string, never>),
    user_marks: userMarks as never,
    audit_entries: auditEntries as never,
  },
});
