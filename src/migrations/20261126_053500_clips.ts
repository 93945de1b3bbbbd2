import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "clips" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"title" varchar,
  	"about" varchar,
  	"source" jsonb NOT NULL,
  	"photographs" jsonb NOT NULL,
  	"theme" varchar NOT NULL,
  	"music" varchar NOT NULL,
  	"volume" numeric DEFAULT 80 NOT NULL,
  	"fade" boolean DEFAULT true NOT NULL,
  	"seconds" numeric,
  	"shapes" jsonb NOT NULL,
  	"closing" boolean DEFAULT true NOT NULL,
  	"shown" boolean DEFAULT true NOT NULL,
  	"state" varchar DEFAULT 'draft' NOT NULL,
  	"run" varchar,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"progress" numeric DEFAULT 0 NOT NULL,
  	"seconds_left" numeric,
  	"beat_at" timestamp(3) with time zone,
  	"failure" varchar,
  	"film" jsonb,
  	"made_at" timestamp(3) with time zone,
  	"views" numeric DEFAULT 0 NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "clip_tracks" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"sha256" varchar NOT NULL,
  	"format" varchar NOT NULL,
  	"bytes" numeric NOT NULL,
  	"length" numeric NOT NULL,
  	"beats" jsonb,
  	"rights_at" timestamp(3) with time zone NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "clips_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "clip_tracks_id" uuid;
  CREATE UNIQUE INDEX "account_sha256_idx" ON "clip_tracks" USING btree ("account_id","sha256");
  ALTER TABLE "clips" ADD CONSTRAINT "clips_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clips" ADD CONSTRAINT "clips_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clip_tracks" ADD CONSTRAINT "clip_tracks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "clips_account_idx" ON "clips" USING btree ("account_id");
  CREATE INDEX "clips_event_idx" ON "clips" USING btree ("event_id");
  CREATE INDEX "clips_run_idx" ON "clips" USING btree ("run");
  CREATE INDEX "clips_deleted_at_idx" ON "clips" USING btree ("deleted_at");
  CREATE INDEX "clips_updated_at_idx" ON "clips" USING btree ("updated_at");
  CREATE INDEX "clips_created_at_idx" ON "clips" USING btree ("created_at");
  CREATE INDEX "clip_tracks_account_idx" ON "clip_tracks" USING btree ("account_id");
  CREATE INDEX "clip_tracks_updated_at_idx" ON "clip_tracks" USING btree ("updated_at");
  CREATE INDEX "clip_tracks_created_at_idx" ON "clip_tracks" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clips_fk" FOREIGN KEY ("clips_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clip_tracks_fk" FOREIGN KEY ("clip_tracks_id") REFERENCES "public"."clip_tracks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_clips_id_idx" ON "payload_locked_documents_rels" USING btree ("clips_id");
  CREATE INDEX "payload_locked_documents_rels_clip_tracks_id_idx" ON "payload_locked_documents_rels" USING btree ("clip_tracks_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clips" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "clip_tracks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "clips" CASCADE;
  DROP TABLE "clip_tracks" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_clips_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_clip_tracks_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_clips_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_clip_tracks_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "clips_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "clip_tracks_id";`)
}
