import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  bigint,
  boolean,
  char,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** An account as a seller: by which form its values were checked. */
const sellerAccounts = pgTable('seller_accounts', {
  account_id: uuid('account_id').primaryKey(),
  country: char('country', { length: 2 }).notNull(),
  /** `business` or `private`. */
  type: text('type').notNull(),
  /** Clients who pay by bank transfer see the bank account. */
  shows_transfer: boolean('shows_transfer').notNull().default(false),
  updated_at: at('updated_at').notNull(),
});

/** A value of a seller, sealed by itself for its row. */
const sellerFields = pgTable(
  'seller_fields',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id').notNull(),
    name: text('name').notNull(),
    sealed: text('sealed').notNull(),
  },
  (t) => [
    uniqueIndex('seller_fields_name_idx').on(t.account_id, t.name),
    foreignKey({
      name: 'seller_fields_account_id_fk',
      columns: [t.account_id],
      foreignColumns: [sellerAccounts.account_id],
    }).onDelete('cascade'),
  ],
);

/** Money that the platform held for an account and sends to its bank: one of a file, `batch_id`. */
const sellerPayouts = pgTable(
  'seller_payouts',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id').notNull(),
    batch_id: uuid('batch_id').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** In minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** `made`: in a file; `sent`: the bank did it; `cancelled`. */
    state: text('state').notNull(),
    made_by: uuid('made_by').notNull(),
    created_at: at('created_at').notNull(),
    ended_at: at('ended_at'),
  },
  (t) => [
    index('seller_payouts_batch_idx').on(t.batch_id),
    uniqueIndex('seller_payouts_made_idx').on(t.account_id, t.currency).where(sql`state = 'made'`),
  ],
);

/** The tables of sellers. */
export const SELLER_TABLES = {
  seller_accounts: sellerAccounts,
  seller_fields: sellerFields,
  seller_payouts: sellerPayouts,
};
