import {
  type AnyPgColumn,
  bigint,
  bigserial,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { users } from '@/core/db/payload-tables';

/** Rows of a person are deleted with the person. */
const goesWithUser = (table: string, user: AnyPgColumn) =>
  foreignKey({ name: `${table}_user_fk`, columns: [user], foreignColumns: [users.id] }).onDelete('cascade');

/** A one-time token of a link in a message; only its hash is stored. `data` holds its subject (a new address). */
const accountTokens = pgTable(
  'account_tokens',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    user_id: uuid('user_id').notNull(),
    kind: text('kind').notNull(),
    hash: text('hash').notNull().unique(),
    data: jsonb('data'),
    expires_at: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    used_at: timestamp('used_at', { withTimezone: true, precision: 3 }),
    created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).defaultNow().notNull(),
  },
  (t) => [index('account_tokens_user_idx').on(t.user_id, t.kind), goesWithUser('account_tokens', t.user_id)],
);

/** What a person sees about a browser they are signed in with, beside Payload's row of the session. */
const sessionNotes = pgTable(
  'session_notes',
  {
    session_id: text('session_id').primaryKey(),
    user_id: uuid('user_id').notNull(),
    browser: text('browser'),
    system: text('system'),
    way: text('way').notNull().default('password'),
    seen_at: timestamp('seen_at', { withTimezone: true, precision: 3 }).defaultNow().notNull(),
  },
  (t) => [index('session_notes_user_idx').on(t.user_id), goesWithUser('session_notes', t.user_id)],
);

/** Second factors: passkeys (`secret` is the public key), one-time codes (`secret` sealed), recovery codes (hashed). */
const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id').notNull(),
    kind: text('kind').notNull(),
    name: text('name'),
    credential: text('credential').unique(),
    secret: text('secret').notNull(),
    /** A passkey's signature counter, a code's last used step. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    data: jsonb('data'),
    confirmed_at: timestamp('confirmed_at', { withTimezone: true, precision: 3 }),
    used_at: timestamp('used_at', { withTimezone: true, precision: 3 }),
    created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).defaultNow().notNull(),
  },
  (t) => [index('second_factors_user_idx').on(t.user_id, t.kind), goesWithUser('second_factors', t.user_id)],
);

/** The identity of a person at a provider they sign in with. */
const identities = pgTable(
  'identities',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    user_id: uuid('user_id').notNull(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    email: text('email'),
    created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).defaultNow().notNull(),
  },
  (t) => [
    unique('identities_subject_unique').on(t.provider, t.subject),
    index('identities_user_idx').on(t.user_id),
    goesWithUser('identities', t.user_id),
  ],
);

/** Tables of signing in, beside Payload's rows of people and sessions. */
export const IDENTITY_TABLES = {
  account_tokens: accountTokens,
  session_notes: sessionNotes,
  second_factors: secondFactors,
  identities,
};
