import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "audit_entries" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid,
  	"action" text NOT NULL,
  	"subject" text,
  	"count" integer,
  	"actor_role" text NOT NULL,
  	"actor_user_id" uuid,
  	"actor_grant_id" uuid,
  	"actor_name" text,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "audit_entries_account_idx" ON "audit_entries" USING btree ("account_id","id");
  CREATE INDEX "audit_entries_event_idx" ON "audit_entries" USING btree ("event_id","id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit_entries" CASCADE;`)
}
