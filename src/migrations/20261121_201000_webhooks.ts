import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "webhooks" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"url" text NOT NULL,
  	"events" jsonb NOT NULL,
  	"secret" text NOT NULL,
  	"former_secret" text,
  	"former_until" timestamp (3) with time zone,
  	"failing_since" timestamp (3) with time zone,
  	"disabled_at" timestamp (3) with time zone,
  	"disabled_why" text,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhook_deliveries" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"webhook_id" uuid NOT NULL,
  	"event_id" uuid,
  	"happening_id" uuid NOT NULL,
  	"name" text NOT NULL,
  	"body" text NOT NULL,
  	"state" text DEFAULT 'waiting' NOT NULL,
  	"tries" integer DEFAULT 0 NOT NULL,
  	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"next_at" timestamp (3) with time zone,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"ended_at" timestamp (3) with time zone,
  	CONSTRAINT "webhook_deliveries_once" UNIQUE("webhook_id","happening_id")
  );
  
  CREATE INDEX "webhooks_account_idx" ON "webhooks" USING btree ("account_id");
  CREATE INDEX "webhook_deliveries_webhook_idx" ON "webhook_deliveries" USING btree ("webhook_id","id");
  CREATE INDEX "webhook_deliveries_created_idx" ON "webhook_deliveries" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "webhooks" CASCADE;
  DROP TABLE "webhook_deliveries" CASCADE;`)
}
