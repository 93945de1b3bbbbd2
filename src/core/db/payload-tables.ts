import { pgTable, uuid } from '@payloadcms/db-postgres/drizzle/pg-core';

/** Payload creates these tables: here they are only targets of our own tables' keys. */
export const users = pgTable('users', { id: uuid('id').primaryKey() });
export const events = pgTable('events', { id: uuid('id').primaryKey(), account_id: uuid('account_id') });
export const galleries = pgTable('galleries', { id: uuid('id').primaryKey(), event_id: uuid('event_id') });
export const grants = pgTable('grants', { id: uuid('id').primaryKey(), event_id: uuid('event_id') });
