import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_facebook_uploads_state" AS ENUM('waiting', 'sending', 'sent', 'refused');
  CREATE TABLE "service_connections" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"service" text NOT NULL,
  	"subject" text NOT NULL,
  	"name" text NOT NULL,
  	"sealed" text NOT NULL,
  	"scopes" jsonb NOT NULL,
  	"trouble" text,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "facebook_pages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"page" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "facebook_albums" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"page" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"album" varchar,
  	"running" boolean DEFAULT false NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"trouble" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "facebook_uploads" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"album_id" uuid NOT NULL,
  	"media_id" uuid NOT NULL,
  	"place" numeric NOT NULL,
  	"state" "enum_facebook_uploads_state" NOT NULL,
  	"photo" varchar,
  	"begun_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "business_places" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"place" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "facebook_pages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "facebook_albums_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "facebook_uploads_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "business_places_id" uuid;
  CREATE UNIQUE INDEX "service_connections_one_idx" ON "service_connections" USING btree ("account_id","service");
  CREATE UNIQUE INDEX "account_page_idx" ON "facebook_pages" USING btree ("account_id","page");
  CREATE UNIQUE INDEX "event_page_idx" ON "facebook_albums" USING btree ("event_id","page");
  CREATE UNIQUE INDEX "facebook_albums_account_id_and_id_idx" ON "facebook_albums" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "album_media_idx" ON "facebook_uploads" USING btree ("album_id","media_id");
  CREATE UNIQUE INDEX "account_place_idx" ON "business_places" USING btree ("account_id","place");
  ALTER TABLE "facebook_pages" ADD CONSTRAINT "facebook_pages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facebook_albums" ADD CONSTRAINT "facebook_albums_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facebook_albums" ADD CONSTRAINT "facebook_albums_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facebook_uploads" ADD CONSTRAINT "facebook_uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facebook_uploads" ADD CONSTRAINT "facebook_uploads_album_id_of_tenant_fk" FOREIGN KEY ("album_id","account_id") REFERENCES "public"."facebook_albums"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facebook_uploads" ADD CONSTRAINT "facebook_uploads_media_id_of_tenant_fk" FOREIGN KEY ("media_id","account_id") REFERENCES "public"."media"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "business_places" ADD CONSTRAINT "business_places_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "service_connections_subject_idx" ON "service_connections" USING btree ("service","subject");
  CREATE INDEX "service_connections_user_idx" ON "service_connections" USING btree ("user_id");
  CREATE INDEX "facebook_pages_account_idx" ON "facebook_pages" USING btree ("account_id");
  CREATE INDEX "facebook_pages_updated_at_idx" ON "facebook_pages" USING btree ("updated_at");
  CREATE INDEX "facebook_pages_created_at_idx" ON "facebook_pages" USING btree ("created_at");
  CREATE INDEX "facebook_albums_event_idx" ON "facebook_albums" USING btree ("event_id");
  CREATE INDEX "facebook_albums_updated_at_idx" ON "facebook_albums" USING btree ("updated_at");
  CREATE INDEX "facebook_albums_created_at_idx" ON "facebook_albums" USING btree ("created_at");
  CREATE INDEX "facebook_uploads_account_idx" ON "facebook_uploads" USING btree ("account_id");
  CREATE INDEX "facebook_uploads_album_idx" ON "facebook_uploads" USING btree ("album_id");
  CREATE INDEX "facebook_uploads_media_idx" ON "facebook_uploads" USING btree ("media_id");
  CREATE INDEX "facebook_uploads_updated_at_idx" ON "facebook_uploads" USING btree ("updated_at");
  CREATE INDEX "facebook_uploads_created_at_idx" ON "facebook_uploads" USING btree ("created_at");
  CREATE INDEX "business_places_account_idx" ON "business_places" USING btree ("account_id");
  CREATE INDEX "business_places_updated_at_idx" ON "business_places" USING btree ("updated_at");
  CREATE INDEX "business_places_created_at_idx" ON "business_places" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_facebook_pages_fk" FOREIGN KEY ("facebook_pages_id") REFERENCES "public"."facebook_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_facebook_albums_fk" FOREIGN KEY ("facebook_albums_id") REFERENCES "public"."facebook_albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_facebook_uploads_fk" FOREIGN KEY ("facebook_uploads_id") REFERENCES "public"."facebook_uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_business_places_fk" FOREIGN KEY ("business_places_id") REFERENCES "public"."business_places"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_facebook_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("facebook_pages_id");
  CREATE INDEX "payload_locked_documents_rels_facebook_albums_id_idx" ON "payload_locked_documents_rels" USING btree ("facebook_albums_id");
  CREATE INDEX "payload_locked_documents_rels_facebook_uploads_id_idx" ON "payload_locked_documents_rels" USING btree ("facebook_uploads_id");
  CREATE INDEX "payload_locked_documents_rels_business_places_id_idx" ON "payload_locked_documents_rels" USING btree ("business_places_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_connections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "facebook_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "facebook_albums" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "facebook_uploads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "business_places" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "service_connections" CASCADE;
  DROP TABLE "facebook_pages" CASCADE;
  DROP TABLE "facebook_albums" CASCADE;
  DROP TABLE "facebook_uploads" CASCADE;
  DROP TABLE "business_places" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_facebook_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_facebook_albums_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_facebook_uploads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_business_places_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_facebook_pages_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_facebook_albums_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_facebook_uploads_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_business_places_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "facebook_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "facebook_albums_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "facebook_uploads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "business_places_id";
  DROP TYPE "public"."enum_facebook_uploads_state";`)
}
