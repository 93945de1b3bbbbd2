import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "uploads" ADD COLUMN "params" jsonb;
  ALTER TABLE "brands" ADD COLUMN "watermark_sha256" varchar;
  ALTER TABLE "brands" ADD COLUMN "watermark_width" numeric;
  ALTER TABLE "brands" ADD COLUMN "watermark_height" numeric;
  ALTER TABLE "events" ADD COLUMN "watermark_mark" varchar;
  ALTER TABLE "media" ADD COLUMN "draw_tries" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "uploads" DROP COLUMN "params";
  ALTER TABLE "brands" DROP COLUMN "watermark_sha256";
  ALTER TABLE "brands" DROP COLUMN "watermark_width";
  ALTER TABLE "brands" DROP COLUMN "watermark_height";
  ALTER TABLE "events" DROP COLUMN "watermark_mark";
  ALTER TABLE "media" DROP COLUMN "draw_tries";`)
}
