import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shop_products_kind" AS ENUM('print', 'package', 'digital');
  CREATE TYPE "public"."enum_shop_products_uses" AS ENUM('all', 'selection');
  CREATE TYPE "public"."enum_shop_products_scope" AS ENUM('photo', 'gallery', 'project');
  CREATE TYPE "public"."enum_shop_products_size" AS ENUM('web', 'hd', 'original');
  CREATE TYPE "public"."enum_shop_coupons_kind" AS ENUM('percent', 'amount', 'credit');
  CREATE TYPE "public"."enum_shop_orders_state" AS ENUM('open', 'paid', 'done', 'cancelled');
  CREATE TABLE "shop_lists" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid,
  	"name" varchar NOT NULL,
  	"currency" varchar NOT NULL,
  	"tax_rate" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shop_products" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"list_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"kind" "enum_shop_products_kind" NOT NULL,
  	"uses" "enum_shop_products_uses" DEFAULT 'all' NOT NULL,
  	"minimum" numeric DEFAULT 1 NOT NULL,
  	"photos" numeric DEFAULT 1 NOT NULL,
  	"scope" "enum_shop_products_scope" DEFAULT 'photo' NOT NULL,
  	"size" "enum_shop_products_size" DEFAULT 'original' NOT NULL,
  	"options" jsonb NOT NULL,
  	"picture_id" uuid,
  	"picture_2_id" uuid,
  	"picture_3_id" uuid,
  	"offered" boolean DEFAULT true NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "shop_coupons" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"code" varchar NOT NULL,
  	"kind" "enum_shop_coupons_kind" NOT NULL,
  	"percent" numeric DEFAULT 0 NOT NULL,
  	"amount" numeric DEFAULT 0 NOT NULL,
  	"currency" varchar,
  	"ends_on" varchar,
  	"most" numeric DEFAULT 0 NOT NULL,
  	"used" numeric DEFAULT 0 NOT NULL,
  	"event_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shop_carts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"person" varchar NOT NULL,
  	"lines" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shop_orders" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid,
  	"grant_id" uuid,
  	"number" numeric DEFAULT 0 NOT NULL,
  	"state" "enum_shop_orders_state" NOT NULL,
  	"currency" varchar NOT NULL,
  	"subtotal" numeric DEFAULT 0 NOT NULL,
  	"discount" numeric DEFAULT 0 NOT NULL,
  	"total" numeric DEFAULT 0 NOT NULL,
  	"tax" numeric DEFAULT 0 NOT NULL,
  	"tax_rate" numeric DEFAULT 0 NOT NULL,
  	"refunded" numeric DEFAULT 0 NOT NULL,
  	"method" varchar,
  	"payment" varchar,
  	"reference" varchar,
  	"instructions" varchar,
  	"coupon" varchar,
  	"person" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"address" varchar,
  	"note" varchar,
  	"locale" varchar NOT NULL,
  	"studio_note" varchar,
  	"key" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"cancelled_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shop_order_lines" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"order_id" uuid NOT NULL,
  	"product_id" uuid,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"name" varchar NOT NULL,
  	"option_name" varchar,
  	"kind" varchar NOT NULL,
  	"quantity" numeric DEFAULT 1 NOT NULL,
  	"unit" numeric DEFAULT 0 NOT NULL,
  	"amount" numeric DEFAULT 0 NOT NULL,
  	"scope" varchar,
  	"size" varchar,
  	"gallery_id" uuid,
  	"ratio" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shop_order_photos" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"line_id" uuid NOT NULL,
  	"media_id" uuid,
  	"name" varchar NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"crop" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX IF EXISTS "galleries_account_idx";
  ALTER TABLE "events" ADD COLUMN "shop_closed" boolean DEFAULT false NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shop_lists_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shop_products_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shop_coupons_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shop_carts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shop_orders_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shop_order_lines_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shop_order_photos_id" uuid;
  CREATE UNIQUE INDEX "shop_lists_account_id_and_id_idx" ON "shop_lists" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "shop_products_account_id_and_id_idx" ON "shop_products" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "account_code_idx" ON "shop_coupons" USING btree ("account_id","code");
  CREATE UNIQUE INDEX "event_person_idx" ON "shop_carts" USING btree ("event_id","person");
  CREATE UNIQUE INDEX "account_number_idx" ON "shop_orders" USING btree ("account_id","number");
  CREATE UNIQUE INDEX "account_key_idx" ON "shop_orders" USING btree ("account_id","key");
  CREATE UNIQUE INDEX "shop_orders_account_id_and_id_idx" ON "shop_orders" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "shop_order_lines_account_id_and_id_idx" ON "shop_order_lines" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "galleries_account_id_and_id_idx" ON "galleries" USING btree ("account_id","id");
  ALTER TABLE "shop_lists" ADD CONSTRAINT "shop_lists_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_lists" ADD CONSTRAINT "shop_lists_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE set null ("event_id") ON UPDATE no action;
  ALTER TABLE "shop_products" ADD CONSTRAINT "shop_products_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_products" ADD CONSTRAINT "shop_products_list_id_of_tenant_fk" FOREIGN KEY ("list_id","account_id") REFERENCES "public"."shop_lists"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "shop_products" ADD CONSTRAINT "shop_products_picture_id_of_tenant_fk" FOREIGN KEY ("picture_id","account_id") REFERENCES "public"."assets"("id","account_id") ON DELETE set null ("picture_id") ON UPDATE no action;
  ALTER TABLE "shop_products" ADD CONSTRAINT "shop_products_picture_2_id_of_tenant_fk" FOREIGN KEY ("picture_2_id","account_id") REFERENCES "public"."assets"("id","account_id") ON DELETE set null ("picture_2_id") ON UPDATE no action;
  ALTER TABLE "shop_products" ADD CONSTRAINT "shop_products_picture_3_id_of_tenant_fk" FOREIGN KEY ("picture_3_id","account_id") REFERENCES "public"."assets"("id","account_id") ON DELETE set null ("picture_3_id") ON UPDATE no action;
  ALTER TABLE "shop_coupons" ADD CONSTRAINT "shop_coupons_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_coupons" ADD CONSTRAINT "shop_coupons_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE set null ("event_id") ON UPDATE no action;
  ALTER TABLE "shop_carts" ADD CONSTRAINT "shop_carts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_carts" ADD CONSTRAINT "shop_carts_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE set null ("event_id") ON UPDATE no action;
  ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_grant_id_of_tenant_fk" FOREIGN KEY ("grant_id","account_id") REFERENCES "public"."grants"("id","account_id") ON DELETE set null ("grant_id") ON UPDATE no action;
  ALTER TABLE "shop_order_lines" ADD CONSTRAINT "shop_order_lines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_order_lines" ADD CONSTRAINT "shop_order_lines_order_id_of_tenant_fk" FOREIGN KEY ("order_id","account_id") REFERENCES "public"."shop_orders"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_order_lines" ADD CONSTRAINT "shop_order_lines_product_id_of_tenant_fk" FOREIGN KEY ("product_id","account_id") REFERENCES "public"."shop_products"("id","account_id") ON DELETE set null ("product_id") ON UPDATE no action;
  ALTER TABLE "shop_order_lines" ADD CONSTRAINT "shop_order_lines_gallery_id_of_tenant_fk" FOREIGN KEY ("gallery_id","account_id") REFERENCES "public"."galleries"("id","account_id") ON DELETE set null ("gallery_id") ON UPDATE no action;
  ALTER TABLE "shop_order_photos" ADD CONSTRAINT "shop_order_photos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_order_photos" ADD CONSTRAINT "shop_order_photos_line_id_of_tenant_fk" FOREIGN KEY ("line_id","account_id") REFERENCES "public"."shop_order_lines"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_order_photos" ADD CONSTRAINT "shop_order_photos_media_id_of_tenant_fk" FOREIGN KEY ("media_id","account_id") REFERENCES "public"."media"("id","account_id") ON DELETE set null ("media_id") ON UPDATE no action;
  CREATE INDEX "shop_lists_event_idx" ON "shop_lists" USING btree ("event_id");
  CREATE INDEX "shop_lists_updated_at_idx" ON "shop_lists" USING btree ("updated_at");
  CREATE INDEX "shop_lists_created_at_idx" ON "shop_lists" USING btree ("created_at");
  CREATE INDEX "shop_products_list_idx" ON "shop_products" USING btree ("list_id");
  CREATE INDEX "shop_products_picture_idx" ON "shop_products" USING btree ("picture_id");
  CREATE INDEX "shop_products_picture_2_idx" ON "shop_products" USING btree ("picture_2_id");
  CREATE INDEX "shop_products_picture_3_idx" ON "shop_products" USING btree ("picture_3_id");
  CREATE INDEX "shop_products_updated_at_idx" ON "shop_products" USING btree ("updated_at");
  CREATE INDEX "shop_products_created_at_idx" ON "shop_products" USING btree ("created_at");
  CREATE INDEX "shop_products_deleted_at_idx" ON "shop_products" USING btree ("deleted_at");
  CREATE INDEX "shop_coupons_account_idx" ON "shop_coupons" USING btree ("account_id");
  CREATE INDEX "shop_coupons_event_idx" ON "shop_coupons" USING btree ("event_id");
  CREATE INDEX "shop_coupons_updated_at_idx" ON "shop_coupons" USING btree ("updated_at");
  CREATE INDEX "shop_coupons_created_at_idx" ON "shop_coupons" USING btree ("created_at");
  CREATE INDEX "shop_carts_account_idx" ON "shop_carts" USING btree ("account_id");
  CREATE INDEX "shop_carts_event_idx" ON "shop_carts" USING btree ("event_id");
  CREATE INDEX "shop_carts_updated_at_idx" ON "shop_carts" USING btree ("updated_at");
  CREATE INDEX "shop_carts_created_at_idx" ON "shop_carts" USING btree ("created_at");
  CREATE INDEX "shop_orders_event_idx" ON "shop_orders" USING btree ("event_id");
  CREATE INDEX "shop_orders_grant_idx" ON "shop_orders" USING btree ("grant_id");
  CREATE INDEX "shop_orders_updated_at_idx" ON "shop_orders" USING btree ("updated_at");
  CREATE INDEX "shop_orders_created_at_idx" ON "shop_orders" USING btree ("created_at");
  CREATE INDEX "shop_order_lines_order_idx" ON "shop_order_lines" USING btree ("order_id");
  CREATE INDEX "shop_order_lines_product_idx" ON "shop_order_lines" USING btree ("product_id");
  CREATE INDEX "shop_order_lines_gallery_idx" ON "shop_order_lines" USING btree ("gallery_id");
  CREATE INDEX "shop_order_lines_updated_at_idx" ON "shop_order_lines" USING btree ("updated_at");
  CREATE INDEX "shop_order_lines_created_at_idx" ON "shop_order_lines" USING btree ("created_at");
  CREATE INDEX "shop_order_photos_account_idx" ON "shop_order_photos" USING btree ("account_id");
  CREATE INDEX "shop_order_photos_line_idx" ON "shop_order_photos" USING btree ("line_id");
  CREATE INDEX "shop_order_photos_media_idx" ON "shop_order_photos" USING btree ("media_id");
  CREATE INDEX "shop_order_photos_updated_at_idx" ON "shop_order_photos" USING btree ("updated_at");
  CREATE INDEX "shop_order_photos_created_at_idx" ON "shop_order_photos" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shop_lists_fk" FOREIGN KEY ("shop_lists_id") REFERENCES "public"."shop_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shop_products_fk" FOREIGN KEY ("shop_products_id") REFERENCES "public"."shop_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shop_coupons_fk" FOREIGN KEY ("shop_coupons_id") REFERENCES "public"."shop_coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shop_carts_fk" FOREIGN KEY ("shop_carts_id") REFERENCES "public"."shop_carts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shop_orders_fk" FOREIGN KEY ("shop_orders_id") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shop_order_lines_fk" FOREIGN KEY ("shop_order_lines_id") REFERENCES "public"."shop_order_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shop_order_photos_fk" FOREIGN KEY ("shop_order_photos_id") REFERENCES "public"."shop_order_photos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_shop_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("shop_lists_id");
  CREATE INDEX "payload_locked_documents_rels_shop_products_id_idx" ON "payload_locked_documents_rels" USING btree ("shop_products_id");
  CREATE INDEX "payload_locked_documents_rels_shop_coupons_id_idx" ON "payload_locked_documents_rels" USING btree ("shop_coupons_id");
  CREATE INDEX "payload_locked_documents_rels_shop_carts_id_idx" ON "payload_locked_documents_rels" USING btree ("shop_carts_id");
  CREATE INDEX "payload_locked_documents_rels_shop_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("shop_orders_id");
  CREATE INDEX "payload_locked_documents_rels_shop_order_lines_id_idx" ON "payload_locked_documents_rels" USING btree ("shop_order_lines_id");
  CREATE INDEX "payload_locked_documents_rels_shop_order_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("shop_order_photos_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_coupons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_carts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_orders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_order_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_order_photos" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shop_lists" CASCADE;
  DROP TABLE "shop_products" CASCADE;
  DROP TABLE "shop_coupons" CASCADE;
  DROP TABLE "shop_carts" CASCADE;
  DROP TABLE "shop_orders" CASCADE;
  DROP TABLE "shop_order_lines" CASCADE;
  DROP TABLE "shop_order_photos" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_shop_lists_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_shop_products_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_shop_coupons_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_shop_carts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_shop_orders_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_shop_order_lines_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_shop_order_photos_fk";
  
  DROP INDEX IF EXISTS "galleries_account_id_and_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_shop_lists_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_shop_products_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_shop_coupons_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_shop_carts_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_shop_orders_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_shop_order_lines_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_shop_order_photos_id_idx";
  CREATE INDEX "galleries_account_idx" ON "galleries" USING btree ("account_id");
  ALTER TABLE "events" DROP COLUMN "shop_closed";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shop_lists_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shop_products_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shop_coupons_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shop_carts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shop_orders_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shop_order_lines_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shop_order_photos_id";
  DROP TYPE "public"."enum_shop_products_kind";
  DROP TYPE "public"."enum_shop_products_uses";
  DROP TYPE "public"."enum_shop_products_scope";
  DROP TYPE "public"."enum_shop_products_size";
  DROP TYPE "public"."enum_shop_coupons_kind";
  DROP TYPE "public"."enum_shop_orders_state";`)
}
