import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "site_views" (
  	"account_id" uuid NOT NULL,
  	"day" date NOT NULL,
  	"kind" text NOT NULL,
  	"name" text NOT NULL,
  	"count" integer NOT NULL,
  	CONSTRAINT "site_views_account_id_day_kind_name_pk" PRIMARY KEY("account_id","day","kind","name")
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_views" CASCADE;`)
}
