import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "user_marks" (
  	"user_id" uuid NOT NULL,
  	"mark" text NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "user_marks_user_id_mark_pk" PRIMARY KEY("user_id","mark")
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "user_marks" CASCADE;`)
}
