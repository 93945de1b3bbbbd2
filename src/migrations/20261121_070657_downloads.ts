import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "downloads" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid,
  	"event_id" uuid,
  	"scope" varchar NOT NULL,
  	"target" varchar,
  	"size" varchar NOT NULL,
  	"direct" boolean DEFAULT false,
  	"grant_id" uuid,
  	"user_id" uuid,
  	"person" varchar,
  	"role" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"entries" jsonb,
  	"left_out" jsonb,
  	"files" numeric NOT NULL,
  	"bytes" numeric NOT NULL,
  	"prepared" numeric DEFAULT 0 NOT NULL,
  	"state" varchar NOT NULL,
  	"sent" numeric DEFAULT 0 NOT NULL,
  	"claimed_at" timestamp(3) with time zone,
  	"counted_at" timestamp(3) with time zone,
  	"last_at" timestamp(3) with time zone,
  	"times" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "download_parts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"download_id" uuid,
  	"number" numeric NOT NULL,
  	"files" numeric NOT NULL,
  	"bytes" numeric NOT NULL,
  	"entries" jsonb NOT NULL,
  	"done_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "download_files" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"media_id" uuid,
  	"version" varchar NOT NULL,
  	"size" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"bytes" numeric NOT NULL,
  	"crc32" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "downloads_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "download_parts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "download_files_id" uuid;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_parts" ADD CONSTRAINT "download_parts_download_id_downloads_id_fk" FOREIGN KEY ("download_id") REFERENCES "public"."downloads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_files" ADD CONSTRAINT "download_files_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "downloads_account_idx" ON "downloads" USING btree ("account_id");
  CREATE INDEX "downloads_event_idx" ON "downloads" USING btree ("event_id");
  CREATE INDEX "downloads_grant_idx" ON "downloads" USING btree ("grant_id");
  CREATE INDEX "downloads_user_idx" ON "downloads" USING btree ("user_id");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "download_parts_download_idx" ON "download_parts" USING btree ("download_id");
  CREATE INDEX "download_parts_updated_at_idx" ON "download_parts" USING btree ("updated_at");
  CREATE INDEX "download_parts_created_at_idx" ON "download_parts" USING btree ("created_at");
  CREATE UNIQUE INDEX "download_number_idx" ON "download_parts" USING btree ("download_id","number");
  CREATE INDEX "download_files_media_idx" ON "download_files" USING btree ("media_id");
  CREATE INDEX "download_files_updated_at_idx" ON "download_files" USING btree ("updated_at");
  CREATE INDEX "download_files_created_at_idx" ON "download_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_version_size_idx" ON "download_files" USING btree ("media_id","version","size");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_download_parts_fk" FOREIGN KEY ("download_parts_id") REFERENCES "public"."download_parts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_download_files_fk" FOREIGN KEY ("download_files_id") REFERENCES "public"."download_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_download_parts_id_idx" ON "payload_locked_documents_rels" USING btree ("download_parts_id");
  CREATE INDEX "payload_locked_documents_rels_download_files_id_idx" ON "payload_locked_documents_rels" USING btree ("download_files_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "downloads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "download_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "download_files" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "download_parts" CASCADE;
  DROP TABLE "download_files" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_downloads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_download_parts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_download_files_fk";
  
  DROP INDEX "payload_locked_documents_rels_downloads_id_idx";
  DROP INDEX "payload_locked_documents_rels_download_parts_id_idx";
  DROP INDEX "payload_locked_documents_rels_download_files_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "downloads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "download_parts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "download_files_id";`)
}
