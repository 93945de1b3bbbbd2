import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "mail_stops" (
  	"account_id" uuid NOT NULL,
  	"address" text NOT NULL,
  	"kind" text NOT NULL,
  	"stopped_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "mail_stops_account_id_address_kind_pk" PRIMARY KEY("account_id","address","kind")
  );
  
  ALTER TABLE "grants" ADD COLUMN "introduced_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "mail_stops" CASCADE;
  ALTER TABLE "grants" DROP COLUMN "introduced_at";`)
}
