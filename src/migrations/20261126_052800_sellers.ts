import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "seller_accounts" (
  	"account_id" uuid PRIMARY KEY NOT NULL,
  	"country" char(2) NOT NULL,
  	"type" text NOT NULL,
  	"shows_transfer" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "seller_fields" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"name" text NOT NULL,
  	"sealed" text NOT NULL
  );
  
  CREATE TABLE "seller_payouts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"batch_id" uuid NOT NULL,
  	"currency" char(3) NOT NULL,
  	"amount" bigint NOT NULL,
  	"state" text NOT NULL,
  	"made_by" uuid NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"ended_at" timestamp (3) with time zone
  );
  CREATE INDEX "seller_payouts_batch_idx" ON "seller_payouts" USING btree ("batch_id");
  CREATE UNIQUE INDEX "seller_payouts_made_idx" ON "seller_payouts" USING btree ("account_id","currency") WHERE state = 'made';
  CREATE UNIQUE INDEX "seller_fields_name_idx" ON "seller_fields" USING btree ("account_id","name");
  ALTER TABLE "seller_fields" ADD CONSTRAINT "seller_fields_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."seller_accounts"("account_id") ON DELETE cascade ON UPDATE no action;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "seller_accounts" CASCADE;
  DROP TABLE "seller_fields" CASCADE;
  DROP TABLE "seller_payouts" CASCADE;`)
}
