import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" ADD COLUMN "remind_clients_of_expiry" boolean DEFAULT false;
  ALTER TABLE "events" ADD COLUMN "expiry_told_for" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "expiry_told" numeric;
  ALTER TABLE "grants" ADD COLUMN "views" numeric;
  ALTER TABLE "grants" ADD COLUMN "viewed_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" DROP COLUMN "remind_clients_of_expiry";
  ALTER TABLE "events" DROP COLUMN "expiry_told_for";
  ALTER TABLE "events" DROP COLUMN "expiry_told";
  ALTER TABLE "grants" DROP COLUMN "views";
  ALTER TABLE "grants" DROP COLUMN "viewed_at";`)
}
