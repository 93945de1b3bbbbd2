import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "account_tokens" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"kind" text NOT NULL,
  	"hash" text NOT NULL,
  	"data" jsonb,
  	"expires_at" timestamp (3) with time zone NOT NULL,
  	"used_at" timestamp (3) with time zone,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "account_tokens_hash_unique" UNIQUE("hash")
  );
  
  CREATE TABLE "session_notes" (
  	"session_id" text PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"browser" text,
  	"system" text,
  	"way" text DEFAULT 'password' NOT NULL,
  	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"kind" text NOT NULL,
  	"name" text,
  	"credential" text,
  	"secret" text NOT NULL,
  	"counter" bigint DEFAULT 0 NOT NULL,
  	"data" jsonb,
  	"confirmed_at" timestamp (3) with time zone,
  	"used_at" timestamp (3) with time zone,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "second_factors_credential_unique" UNIQUE("credential")
  );
  
  CREATE TABLE "identities" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"provider" text NOT NULL,
  	"subject" text NOT NULL,
  	"email" text,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "identities_subject_unique" UNIQUE("provider","subject")
  );
  
  CREATE TABLE "used_once" (
  	"key" text PRIMARY KEY NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "unconfirmed_since" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "email_refused_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "erase_after" timestamp(3) with time zone;
  CREATE INDEX "account_tokens_user_idx" ON "account_tokens" USING btree ("user_id","kind");
  CREATE INDEX "session_notes_user_idx" ON "session_notes" USING btree ("user_id");
  CREATE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id","kind");
  CREATE INDEX "identities_user_idx" ON "identities" USING btree ("user_id");
  ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;
  ALTER TABLE "session_notes" ADD CONSTRAINT "session_notes_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;
  ALTER TABLE "identities" ADD CONSTRAINT "identities_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;
`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "account_tokens" CASCADE;
  DROP TABLE "session_notes" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "identities" CASCADE;
  DROP TABLE "used_once" CASCADE;
  ALTER TABLE "users" DROP COLUMN "unconfirmed_since";
  ALTER TABLE "users" DROP COLUMN "email_refused_at";
  ALTER TABLE "users" DROP COLUMN "erase_after";`)
}
