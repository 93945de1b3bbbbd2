import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "data_requests" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" text NOT NULL,
  	"subject" text NOT NULL,
  	"user_id" uuid,
  	"client_id" uuid,
  	"account_id" uuid,
  	"state" text DEFAULT 'waiting' NOT NULL,
  	"done" integer DEFAULT 0 NOT NULL,
  	"total" integer DEFAULT 0 NOT NULL,
  	"file" text,
  	"bytes" bigint,
  	"data" jsonb,
  	"due_at" timestamp (3) with time zone NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"ended_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "rates" (
  	"key" text NOT NULL,
  	"span" timestamp (3) with time zone NOT NULL,
  	"count" integer NOT NULL,
  	CONSTRAINT "rates_key_span_pk" PRIMARY KEY("key","span")
  );
  
  ALTER TABLE "brands" ADD COLUMN "embed_sites" varchar;
  CREATE INDEX "data_requests_due_idx" ON "data_requests" USING btree ("state","due_at");
  CREATE INDEX "data_requests_user_idx" ON "data_requests" USING btree ("user_id");
  CREATE INDEX "data_requests_client_idx" ON "data_requests" USING btree ("client_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "data_requests" CASCADE;
  DROP TABLE "rates" CASCADE;
  ALTER TABLE "brands" DROP COLUMN "embed_sites";`)
}
