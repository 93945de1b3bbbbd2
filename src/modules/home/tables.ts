import { pgTable, primaryKey, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core';

/** Per-user UI flags: dismissed tutorial, skipped onboarding, reviewed selection. */
const userMarks = pgTable(
  'user_marks',
  {
    user_id: uuid('user_id').notNull(),
    mark: text('mark').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).defaultNow().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.mark] })],
);

/** The table of what people finished with in the admin. */
export const HOME_TABLES = { user_marks: userMarks };
