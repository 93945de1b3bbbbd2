import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "device_codes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"device_hash" text NOT NULL,
  	"user_hash" text NOT NULL,
  	"name" text NOT NULL,
  	"kind" text NOT NULL,
  	"version" text,
  	"address" text NOT NULL,
  	"interval" integer NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL,
  	"polled_at" timestamp (3) with time zone,
  	"account_id" uuid,
  	"user_id" uuid,
  	"scopes" text[],
  	"denied_at" timestamp (3) with time zone,
  	CONSTRAINT "device_codes_device_hash_unique" UNIQUE("device_hash"),
  	CONSTRAINT "device_codes_user_hash_unique" UNIQUE("user_hash")
  );
  
  CREATE TABLE "device_questions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"gallery_id" uuid NOT NULL,
  	"device" text NOT NULL,
  	"medias" uuid[] NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "device_questions_gallery_id_unique" UNIQUE("gallery_id")
  );
  
  ALTER TABLE "device_tokens" ADD COLUMN "kind" text DEFAULT 'program' NOT NULL;
  ALTER TABLE "device_tokens" ADD COLUMN "scopes" text[] DEFAULT '{"upload","selections"}' NOT NULL;
  ALTER TABLE "device_tokens" ADD COLUMN "version" text;
  ALTER TABLE "device_tokens" ADD COLUMN "state" jsonb;
  ALTER TABLE "device_tokens" ADD COLUMN "seen_at" timestamp (3) with time zone;
  ALTER TABLE "device_codes" ADD CONSTRAINT "device_codes_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "device_questions" ADD CONSTRAINT "device_questions_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "device_questions" ADD CONSTRAINT "device_questions_gallery_id_of_tenant_fk" FOREIGN KEY ("gallery_id","event_id") REFERENCES "public"."galleries"("id","event_id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "device_codes_expires_idx" ON "device_codes" USING btree ("expires_at");
  CREATE INDEX "device_questions_account_idx" ON "device_questions" USING btree ("account_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "device_codes" CASCADE;
  DROP TABLE "device_questions" CASCADE;
  ALTER TABLE "device_tokens" DROP COLUMN "kind";
  ALTER TABLE "device_tokens" DROP COLUMN "scopes";
  ALTER TABLE "device_tokens" DROP COLUMN "version";
  ALTER TABLE "device_tokens" DROP COLUMN "state";
  ALTER TABLE "device_tokens" DROP COLUMN "seen_at";`)
}
