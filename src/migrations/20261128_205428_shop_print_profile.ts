import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_products" ADD COLUMN "profile" jsonb;
  ALTER TABLE "shop_products" ADD COLUMN "dpi" numeric;
  ALTER TABLE "shop_order_lines" ADD COLUMN "profile" jsonb;
  ALTER TABLE "shop_order_lines" ADD COLUMN "dpi" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_products" DROP COLUMN "profile";
  ALTER TABLE "shop_products" DROP COLUMN "dpi";
  ALTER TABLE "shop_order_lines" DROP COLUMN "profile";
  ALTER TABLE "shop_order_lines" DROP COLUMN "dpi";`)
}
