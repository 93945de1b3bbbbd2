import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { readSql } from '@/core/db/functions';

/**
 * What is searched, folded, beside what is shown. The indexes over these columns are made after each migration
 * (`prepare-search.ts`), because they need an extension that a server may not give yet.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(readSql('keepers_fold.sql')));
  await db.execute(sql`
    alter table events add column search_words text generated always as (keepers_fold(
      coalesce(name, '') || ' ' || coalesce(location, '') || ' ' || coalesce(date, '') || ' ' || coalesce(code, ''))) stored;
    alter table galleries add column search_words text generated always as (keepers_fold(coalesce(name, ''))) stored;
    alter table media add column search_words text generated always as (keepers_fold(coalesce(name, ''))) stored;
    alter table clients add column search_words text generated always as (keepers_fold(
      coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(additional_email, '') || ' ' ||
      regexp_replace(coalesce(phone_number, ''), '[^0-9]', '', 'g'))) stored;
  `);
}

export async function down(): Promise<void> {
  throw new Error('There is no version before this one: restore a backup.');
}
