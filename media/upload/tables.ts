import {
  bigint,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { events, galleries, grants } from '@/core/db/payload-tables';

/** An unfinished upload: what was announced, and what became of it. */
const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    account_id: uuid('account_id').notNull(),
    event_id: uuid('event_id').notNull(),
    gallery_id: uuid('gallery_id').notNull(),
    user_id: uuid('user_id'),
    grant_id: uuid('grant_id'),
    filename: text('filename').notNull(),
    sha256: text('sha256'),
    captured_at: text('captured_at'),
    replaces: uuid('replaces'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    state: text('state').notNull().default('receiving'),
    media_id: uuid('media_id'),
    code: text('code'),
    params: jsonb('params'),
    created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).defaultNow().notNull(),
    finished_at: timestamp('finished_at', { withTimezone: true, precision: 3 }),
  },
  (t) => [
    index('uploads_gallery_idx').on(t.gallery_id),
    index('uploads_state_idx').on(t.state, t.created_at),
    foreignKey({
      name: 'uploads_event_id_of_tenant_fk',
      columns: [t.event_id, t.account_id],
      foreignColumns: [events.id, events.account_id],
    }).onDelete('cascade'),
    // Without its sender an unfinished upload would count as the studio's.
    foreignKey({
      name: 'uploads_grant_id_of_tenant_fk',
      columns: [t.grant_id, t.event_id],
      foreignColumns: [grants.id, grants.event_id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'uploads_gallery_id_of_tenant_fk',
      columns: [t.gallery_id, t.event_id],
      foreignColumns: [galleries.id, galleries.event_id],
    }).onDelete('cascade'),
  ],
);

/** The table of uploads. */
export const UPLOAD_TABLES = { uploads };
