import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "balance_lines" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"connection_id" uuid NOT NULL,
  	"line" text NOT NULL,
  	"kind" text NOT NULL,
  	"payment_id" uuid NOT NULL,
  	"currency" char(3) NOT NULL,
  	"net" bigint NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "balance_lines_once" UNIQUE("connection_id","line")
  );
  
  CREATE TABLE "money_mismatches" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"connection_id" uuid NOT NULL,
  	"payment_id" uuid NOT NULL,
  	"currency" char(3) NOT NULL,
  	"ours" bigint NOT NULL,
  	"theirs" bigint NOT NULL,
  	"reason" text NOT NULL,
  	"found_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "money_mismatches_once" UNIQUE("connection_id","payment_id")
  );
  
  DROP INDEX IF EXISTS "products_account_idx";
  ALTER TABLE "payment_connections" ADD COLUMN "compared_until" timestamp (3) with time zone;
  ALTER TABLE "payments" ADD COLUMN "card" jsonb;
  ALTER TABLE "payments" ADD COLUMN "card_of" uuid;
  ALTER TABLE "payments" ADD COLUMN "disputed" bigint DEFAULT 0 NOT NULL;
  ALTER TABLE "payments" ADD COLUMN "dispute" text;
  ALTER TABLE "payments" ADD COLUMN "dispute_posts" integer DEFAULT 0 NOT NULL;
  ALTER TABLE "selection_settlements" ADD COLUMN "order" varchar;
  ALTER TABLE "shop_order_lines" ADD COLUMN "extra_of_id" uuid;
  CREATE UNIQUE INDEX "products_account_id_and_id_idx" ON "products" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "product_order_idx" ON "selection_settlements" USING btree ("product_id","order");
  ALTER TABLE "balance_lines" ADD CONSTRAINT "balance_lines_connection_id_payment_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."payment_connections"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "money_mismatches" ADD CONSTRAINT "money_mismatches_connection_id_payment_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."payment_connections"("id") ON DELETE no action ON UPDATE no action;
  CREATE INDEX "balance_lines_payment_idx" ON "balance_lines" USING btree ("payment_id");
  ALTER TABLE "payments" ADD CONSTRAINT "payments_card_of_of_tenant_fk" FOREIGN KEY ("card_of","account_id") REFERENCES "public"."payments"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "shop_order_lines" ADD CONSTRAINT "shop_order_lines_extra_of_id_of_tenant_fk" FOREIGN KEY ("extra_of_id","account_id") REFERENCES "public"."products"("id","account_id") ON DELETE set null ("extra_of_id") ON UPDATE no action;
  CREATE INDEX "shop_order_lines_extra_of_idx" ON "shop_order_lines" USING btree ("extra_of_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "balance_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "money_mismatches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "balance_lines" CASCADE;
  DROP TABLE "money_mismatches" CASCADE;
  ALTER TABLE "payments" DROP CONSTRAINT IF EXISTS "payments_card_of_of_tenant_fk";
  
  ALTER TABLE "shop_order_lines" DROP CONSTRAINT IF EXISTS "shop_order_lines_extra_of_id_of_tenant_fk";
  
  DROP INDEX IF EXISTS "products_account_id_and_id_idx";
  DROP INDEX IF EXISTS "product_order_idx";
  DROP INDEX IF EXISTS "shop_order_lines_extra_of_idx";
  CREATE INDEX "products_account_idx" ON "products" USING btree ("account_id");
  ALTER TABLE "payment_connections" DROP COLUMN "compared_until";
  ALTER TABLE "payments" DROP COLUMN "card";
  ALTER TABLE "payments" DROP COLUMN "card_of";
  ALTER TABLE "payments" DROP COLUMN "disputed";
  ALTER TABLE "payments" DROP COLUMN "dispute";
  ALTER TABLE "payments" DROP COLUMN "dispute_posts";
  ALTER TABLE "selection_settlements" DROP COLUMN "order";
  ALTER TABLE "shop_order_lines" DROP COLUMN "extra_of_id";`)
}
