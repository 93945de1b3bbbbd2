import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_versions_kind" AS ENUM('published', 'kept');
  CREATE TYPE "public"."enum_site_pictures_state" AS ENUM('processing', 'ready', 'refused');
  CREATE TYPE "public"."enum_site_inquiries_locale" AS ENUM('en', 'he');
  CREATE TABLE "sites" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid,
  	"draft" jsonb NOT NULL,
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"live" jsonb,
  	"live_number" numeric,
  	"published_at" timestamp(3) with time zone,
  	"scheduled" jsonb,
  	"scheduled_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_versions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"site_id" uuid NOT NULL,
  	"account_id" uuid,
  	"number" numeric NOT NULL,
  	"kind" "enum_site_versions_kind" NOT NULL,
  	"document" jsonb NOT NULL,
  	"made_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_pictures" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"site_id" uuid NOT NULL,
  	"account_id" uuid,
  	"media_id" uuid,
  	"name" varchar,
  	"sha256" varchar,
  	"state" "enum_site_pictures_state" NOT NULL,
  	"width" numeric,
  	"height" numeric,
  	"widths" jsonb,
  	"focus_x" numeric DEFAULT 50,
  	"focus_y" numeric DEFAULT 50,
  	"alt" jsonb,
  	"tint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_domains" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"host" varchar NOT NULL,
  	"proof" varchar NOT NULL,
  	"verified_at" timestamp(3) with time zone,
  	"checked_at" timestamp(3) with time zone,
  	"trouble" varchar,
  	"main" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_inquiries" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"site_id" uuid NOT NULL,
  	"account_id" uuid,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"day" varchar,
  	"message" varchar NOT NULL,
  	"locale" "enum_site_inquiries_locale",
  	"page" varchar,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "accounts" ADD COLUMN "wanted_plan" varchar;
  ALTER TABLE "accounts" ADD COLUMN "wanted_period" varchar;
  ALTER TABLE "events" ADD COLUMN "site_consent_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sites_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "site_versions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "site_pictures_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "site_domains_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "site_inquiries_id" uuid;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_domains" ADD CONSTRAINT "site_domains_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_inquiries" ADD CONSTRAINT "site_inquiries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_inquiries" ADD CONSTRAINT "site_inquiries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "sites_account_idx" ON "sites" USING btree ("account_id");
  CREATE INDEX "sites_scheduled_at_idx" ON "sites" USING btree ("scheduled_at");
  CREATE INDEX "sites_updated_at_idx" ON "sites" USING btree ("updated_at");
  CREATE INDEX "sites_created_at_idx" ON "sites" USING btree ("created_at");
  CREATE INDEX "site_versions_site_idx" ON "site_versions" USING btree ("site_id");
  CREATE INDEX "site_versions_account_idx" ON "site_versions" USING btree ("account_id");
  CREATE INDEX "site_versions_made_by_idx" ON "site_versions" USING btree ("made_by_id");
  CREATE INDEX "site_versions_updated_at_idx" ON "site_versions" USING btree ("updated_at");
  CREATE INDEX "site_versions_created_at_idx" ON "site_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_number_idx" ON "site_versions" USING btree ("site_id","number");
  CREATE INDEX "site_pictures_site_idx" ON "site_pictures" USING btree ("site_id");
  CREATE INDEX "site_pictures_account_idx" ON "site_pictures" USING btree ("account_id");
  CREATE INDEX "site_pictures_media_idx" ON "site_pictures" USING btree ("media_id");
  CREATE INDEX "site_pictures_updated_at_idx" ON "site_pictures" USING btree ("updated_at");
  CREATE INDEX "site_pictures_created_at_idx" ON "site_pictures" USING btree ("created_at");
  CREATE INDEX "site_domains_account_idx" ON "site_domains" USING btree ("account_id");
  CREATE INDEX "site_domains_updated_at_idx" ON "site_domains" USING btree ("updated_at");
  CREATE INDEX "site_domains_created_at_idx" ON "site_domains" USING btree ("created_at");
  CREATE INDEX "site_inquiries_site_idx" ON "site_inquiries" USING btree ("site_id");
  CREATE INDEX "site_inquiries_account_idx" ON "site_inquiries" USING btree ("account_id");
  CREATE INDEX "site_inquiries_updated_at_idx" ON "site_inquiries" USING btree ("updated_at");
  CREATE INDEX "site_inquiries_created_at_idx" ON "site_inquiries" USING btree ("created_at");
  CREATE INDEX "site_inquiries_deleted_at_idx" ON "site_inquiries" USING btree ("deleted_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_versions_fk" FOREIGN KEY ("site_versions_id") REFERENCES "public"."site_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_pictures_fk" FOREIGN KEY ("site_pictures_id") REFERENCES "public"."site_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_domains_fk" FOREIGN KEY ("site_domains_id") REFERENCES "public"."site_domains"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_inquiries_fk" FOREIGN KEY ("site_inquiries_id") REFERENCES "public"."site_inquiries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sites_id_idx" ON "payload_locked_documents_rels" USING btree ("sites_id");
  CREATE INDEX "payload_locked_documents_rels_site_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("site_versions_id");
  CREATE INDEX "payload_locked_documents_rels_site_pictures_id_idx" ON "payload_locked_documents_rels" USING btree ("site_pictures_id");
  CREATE INDEX "payload_locked_documents_rels_site_domains_id_idx" ON "payload_locked_documents_rels" USING btree ("site_domains_id");
  CREATE INDEX "payload_locked_documents_rels_site_inquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("site_inquiries_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_domains" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_inquiries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sites" CASCADE;
  DROP TABLE "site_versions" CASCADE;
  DROP TABLE "site_pictures" CASCADE;
  DROP TABLE "site_domains" CASCADE;
  DROP TABLE "site_inquiries" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_sites_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_site_versions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_site_pictures_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_site_domains_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_site_inquiries_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_sites_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_site_versions_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_site_pictures_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_site_domains_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_site_inquiries_id_idx";
  ALTER TABLE "accounts" DROP COLUMN "wanted_plan";
  ALTER TABLE "accounts" DROP COLUMN "wanted_period";
  ALTER TABLE "events" DROP COLUMN "site_consent_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sites_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "site_versions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "site_pictures_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "site_domains_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "site_inquiries_id";
  DROP TYPE "public"."enum_site_versions_kind";
  DROP TYPE "public"."enum_site_pictures_state";
  DROP TYPE "public"."enum_site_inquiries_locale";`)
}
