import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_albums_state" AS ENUM('draft', 'proof', 'approved');
  CREATE TYPE "public"."enum_album_outputs_kind" AS ENUM('pdf', 'jpeg');
  CREATE TYPE "public"."enum_album_outputs_state" AS ENUM('waiting', 'ready', 'failed');
  CREATE TABLE "album_products" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"rules" jsonb NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "album_templates" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"photographs" numeric DEFAULT 1 NOT NULL,
  	"cells" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "albums" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"product_id" uuid,
  	"name" varchar NOT NULL,
  	"document" jsonb NOT NULL,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"state" "enum_albums_state" DEFAULT 'draft' NOT NULL,
  	"round" numeric DEFAULT 0 NOT NULL,
  	"closes_on" varchar,
  	"reminded" numeric DEFAULT 0 NOT NULL,
  	"approved_at" timestamp(3) with time zone,
  	"approved_by" varchar,
  	"grant_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "album_versions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"album_id" uuid NOT NULL,
  	"number" numeric DEFAULT 1 NOT NULL,
  	"round" numeric DEFAULT 0 NOT NULL,
  	"document" jsonb NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "album_pins" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"album_id" uuid NOT NULL,
  	"round" numeric DEFAULT 0 NOT NULL,
  	"spread" varchar NOT NULL,
  	"x" numeric NOT NULL,
  	"y" numeric NOT NULL,
  	"text" varchar,
  	"swap_out_id" uuid,
  	"swap_in_id" uuid,
  	"grant_id" uuid,
  	"user_id" uuid,
  	"by_studio" boolean DEFAULT false NOT NULL,
  	"resolved_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "album_outputs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"album_id" uuid NOT NULL,
  	"kind" "enum_album_outputs_kind" NOT NULL,
  	"state" "enum_album_outputs_state" DEFAULT 'waiting' NOT NULL,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"document" jsonb NOT NULL,
  	"marks" boolean DEFAULT false NOT NULL,
  	"pages" boolean DEFAULT false NOT NULL,
  	"done" numeric DEFAULT 0 NOT NULL,
  	"total" numeric DEFAULT 0 NOT NULL,
  	"files" jsonb,
  	"failure" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "album_products_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "album_templates_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "albums_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "album_versions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "album_pins_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "album_outputs_id" uuid;
  CREATE UNIQUE INDEX "album_products_account_id_and_id_idx" ON "album_products" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "albums_account_id_and_id_idx" ON "albums" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "albums_event_id_and_id_idx" ON "albums" USING btree ("event_id","id");
  CREATE UNIQUE INDEX "album_number_idx" ON "album_versions" USING btree ("album_id","number");
  ALTER TABLE "album_products" ADD CONSTRAINT "album_products_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "album_templates" ADD CONSTRAINT "album_templates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_product_id_of_tenant_fk" FOREIGN KEY ("product_id","account_id") REFERENCES "public"."album_products"("id","account_id") ON DELETE set null ("product_id") ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_grant_id_of_tenant_fk" FOREIGN KEY ("grant_id","event_id") REFERENCES "public"."grants"("id","event_id") ON DELETE set null ("grant_id") ON UPDATE no action;
  ALTER TABLE "album_versions" ADD CONSTRAINT "album_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "album_versions" ADD CONSTRAINT "album_versions_album_id_of_tenant_fk" FOREIGN KEY ("album_id","account_id") REFERENCES "public"."albums"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "album_pins" ADD CONSTRAINT "album_pins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "album_pins" ADD CONSTRAINT "album_pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "album_pins" ADD CONSTRAINT "album_pins_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "album_pins" ADD CONSTRAINT "album_pins_album_id_of_tenant_fk" FOREIGN KEY ("album_id","event_id") REFERENCES "public"."albums"("id","event_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "album_pins" ADD CONSTRAINT "album_pins_swap_out_id_of_tenant_fk" FOREIGN KEY ("swap_out_id","event_id") REFERENCES "public"."media"("id","event_id") ON DELETE set null ("swap_out_id") ON UPDATE no action;
  ALTER TABLE "album_pins" ADD CONSTRAINT "album_pins_swap_in_id_of_tenant_fk" FOREIGN KEY ("swap_in_id","event_id") REFERENCES "public"."media"("id","event_id") ON DELETE set null ("swap_in_id") ON UPDATE no action;
  ALTER TABLE "album_pins" ADD CONSTRAINT "album_pins_grant_id_of_tenant_fk" FOREIGN KEY ("grant_id","event_id") REFERENCES "public"."grants"("id","event_id") ON DELETE set null ("grant_id") ON UPDATE no action;
  ALTER TABLE "album_outputs" ADD CONSTRAINT "album_outputs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "album_outputs" ADD CONSTRAINT "album_outputs_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "album_outputs" ADD CONSTRAINT "album_outputs_album_id_of_tenant_fk" FOREIGN KEY ("album_id","event_id") REFERENCES "public"."albums"("id","event_id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "album_products_updated_at_idx" ON "album_products" USING btree ("updated_at");
  CREATE INDEX "album_products_created_at_idx" ON "album_products" USING btree ("created_at");
  CREATE INDEX "album_templates_account_idx" ON "album_templates" USING btree ("account_id");
  CREATE INDEX "album_templates_updated_at_idx" ON "album_templates" USING btree ("updated_at");
  CREATE INDEX "album_templates_created_at_idx" ON "album_templates" USING btree ("created_at");
  CREATE INDEX "albums_product_idx" ON "albums" USING btree ("product_id");
  CREATE INDEX "albums_grant_idx" ON "albums" USING btree ("grant_id");
  CREATE INDEX "albums_updated_at_idx" ON "albums" USING btree ("updated_at");
  CREATE INDEX "albums_created_at_idx" ON "albums" USING btree ("created_at");
  CREATE INDEX "album_versions_account_idx" ON "album_versions" USING btree ("account_id");
  CREATE INDEX "album_versions_album_idx" ON "album_versions" USING btree ("album_id");
  CREATE INDEX "album_versions_updated_at_idx" ON "album_versions" USING btree ("updated_at");
  CREATE INDEX "album_versions_created_at_idx" ON "album_versions" USING btree ("created_at");
  CREATE INDEX "album_pins_account_idx" ON "album_pins" USING btree ("account_id");
  CREATE INDEX "album_pins_event_idx" ON "album_pins" USING btree ("event_id");
  CREATE INDEX "album_pins_album_idx" ON "album_pins" USING btree ("album_id");
  CREATE INDEX "album_pins_swap_out_idx" ON "album_pins" USING btree ("swap_out_id");
  CREATE INDEX "album_pins_swap_in_idx" ON "album_pins" USING btree ("swap_in_id");
  CREATE INDEX "album_pins_grant_idx" ON "album_pins" USING btree ("grant_id");
  CREATE INDEX "album_pins_user_idx" ON "album_pins" USING btree ("user_id");
  CREATE INDEX "album_pins_updated_at_idx" ON "album_pins" USING btree ("updated_at");
  CREATE INDEX "album_pins_created_at_idx" ON "album_pins" USING btree ("created_at");
  CREATE INDEX "album_outputs_account_idx" ON "album_outputs" USING btree ("account_id");
  CREATE INDEX "album_outputs_event_idx" ON "album_outputs" USING btree ("event_id");
  CREATE INDEX "album_outputs_album_idx" ON "album_outputs" USING btree ("album_id");
  CREATE INDEX "album_outputs_updated_at_idx" ON "album_outputs" USING btree ("updated_at");
  CREATE INDEX "album_outputs_created_at_idx" ON "album_outputs" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_album_products_fk" FOREIGN KEY ("album_products_id") REFERENCES "public"."album_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_album_templates_fk" FOREIGN KEY ("album_templates_id") REFERENCES "public"."album_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_albums_fk" FOREIGN KEY ("albums_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_album_versions_fk" FOREIGN KEY ("album_versions_id") REFERENCES "public"."album_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_album_pins_fk" FOREIGN KEY ("album_pins_id") REFERENCES "public"."album_pins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_album_outputs_fk" FOREIGN KEY ("album_outputs_id") REFERENCES "public"."album_outputs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_album_products_id_idx" ON "payload_locked_documents_rels" USING btree ("album_products_id");
  CREATE INDEX "payload_locked_documents_rels_album_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("album_templates_id");
  CREATE INDEX "payload_locked_documents_rels_albums_id_idx" ON "payload_locked_documents_rels" USING btree ("albums_id");
  CREATE INDEX "payload_locked_documents_rels_album_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("album_versions_id");
  CREATE INDEX "payload_locked_documents_rels_album_pins_id_idx" ON "payload_locked_documents_rels" USING btree ("album_pins_id");
  CREATE INDEX "payload_locked_documents_rels_album_outputs_id_idx" ON "payload_locked_documents_rels" USING btree ("album_outputs_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "album_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "album_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "album_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "album_pins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "album_outputs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "album_products" CASCADE;
  DROP TABLE "album_templates" CASCADE;
  DROP TABLE "albums" CASCADE;
  DROP TABLE "album_versions" CASCADE;
  DROP TABLE "album_pins" CASCADE;
  DROP TABLE "album_outputs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_album_products_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_album_templates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_albums_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_album_versions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_album_pins_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_album_outputs_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_album_products_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_album_templates_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_albums_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_album_versions_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_album_pins_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_album_outputs_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "album_products_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "album_templates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "albums_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "album_versions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "album_pins_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "album_outputs_id";
  DROP TYPE "public"."enum_albums_state";
  DROP TYPE "public"."enum_album_outputs_kind";
  DROP TYPE "public"."enum_album_outputs_state";`)
}
