import {
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** An account's connection to an outside service, one for each service. Its tokens are sealed. */
const serviceConnections = pgTable(
  'service_connections',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id').notNull(),
    /** The user who connected it. */
    user_id: uuid('user_id').notNull(),
    service: text('service').notNull(),
    /** The user's id and name at the service. */
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    sealed: text('sealed').notNull(),
    /** What the user has allowed at the service. */
    scopes: jsonb('scopes').notNull(),
    /** Why the service refuses its tokens; empty while they work. */
    trouble: text('trouble'),
    created_at: at('created_at').defaultNow().notNull(),
    updated_at: at('updated_at').defaultNow().notNull(),
  },
  (t) => [
    uniqueIndex('service_connections_one_idx').on(t.account_id, t.service),
    index('service_connections_subject_idx').on(t.service, t.subject),
    index('service_connections_user_idx').on(t.user_id),
  ],
);

/** The table of connections to outside services. */
export const SERVICE_TABLES = { service_connections: serviceConnections };
