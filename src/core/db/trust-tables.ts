import {
  bigint,
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

/** Tables of data requests, unsubscriptions and rates, beside Payload's rows. */
export const TRUST_TABLES = { data_requests: dataRequests, mail_stops: mailStops, rates };
