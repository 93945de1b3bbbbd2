import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reviews_locale" AS ENUM('en', 'he');
  CREATE TABLE "reviews" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"project_id" uuid,
  	"client_id" uuid,
  	"written_by_id" uuid,
  	"user_id" uuid,
  	"content" varchar NOT NULL,
  	"rating" numeric NOT NULL,
  	"reviewer_first_name" varchar,
  	"reviewer_last_name" varchar,
  	"reviewer_name" varchar,
  	"reviewer_email" varchar,
  	"public" boolean DEFAULT false,
  	"source" varchar DEFAULT 'project' NOT NULL,
  	"source_page" varchar,
  	"reviewer_id" varchar,
  	"raw" jsonb,
  	"written_at" timestamp(3) with time zone NOT NULL,
  	"locale" "enum_reviews_locale",
  	"reply" varchar,
  	"replied_at" timestamp(3) with time zone,
  	"picture_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "review_requests" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"client_id" uuid NOT NULL,
  	"reason" varchar NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "accounts" ADD COLUMN "request_reviews" boolean;
  ALTER TABLE "clients" ADD COLUMN "reviews_stopped_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "reviews_requested_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "review_requests_id" uuid;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_project_id_events_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_written_by_id_grants_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."grants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reviews_account_idx" ON "reviews" USING btree ("account_id");
  CREATE INDEX "reviews_project_idx" ON "reviews" USING btree ("project_id");
  CREATE INDEX "reviews_client_idx" ON "reviews" USING btree ("client_id");
  CREATE INDEX "reviews_written_by_idx" ON "reviews" USING btree ("written_by_id");
  CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");
  CREATE INDEX "reviews_picture_idx" ON "reviews" USING btree ("picture_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "account_source_reviewer_id_written_at_idx" ON "reviews" USING btree ("account_id","source","reviewer_id","written_at");
  CREATE INDEX "account_written_at_idx" ON "reviews" USING btree ("account_id","written_at");
  CREATE INDEX "review_requests_account_idx" ON "review_requests" USING btree ("account_id");
  CREATE INDEX "review_requests_event_idx" ON "review_requests" USING btree ("event_id");
  CREATE INDEX "review_requests_client_idx" ON "review_requests" USING btree ("client_id");
  CREATE INDEX "review_requests_updated_at_idx" ON "review_requests" USING btree ("updated_at");
  CREATE INDEX "review_requests_created_at_idx" ON "review_requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "event_client_idx" ON "review_requests" USING btree ("event_id","client_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_requests_fk" FOREIGN KEY ("review_requests_id") REFERENCES "public"."review_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_review_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("review_requests_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "review_requests" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reviews_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_review_requests_fk";
  
  DROP INDEX "payload_locked_documents_rels_reviews_id_idx";
  DROP INDEX "payload_locked_documents_rels_review_requests_id_idx";
  ALTER TABLE "accounts" DROP COLUMN "request_reviews";
  ALTER TABLE "clients" DROP COLUMN "reviews_stopped_at";
  ALTER TABLE "events" DROP COLUMN "reviews_requested_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "review_requests_id";
  DROP TYPE "public"."enum_reviews_locale";`)
}
