import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "talk_comments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"media_id" uuid NOT NULL,
  	"grant_id" uuid,
  	"user_id" uuid,
  	"by_studio" boolean,
  	"text" varchar,
  	"marks" jsonb,
  	"picture" varchar,
  	"removed_at" timestamp(3) with time zone,
  	"removed_by_studio" boolean,
  	"told_studio_at" timestamp(3) with time zone,
  	"told_clients_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "talk_threads" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"media_id" uuid NOT NULL,
  	"resolved_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "talk_seen" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"event_id" uuid NOT NULL,
  	"media_id" uuid NOT NULL,
  	"person" varchar NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "talk_stopped_at" timestamp(3) with time zone;
  ALTER TABLE "clients" ADD COLUMN "talk_stopped_at" timestamp(3) with time zone;
  ALTER TABLE "grants" ADD COLUMN "talk_stopped_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "talk_comments_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "talk_threads_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "talk_seen_id" uuid;
  ALTER TABLE "talk_comments" ADD CONSTRAINT "talk_comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talk_comments" ADD CONSTRAINT "talk_comments_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talk_comments" ADD CONSTRAINT "talk_comments_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talk_comments" ADD CONSTRAINT "talk_comments_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talk_comments" ADD CONSTRAINT "talk_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talk_threads" ADD CONSTRAINT "talk_threads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talk_threads" ADD CONSTRAINT "talk_threads_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talk_threads" ADD CONSTRAINT "talk_threads_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talk_seen" ADD CONSTRAINT "talk_seen_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talk_seen" ADD CONSTRAINT "talk_seen_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "talk_comments_account_idx" ON "talk_comments" USING btree ("account_id");
  CREATE INDEX "talk_comments_event_idx" ON "talk_comments" USING btree ("event_id");
  CREATE INDEX "talk_comments_media_idx" ON "talk_comments" USING btree ("media_id");
  CREATE INDEX "talk_comments_grant_idx" ON "talk_comments" USING btree ("grant_id");
  CREATE INDEX "talk_comments_user_idx" ON "talk_comments" USING btree ("user_id");
  CREATE INDEX "talk_comments_removed_at_idx" ON "talk_comments" USING btree ("removed_at");
  CREATE INDEX "talk_comments_updated_at_idx" ON "talk_comments" USING btree ("updated_at");
  CREATE INDEX "talk_comments_created_at_idx" ON "talk_comments" USING btree ("created_at");
  CREATE INDEX "talk_threads_account_idx" ON "talk_threads" USING btree ("account_id");
  CREATE INDEX "talk_threads_event_idx" ON "talk_threads" USING btree ("event_id");
  CREATE UNIQUE INDEX "talk_threads_media_idx" ON "talk_threads" USING btree ("media_id");
  CREATE INDEX "talk_threads_updated_at_idx" ON "talk_threads" USING btree ("updated_at");
  CREATE INDEX "talk_threads_created_at_idx" ON "talk_threads" USING btree ("created_at");
  CREATE INDEX "talk_seen_event_idx" ON "talk_seen" USING btree ("event_id");
  CREATE INDEX "talk_seen_media_idx" ON "talk_seen" USING btree ("media_id");
  CREATE INDEX "talk_seen_person_idx" ON "talk_seen" USING btree ("person");
  CREATE INDEX "talk_seen_updated_at_idx" ON "talk_seen" USING btree ("updated_at");
  CREATE INDEX "talk_seen_created_at_idx" ON "talk_seen" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_person_idx" ON "talk_seen" USING btree ("media_id","person");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_talk_comments_fk" FOREIGN KEY ("talk_comments_id") REFERENCES "public"."talk_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_talk_threads_fk" FOREIGN KEY ("talk_threads_id") REFERENCES "public"."talk_threads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_talk_seen_fk" FOREIGN KEY ("talk_seen_id") REFERENCES "public"."talk_seen"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_talk_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("talk_comments_id");
  CREATE INDEX "payload_locked_documents_rels_talk_threads_id_idx" ON "payload_locked_documents_rels" USING btree ("talk_threads_id");
  CREATE INDEX "payload_locked_documents_rels_talk_seen_id_idx" ON "payload_locked_documents_rels" USING btree ("talk_seen_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "talk_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "talk_threads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "talk_seen" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "talk_comments" CASCADE;
  DROP TABLE "talk_threads" CASCADE;
  DROP TABLE "talk_seen" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_talk_comments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_talk_threads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_talk_seen_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_talk_comments_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_talk_threads_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_talk_seen_id_idx";
  ALTER TABLE "users" DROP COLUMN "talk_stopped_at";
  ALTER TABLE "clients" DROP COLUMN "talk_stopped_at";
  ALTER TABLE "grants" DROP COLUMN "talk_stopped_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "talk_comments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "talk_threads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "talk_seen_id";`)
}
