import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payments" ADD COLUMN "document_due" timestamp (3) with time zone;
  ALTER TABLE "refunds" ADD COLUMN "document_due" timestamp (3) with time zone;
  ALTER TABLE "money_documents" ADD COLUMN "service" text;
  ALTER TABLE "money_documents" ADD COLUMN "service_number" text;
  ALTER TABLE "money_documents" ADD COLUMN "ask_at" timestamp (3) with time zone;
  ALTER TABLE "money_documents" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;
  ALTER TABLE "accounts" ADD COLUMN "business_number" varchar;
  ALTER TABLE "accounts" ADD COLUMN "business_address" varchar;
  CREATE INDEX "payments_document_idx" ON "payments" USING btree ("document_due") WHERE document_due is not null;
  CREATE INDEX "refunds_document_idx" ON "refunds" USING btree ("document_due") WHERE document_due is not null;
  CREATE INDEX "money_documents_ask_idx" ON "money_documents" USING btree ("ask_at") WHERE ask_at is not null;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "payments_document_idx";
  DROP INDEX IF EXISTS "refunds_document_idx";
  DROP INDEX IF EXISTS "money_documents_ask_idx";
  ALTER TABLE "payments" DROP COLUMN "document_due";
  ALTER TABLE "refunds" DROP COLUMN "document_due";
  ALTER TABLE "money_documents" DROP COLUMN "service";
  ALTER TABLE "money_documents" DROP COLUMN "service_number";
  ALTER TABLE "money_documents" DROP COLUMN "ask_at";
  ALTER TABLE "money_documents" DROP COLUMN "asks";
  ALTER TABLE "accounts" DROP COLUMN "business_number";
  ALTER TABLE "accounts" DROP COLUMN "business_address";`)
}
