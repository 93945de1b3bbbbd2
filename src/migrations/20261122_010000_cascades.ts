import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Every pick asks whether its project has products chosen among another's: nearly always an empty index answers. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index products_among_idx_of_event on products (event_id) where among_id is not null and deleted_at is null;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index products_among_idx_of_event;`);
}
