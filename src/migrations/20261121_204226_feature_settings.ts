import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "feature_settings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"feature" varchar NOT NULL,
  	"chosen" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "feature_settings_id" uuid;
  ALTER TABLE "feature_settings" ADD CONSTRAINT "feature_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "feature_settings_account_idx" ON "feature_settings" USING btree ("account_id");
  CREATE INDEX "feature_settings_updated_at_idx" ON "feature_settings" USING btree ("updated_at");
  CREATE INDEX "feature_settings_created_at_idx" ON "feature_settings" USING btree ("created_at");
  CREATE UNIQUE INDEX "account_feature_idx" ON "feature_settings" USING btree ("account_id","feature");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feature_settings_fk" FOREIGN KEY ("feature_settings_id") REFERENCES "public"."feature_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_feature_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("feature_settings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "feature_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "feature_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_feature_settings_fk";
  
  DROP INDEX "payload_locked_documents_rels_feature_settings_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "feature_settings_id";`)
}
