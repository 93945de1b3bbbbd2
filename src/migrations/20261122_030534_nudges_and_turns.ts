import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "selection_nudges" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"user_id" uuid,
  	"mails" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "events" ADD COLUMN "editing_told_for" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "delivered_told_for" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "selection_nudges_id" uuid;
  ALTER TABLE "selection_nudges" ADD CONSTRAINT "selection_nudges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_nudges" ADD CONSTRAINT "selection_nudges_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_nudges" ADD CONSTRAINT "selection_nudges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "selection_nudges_account_idx" ON "selection_nudges" USING btree ("account_id");
  CREATE INDEX "selection_nudges_event_idx" ON "selection_nudges" USING btree ("event_id");
  CREATE INDEX "selection_nudges_user_idx" ON "selection_nudges" USING btree ("user_id");
  CREATE INDEX "selection_nudges_updated_at_idx" ON "selection_nudges" USING btree ("updated_at");
  CREATE INDEX "selection_nudges_created_at_idx" ON "selection_nudges" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_selection_nudges_fk" FOREIGN KEY ("selection_nudges_id") REFERENCES "public"."selection_nudges"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_selection_nudges_id_idx" ON "payload_locked_documents_rels" USING btree ("selection_nudges_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "selection_nudges" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "selection_nudges" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_selection_nudges_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_selection_nudges_id_idx";
  ALTER TABLE "events" DROP COLUMN "editing_told_for";
  ALTER TABLE "events" DROP COLUMN "delivered_told_for";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "selection_nudges_id";`)
}
