import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ready_requests" ALTER COLUMN "grant_id" DROP NOT NULL;
  ALTER TABLE "grants" ADD COLUMN "downloads" boolean DEFAULT false NOT NULL;
  ALTER TABLE "invitations" ADD COLUMN "downloads" boolean DEFAULT false NOT NULL;
  ALTER TABLE "shop_order_lines" ADD COLUMN "print_width" numeric;
  ALTER TABLE "shop_order_lines" ADD COLUMN "print_height" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ready_requests" ALTER COLUMN "grant_id" SET NOT NULL;
  ALTER TABLE "grants" DROP COLUMN "downloads";
  ALTER TABLE "invitations" DROP COLUMN "downloads";
  ALTER TABLE "shop_order_lines" DROP COLUMN "print_width";
  ALTER TABLE "shop_order_lines" DROP COLUMN "print_height";`)
}
