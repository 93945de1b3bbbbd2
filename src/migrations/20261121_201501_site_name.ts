import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "accounts" ADD COLUMN "site_name" varchar;
  CREATE UNIQUE INDEX "accounts_site_name_idx" ON "accounts" USING btree ("site_name");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "accounts_site_name_idx";
  ALTER TABLE "accounts" DROP COLUMN "site_name";`)
}
