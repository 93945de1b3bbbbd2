import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "push_devices" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"endpoint" varchar NOT NULL,
  	"p256dh" varchar NOT NULL,
  	"auth" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"completed" boolean DEFAULT true NOT NULL,
  	"orders" boolean DEFAULT true NOT NULL,
  	"comments" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ready_requests" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"grant_id" uuid NOT NULL,
  	"email" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "share_days" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"day" varchar NOT NULL,
  	"counter" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "statistics_days" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"place" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  CREATE TABLE "statistics_visitors" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"place" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"visitor" varchar NOT NULL
  );
  
  CREATE TABLE "statistics_salts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"salt" varchar NOT NULL
  );
  
  CREATE TABLE "statistics_looks" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"media_id" uuid NOT NULL,
  	"opened" numeric NOT NULL,
  	"seconds" numeric NOT NULL
  );
  
  ALTER TABLE "invitations" ADD COLUMN "ends_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "push_devices_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ready_requests_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "share_days_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "statistics_days_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "statistics_visitors_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "statistics_salts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "statistics_looks_id" uuid;
  CREATE UNIQUE INDEX "push_devices_endpoint_idx" ON "push_devices" USING btree ("endpoint");
  CREATE UNIQUE INDEX "event_email_idx" ON "ready_requests" USING btree ("event_id","email");
  CREATE UNIQUE INDEX "event_day_counter_idx" ON "share_days" USING btree ("event_id","day","counter");
  CREATE UNIQUE INDEX "account_place_day_kind_name_idx" ON "statistics_days" USING btree ("account_id","place","day","kind","name");
  CREATE UNIQUE INDEX "account_place_day_visitor_idx" ON "statistics_visitors" USING btree ("account_id","place","day","visitor");
  CREATE UNIQUE INDEX "statistics_salts_day_idx" ON "statistics_salts" USING btree ("day");
  CREATE UNIQUE INDEX "event_media_idx" ON "statistics_looks" USING btree ("event_id","media_id");
  ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ready_requests" ADD CONSTRAINT "ready_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ready_requests" ADD CONSTRAINT "ready_requests_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ready_requests" ADD CONSTRAINT "ready_requests_grant_id_of_tenant_fk" FOREIGN KEY ("grant_id","event_id") REFERENCES "public"."grants"("id","event_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "share_days" ADD CONSTRAINT "share_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "share_days" ADD CONSTRAINT "share_days_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "statistics_days" ADD CONSTRAINT "statistics_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "statistics_visitors" ADD CONSTRAINT "statistics_visitors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "statistics_looks" ADD CONSTRAINT "statistics_looks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "statistics_looks" ADD CONSTRAINT "statistics_looks_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "statistics_looks" ADD CONSTRAINT "statistics_looks_media_id_of_tenant_fk" FOREIGN KEY ("media_id","event_id") REFERENCES "public"."media"("id","event_id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "push_devices_account_idx" ON "push_devices" USING btree ("account_id");
  CREATE INDEX "push_devices_user_idx" ON "push_devices" USING btree ("user_id");
  CREATE INDEX "push_devices_updated_at_idx" ON "push_devices" USING btree ("updated_at");
  CREATE INDEX "push_devices_created_at_idx" ON "push_devices" USING btree ("created_at");
  CREATE INDEX "ready_requests_account_idx" ON "ready_requests" USING btree ("account_id");
  CREATE INDEX "ready_requests_event_idx" ON "ready_requests" USING btree ("event_id");
  CREATE INDEX "ready_requests_grant_idx" ON "ready_requests" USING btree ("grant_id");
  CREATE INDEX "ready_requests_updated_at_idx" ON "ready_requests" USING btree ("updated_at");
  CREATE INDEX "ready_requests_created_at_idx" ON "ready_requests" USING btree ("created_at");
  CREATE INDEX "share_days_account_idx" ON "share_days" USING btree ("account_id");
  CREATE INDEX "share_days_event_idx" ON "share_days" USING btree ("event_id");
  CREATE INDEX "statistics_days_account_idx" ON "statistics_days" USING btree ("account_id");
  CREATE INDEX "statistics_days_day_idx" ON "statistics_days" USING btree ("day");
  CREATE INDEX "statistics_visitors_account_idx" ON "statistics_visitors" USING btree ("account_id");
  CREATE INDEX "statistics_visitors_day_idx" ON "statistics_visitors" USING btree ("day");
  CREATE INDEX "statistics_looks_account_idx" ON "statistics_looks" USING btree ("account_id");
  CREATE INDEX "statistics_looks_event_idx" ON "statistics_looks" USING btree ("event_id");
  CREATE INDEX "statistics_looks_media_idx" ON "statistics_looks" USING btree ("media_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_push_devices_fk" FOREIGN KEY ("push_devices_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ready_requests_fk" FOREIGN KEY ("ready_requests_id") REFERENCES "public"."ready_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_share_days_fk" FOREIGN KEY ("share_days_id") REFERENCES "public"."share_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_statistics_days_fk" FOREIGN KEY ("statistics_days_id") REFERENCES "public"."statistics_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_statistics_visitors_fk" FOREIGN KEY ("statistics_visitors_id") REFERENCES "public"."statistics_visitors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_statistics_salts_fk" FOREIGN KEY ("statistics_salts_id") REFERENCES "public"."statistics_salts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_statistics_looks_fk" FOREIGN KEY ("statistics_looks_id") REFERENCES "public"."statistics_looks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_push_devices_id_idx" ON "payload_locked_documents_rels" USING btree ("push_devices_id");
  CREATE INDEX "payload_locked_documents_rels_ready_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("ready_requests_id");
  CREATE INDEX "payload_locked_documents_rels_share_days_id_idx" ON "payload_locked_documents_rels" USING btree ("share_days_id");
  CREATE INDEX "payload_locked_documents_rels_statistics_days_id_idx" ON "payload_locked_documents_rels" USING btree ("statistics_days_id");
  CREATE INDEX "payload_locked_documents_rels_statistics_visitors_id_idx" ON "payload_locked_documents_rels" USING btree ("statistics_visitors_id");
  CREATE INDEX "payload_locked_documents_rels_statistics_salts_id_idx" ON "payload_locked_documents_rels" USING btree ("statistics_salts_id");
  CREATE INDEX "payload_locked_documents_rels_statistics_looks_id_idx" ON "payload_locked_documents_rels" USING btree ("statistics_looks_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "push_devices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ready_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "share_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "statistics_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "statistics_visitors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "statistics_salts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "statistics_looks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "push_devices" CASCADE;
  DROP TABLE "ready_requests" CASCADE;
  DROP TABLE "share_days" CASCADE;
  DROP TABLE "statistics_days" CASCADE;
  DROP TABLE "statistics_visitors" CASCADE;
  DROP TABLE "statistics_salts" CASCADE;
  DROP TABLE "statistics_looks" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_push_devices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_ready_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_share_days_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_statistics_days_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_statistics_visitors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_statistics_salts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_statistics_looks_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_push_devices_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_ready_requests_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_share_days_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_statistics_days_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_statistics_visitors_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_statistics_salts_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_statistics_looks_id_idx";
  ALTER TABLE "invitations" DROP COLUMN "ends_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "push_devices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ready_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "share_days_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "statistics_days_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "statistics_visitors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "statistics_salts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "statistics_looks_id";`)
}
