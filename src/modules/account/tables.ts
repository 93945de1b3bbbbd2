import { index, pgTable, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A one-time link by which a person joins an account's team. Only the hash of its token is stored. */
const teamInvitations = pgTable(
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

/** The table of a studio's team. */
export const ACCOUNT_TABLES = { team_invitations: teamInvitations };
