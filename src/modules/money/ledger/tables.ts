import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  bigserial,
  char,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { at, minor, payments, refunds } from '../tables';

/** One posting of the ledger: what happened (`kind`) to which row (`source`), once for each `nr`. */
const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    source: uuid('source').notNull(),
    nr: integer('nr').notNull(),
    at: at('at').notNull(),
  },
  (t) => [unique('ledger_transfers_once').on(t.kind, t.source, t.nr)],
);

/** Entries of the ledger, in the book of an account or (null) of the platform; never changed. */
const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    transfer_id: uuid('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    account_id: uuid('account_id'),
    /** `provider`, `offline`, `sales`, `vat`, … */
    name: text('name').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    amount: minor('amount').notNull(),
  },
  (t) => [
    index('ledger_entries_transfer_idx').on(t.transfer_id),
    index('ledger_entries_sum_idx').on(t.account_id, t.name, t.currency, t.amount),
  ],
);

/** A document of a payment or refund: its number has no gaps within book, series and year; its content is frozen. */
const moneyDocuments = pgTable(
  'money_documents',
  {
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id'),
    series: text('series').notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    payment_id: uuid('payment_id').notNull(),
    refund_id: uuid('refund_id'),
    data: jsonb('data').notNull(),
    /** The invoicing service that issues the legal document, its number there, and its address. */
    service: text('service'),
    service_number: text('service_number'),
    link: text('link'),
    /** When the job asks the service again; null: never. */
    ask_at: at('ask_at'),
    asks: integer('asks').notNull().default(0),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    unique('money_documents_number').on(t.account_id, t.series, t.year, t.number).nullsNotDistinct(),
    unique('money_documents_once').on(t.payment_id, t.refund_id).nullsNotDistinct(),
    index('money_documents_ask_idx').on(t.ask_at).where(sql`ask_at is not null`),
    foreignKey({
      name: 'money_documents_payment_id_of_tenant_fk',
      columns: [t.payment_id, t.account_id],
      foreignColumns: [payments.id, payments.account_id],
    }),
    foreignKey({
      name: 'money_documents_refund_id_of_tenant_fk',
      columns: [t.refund_id, t.account_id],
      foreignColumns: [refunds.id, refunds.account_id],
    }),
  ],
);

/** The tables of the ledger and of documents. */
export const LEDGER_TABLES = {
  ledger_transfers: ledgerTransfers,
  ledger_entries: ledgerEntries,
  money_documents: moneyDocuments,
};
