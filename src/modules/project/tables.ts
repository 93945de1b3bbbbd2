import { index, jsonb, pgTable, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Products an account uses again and again, alone or as a set; a project gets a copy. */
const productTemplates = pgTable(
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

/** The table of product templates. */
export const PROJECT_TABLES = { product_templates: productTemplates };
