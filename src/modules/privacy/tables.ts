import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * A request for personal data or its deletion: by a person about themselves, for a whole studio, or by the studio for
 * one client. Holds no name or address, so that it may stay when the data is deleted.
 */
const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    user_id: uuid('user_id'),
    client_id: uuid('client_id'),
    account_id: uuid('account_id'),
    state: text('state').notNull().default('waiting'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    file: text('file'),
    bytes: bigint('bytes', { mode: 'number' }),
    data: jsonb('data'),
    due_at: at('due_at').notNull(),
    created_at: at('created_at').defaultNow().notNull(),
    ended_at: at('ended_at'),
  },
  (t) => [
    index('data_requests_due_idx').on(t.state, t.due_at),
    index('data_requests_user_idx').on(t.user_id),
    index('data_requests_client_idx').on(t.client_id),
  ],
);

/** The table of data requests. */
export const PRIVACY_TABLES = { data_requests: dataRequests };
