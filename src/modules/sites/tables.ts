import { date, integer, pgTable, primaryKey, text, uuid } from '@payloadcms/db-postgres/drizzle/pg-core';

/** Views of each page of an account's website, and visits from each source, by day in the account's time zone. */
const siteViews = pgTable(
  'site_views',
  {
    account_id: uuid('account_id').notNull(),
    day: date('day').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.day, t.kind, t.name] })],
);

/** The tables of websites that are no collections. */
export const SITE_TABLES = { site_views: siteViews };
