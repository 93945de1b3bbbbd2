import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "selection_marks" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"media_id" uuid NOT NULL,
  	"person" varchar NOT NULL,
  	"grant_id" uuid,
  	"user_id" uuid,
  	"favourite" boolean DEFAULT false NOT NULL,
  	"stars" numeric DEFAULT 0 NOT NULL,
  	"colour" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "selection_lists" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"person" varchar NOT NULL,
  	"grant_id" uuid,
  	"user_id" uuid,
  	"name" varchar NOT NULL,
  	"removed_at" timestamp(3) with time zone,
  	"sent_to" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"sent_name" varchar,
  	"sent" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "selection_list_medias" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"list_id" uuid NOT NULL,
  	"media_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "products" ADD COLUMN "from_favourites" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "selection_marks_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "selection_lists_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "selection_list_medias_id" uuid;
  ALTER TABLE "selection_marks" ADD CONSTRAINT "selection_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_marks" ADD CONSTRAINT "selection_marks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_marks" ADD CONSTRAINT "selection_marks_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_marks" ADD CONSTRAINT "selection_marks_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_marks" ADD CONSTRAINT "selection_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_lists" ADD CONSTRAINT "selection_lists_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_lists" ADD CONSTRAINT "selection_lists_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_lists" ADD CONSTRAINT "selection_lists_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_lists" ADD CONSTRAINT "selection_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_list_medias" ADD CONSTRAINT "selection_list_medias_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_list_medias" ADD CONSTRAINT "selection_list_medias_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_list_medias" ADD CONSTRAINT "selection_list_medias_list_id_selection_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."selection_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_list_medias" ADD CONSTRAINT "selection_list_medias_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "selection_marks_account_idx" ON "selection_marks" USING btree ("account_id");
  CREATE INDEX "selection_marks_event_idx" ON "selection_marks" USING btree ("event_id");
  CREATE INDEX "selection_marks_media_idx" ON "selection_marks" USING btree ("media_id");
  CREATE INDEX "selection_marks_grant_idx" ON "selection_marks" USING btree ("grant_id");
  CREATE INDEX "selection_marks_user_idx" ON "selection_marks" USING btree ("user_id");
  CREATE INDEX "selection_marks_updated_at_idx" ON "selection_marks" USING btree ("updated_at");
  CREATE INDEX "selection_marks_created_at_idx" ON "selection_marks" USING btree ("created_at");
  CREATE UNIQUE INDEX "event_person_media_idx" ON "selection_marks" USING btree ("event_id","person","media_id");
  CREATE INDEX "selection_lists_account_idx" ON "selection_lists" USING btree ("account_id");
  CREATE INDEX "selection_lists_event_idx" ON "selection_lists" USING btree ("event_id");
  CREATE INDEX "selection_lists_grant_idx" ON "selection_lists" USING btree ("grant_id");
  CREATE INDEX "selection_lists_user_idx" ON "selection_lists" USING btree ("user_id");
  CREATE INDEX "selection_lists_updated_at_idx" ON "selection_lists" USING btree ("updated_at");
  CREATE INDEX "selection_lists_created_at_idx" ON "selection_lists" USING btree ("created_at");
  CREATE INDEX "selection_list_medias_account_idx" ON "selection_list_medias" USING btree ("account_id");
  CREATE INDEX "selection_list_medias_event_idx" ON "selection_list_medias" USING btree ("event_id");
  CREATE INDEX "selection_list_medias_list_idx" ON "selection_list_medias" USING btree ("list_id");
  CREATE INDEX "selection_list_medias_media_idx" ON "selection_list_medias" USING btree ("media_id");
  CREATE INDEX "selection_list_medias_updated_at_idx" ON "selection_list_medias" USING btree ("updated_at");
  CREATE INDEX "selection_list_medias_created_at_idx" ON "selection_list_medias" USING btree ("created_at");
  CREATE UNIQUE INDEX "list_media_idx" ON "selection_list_medias" USING btree ("list_id","media_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_selection_marks_fk" FOREIGN KEY ("selection_marks_id") REFERENCES "public"."selection_marks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_selection_lists_fk" FOREIGN KEY ("selection_lists_id") REFERENCES "public"."selection_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_selection_list_medias_fk" FOREIGN KEY ("selection_list_medias_id") REFERENCES "public"."selection_list_medias"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_selection_marks_id_idx" ON "payload_locked_documents_rels" USING btree ("selection_marks_id");
  CREATE INDEX "payload_locked_documents_rels_selection_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("selection_lists_id");
  CREATE INDEX "payload_locked_documents_rels_selection_list_medias_id_idx" ON "payload_locked_documents_rels" USING btree ("selection_list_medias_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "selection_marks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "selection_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "selection_list_medias" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "selection_marks" CASCADE;
  DROP TABLE "selection_lists" CASCADE;
  DROP TABLE "selection_list_medias" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_selection_marks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_selection_lists_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_selection_list_medias_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_selection_marks_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_selection_lists_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_selection_list_medias_id_idx";
  ALTER TABLE "products" DROP COLUMN "from_favourites";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "selection_marks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "selection_lists_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "selection_list_medias_id";`)
}
