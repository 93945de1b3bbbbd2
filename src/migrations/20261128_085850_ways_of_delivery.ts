import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_lists" ADD COLUMN "delivery" jsonb;
  ALTER TABLE "shop_orders" ADD COLUMN "delivery" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_lists" DROP COLUMN "delivery";
  ALTER TABLE "shop_orders" DROP COLUMN "delivery";`)
}
