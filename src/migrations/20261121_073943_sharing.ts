import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "share_counts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid,
  	"event_id" uuid,
  	"counter" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "share_counts_id" uuid;
  ALTER TABLE "share_counts" ADD CONSTRAINT "share_counts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "share_counts" ADD CONSTRAINT "share_counts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "share_counts_account_idx" ON "share_counts" USING btree ("account_id");
  CREATE INDEX "share_counts_event_idx" ON "share_counts" USING btree ("event_id");
  CREATE INDEX "share_counts_updated_at_idx" ON "share_counts" USING btree ("updated_at");
  CREATE INDEX "share_counts_created_at_idx" ON "share_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "event_counter_idx" ON "share_counts" USING btree ("event_id","counter");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_share_counts_fk" FOREIGN KEY ("share_counts_id") REFERENCES "public"."share_counts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_share_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("share_counts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "share_counts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "share_counts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_share_counts_fk";
  
  DROP INDEX "payload_locked_documents_rels_share_counts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "share_counts_id";`)
}
