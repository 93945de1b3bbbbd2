import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_state" ADD VALUE 'bounced';
  ALTER TABLE "accounts" ADD COLUMN "inactive_reason" varchar;
  ALTER TABLE "accounts" ADD COLUMN "inactive_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "client_id" uuid;
  ALTER TABLE "mails" ADD COLUMN "trouble" varchar;
  ALTER TABLE "mails" ADD COLUMN "tries" numeric;
  ALTER TABLE "mails" ADD COLUMN "handed_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "bounced_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "again_id" uuid;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_again_id_mails_id_fk" FOREIGN KEY ("again_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "mails_client_idx" ON "mails" USING btree ("client_id");
  CREATE INDEX "mails_message_id_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_again_idx" ON "mails" USING btree ("again_id");
  -- Payload names compound indexes without their table, and knows none of expressions.
  CREATE INDEX "mails_account_time_idx" ON "mails" USING btree ("account_id","created_at" DESC,"id" DESC);
  CREATE INDEX "mails_address_idx" ON "mails" USING btree (lower("to"),"created_at" DESC);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" DROP CONSTRAINT "mails_client_id_clients_id_fk";
  
  ALTER TABLE "mails" DROP CONSTRAINT "mails_again_id_mails_id_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "mails" ALTER COLUMN "state" SET DEFAULT 'queued'::text;
  DROP TYPE "public"."enum_mails_state";
  CREATE TYPE "public"."enum_mails_state" AS ENUM('queued', 'outbox', 'sent', 'failed');
  ALTER TABLE "mails" ALTER COLUMN "state" SET DEFAULT 'queued'::"public"."enum_mails_state";
  ALTER TABLE "mails" ALTER COLUMN "state" SET DATA TYPE "public"."enum_mails_state" USING "state"::"public"."enum_mails_state";
  DROP INDEX "mails_client_idx";
  DROP INDEX "mails_message_id_idx";
  DROP INDEX "mails_again_idx";
  DROP INDEX "mails_account_time_idx";
  DROP INDEX "mails_address_idx";
  ALTER TABLE "accounts" DROP COLUMN "inactive_reason";
  ALTER TABLE "accounts" DROP COLUMN "inactive_at";
  ALTER TABLE "mails" DROP COLUMN "client_id";
  ALTER TABLE "mails" DROP COLUMN "trouble";
  ALTER TABLE "mails" DROP COLUMN "tries";
  ALTER TABLE "mails" DROP COLUMN "handed_at";
  ALTER TABLE "mails" DROP COLUMN "bounced_at";
  ALTER TABLE "mails" DROP COLUMN "again_id";`)
}
