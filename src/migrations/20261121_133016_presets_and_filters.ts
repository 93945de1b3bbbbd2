import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_projects_view" AS ENUM('covers', 'table');
  CREATE TABLE "presets" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"settings" jsonb NOT NULL,
  	"galleries" jsonb NOT NULL,
  	"products" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "saved_filters" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"query" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "projects_view" "enum_users_projects_view";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "presets_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saved_filters_id" uuid;
  ALTER TABLE "presets" ADD CONSTRAINT "presets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "presets_account_idx" ON "presets" USING btree ("account_id");
  CREATE INDEX "presets_updated_at_idx" ON "presets" USING btree ("updated_at");
  CREATE INDEX "presets_created_at_idx" ON "presets" USING btree ("created_at");
  CREATE INDEX "presets_deleted_at_idx" ON "presets" USING btree ("deleted_at");
  CREATE INDEX "saved_filters_account_idx" ON "saved_filters" USING btree ("account_id");
  CREATE INDEX "saved_filters_user_idx" ON "saved_filters" USING btree ("user_id");
  CREATE INDEX "saved_filters_updated_at_idx" ON "saved_filters" USING btree ("updated_at");
  CREATE INDEX "saved_filters_created_at_idx" ON "saved_filters" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_presets_fk" FOREIGN KEY ("presets_id") REFERENCES "public"."presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_filters_fk" FOREIGN KEY ("saved_filters_id") REFERENCES "public"."saved_filters"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_presets_id_idx" ON "payload_locked_documents_rels" USING btree ("presets_id");
  CREATE INDEX "payload_locked_documents_rels_saved_filters_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_filters_id");
  CREATE INDEX "events_list_idx" ON "events" USING btree ("account_id","created_at" DESC,"id" DESC) WHERE "deleted_at" is null;
  CREATE INDEX "media_shown_idx" ON "media" USING btree ("event_id") WHERE "deleted_at" is null and "state" <> 'refused';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_shown_idx";
  DROP INDEX "events_list_idx";
   ALTER TABLE "presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saved_filters" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "presets" CASCADE;
  DROP TABLE "saved_filters" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_presets_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saved_filters_fk";
  
  DROP INDEX "payload_locked_documents_rels_presets_id_idx";
  DROP INDEX "payload_locked_documents_rels_saved_filters_id_idx";
  ALTER TABLE "users" DROP COLUMN "projects_view";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "presets_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saved_filters_id";
  DROP TYPE "public"."enum_users_projects_view";`)
}
