import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_message_templates_kind" AS ENUM('invitation', 'invitation_guest', 'reminder', 'photos_ready', 'delivered');
  CREATE TYPE "public"."enum_message_templates_locale" AS ENUM('en', 'he');
  CREATE TABLE "message_templates" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"kind" "enum_message_templates_kind" DEFAULT 'invitation' NOT NULL,
  	"locale" "enum_message_templates_locale" DEFAULT 'en' NOT NULL,
  	"subject" varchar,
  	"heading" varchar,
  	"text" varchar,
  	"button" varchar,
  	"whatsapp" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "clients" ADD COLUMN "selection_password_hash" varchar;
  ALTER TABLE "clients" ADD COLUMN "mail_cleared_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "photos_mailed_at" timestamp(3) with time zone;
  ALTER TABLE "invitations" ADD COLUMN "link_number" numeric;
  ALTER TABLE "invitations" ADD COLUMN "shared_at" timestamp(3) with time zone;
  ALTER TABLE "invitations" ADD COLUMN "reminded_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "message_templates_id" uuid;
  ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "message_templates_account_idx" ON "message_templates" USING btree ("account_id");
  CREATE INDEX "message_templates_updated_at_idx" ON "message_templates" USING btree ("updated_at");
  CREATE INDEX "message_templates_created_at_idx" ON "message_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "account_kind_locale_idx" ON "message_templates" USING btree ("account_id","kind","locale");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_message_templates_fk" FOREIGN KEY ("message_templates_id") REFERENCES "public"."message_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_message_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("message_templates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "message_templates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "message_templates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_message_templates_fk";
  
  DROP INDEX "payload_locked_documents_rels_message_templates_id_idx";
  ALTER TABLE "clients" DROP COLUMN "selection_password_hash";
  ALTER TABLE "clients" DROP COLUMN "mail_cleared_at";
  ALTER TABLE "events" DROP COLUMN "photos_mailed_at";
  ALTER TABLE "invitations" DROP COLUMN "link_number";
  ALTER TABLE "invitations" DROP COLUMN "shared_at";
  ALTER TABLE "invitations" DROP COLUMN "reminded_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "message_templates_id";
  DROP TYPE "public"."enum_message_templates_kind";
  DROP TYPE "public"."enum_message_templates_locale";`)
}
