import { pgTable, primaryKey, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core';

/** Small things a person of the admin has done with: a tutorial put away, the start skipped, a selection looked at. */
export const userMarks = pgTable(
  'user_marks',
  {
    user_id: uuid('user_id').notNull(),
    mark: text('mark').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).defaultNow().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.mark] })],
);
