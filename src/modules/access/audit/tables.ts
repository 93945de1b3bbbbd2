import {
  bigserial,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Who did what, when, in an account; written in the transaction that does it, never changed. */
const auditEntries = pgTable(
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

/** The table of the history. */
export const AUDIT_TABLES = { audit_entries: auditEntries };
