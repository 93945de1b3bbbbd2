import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" ADD COLUMN "auto_cover_id" uuid;
  ALTER TABLE "events" ADD CONSTRAINT "events_auto_cover_id_of_tenant_fk" FOREIGN KEY ("auto_cover_id","id") REFERENCES "public"."media"("id","event_id") ON DELETE set null ("auto_cover_id") ON UPDATE no action;
  CREATE INDEX "events_auto_cover_idx" ON "events" USING btree ("auto_cover_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" DROP CONSTRAINT IF EXISTS "events_auto_cover_id_of_tenant_fk";
  
  DROP INDEX IF EXISTS "events_auto_cover_idx";
  ALTER TABLE "events" DROP COLUMN "auto_cover_id";`)
}
