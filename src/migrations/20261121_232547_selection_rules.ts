import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "selection_completions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"grant_id" uuid,
  	"user_id" uuid,
  	"person_name" varchar,
  	"note" varchar,
  	"products" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "selection_reminders" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"closes_on" varchar NOT NULL,
  	"days" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "selection_settlements" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"product_id" uuid NOT NULL,
  	"extras" numeric NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"user_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "clients" ADD COLUMN "reminders_stopped_at" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "extra_amount" numeric;
  ALTER TABLE "products" ADD COLUMN "extra_currency" varchar;
  ALTER TABLE "products" ADD COLUMN "opens_on" varchar;
  ALTER TABLE "products" ADD COLUMN "closes_on" varchar;
  ALTER TABLE "products" ADD COLUMN "among_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "selection_completions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "selection_reminders_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "selection_settlements_id" uuid;
  ALTER TABLE "selection_completions" ADD CONSTRAINT "selection_completions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_completions" ADD CONSTRAINT "selection_completions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_completions" ADD CONSTRAINT "selection_completions_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_completions" ADD CONSTRAINT "selection_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_reminders" ADD CONSTRAINT "selection_reminders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_reminders" ADD CONSTRAINT "selection_reminders_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_settlements" ADD CONSTRAINT "selection_settlements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_settlements" ADD CONSTRAINT "selection_settlements_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_settlements" ADD CONSTRAINT "selection_settlements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_settlements" ADD CONSTRAINT "selection_settlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "selection_completions_account_idx" ON "selection_completions" USING btree ("account_id");
  CREATE INDEX "selection_completions_event_idx" ON "selection_completions" USING btree ("event_id");
  CREATE INDEX "selection_completions_grant_idx" ON "selection_completions" USING btree ("grant_id");
  CREATE INDEX "selection_completions_user_idx" ON "selection_completions" USING btree ("user_id");
  CREATE INDEX "selection_completions_updated_at_idx" ON "selection_completions" USING btree ("updated_at");
  CREATE INDEX "selection_completions_created_at_idx" ON "selection_completions" USING btree ("created_at");
  CREATE INDEX "event_createdAt_idx" ON "selection_completions" USING btree ("event_id","created_at");
  CREATE INDEX "selection_reminders_account_idx" ON "selection_reminders" USING btree ("account_id");
  CREATE INDEX "selection_reminders_event_idx" ON "selection_reminders" USING btree ("event_id");
  CREATE INDEX "selection_reminders_updated_at_idx" ON "selection_reminders" USING btree ("updated_at");
  CREATE INDEX "selection_reminders_created_at_idx" ON "selection_reminders" USING btree ("created_at");
  CREATE UNIQUE INDEX "event_closes_on_days_idx" ON "selection_reminders" USING btree ("event_id","closes_on","days");
  CREATE INDEX "selection_settlements_account_idx" ON "selection_settlements" USING btree ("account_id");
  CREATE INDEX "selection_settlements_event_idx" ON "selection_settlements" USING btree ("event_id");
  CREATE INDEX "selection_settlements_product_idx" ON "selection_settlements" USING btree ("product_id");
  CREATE INDEX "selection_settlements_user_idx" ON "selection_settlements" USING btree ("user_id");
  CREATE INDEX "selection_settlements_updated_at_idx" ON "selection_settlements" USING btree ("updated_at");
  CREATE INDEX "selection_settlements_created_at_idx" ON "selection_settlements" USING btree ("created_at");
  ALTER TABLE "products" ADD CONSTRAINT "products_among_id_products_id_fk" FOREIGN KEY ("among_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_selection_completions_fk" FOREIGN KEY ("selection_completions_id") REFERENCES "public"."selection_completions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_selection_reminders_fk" FOREIGN KEY ("selection_reminders_id") REFERENCES "public"."selection_reminders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_selection_settlements_fk" FOREIGN KEY ("selection_settlements_id") REFERENCES "public"."selection_settlements"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_among_idx" ON "products" USING btree ("among_id");
  CREATE INDEX "payload_locked_documents_rels_selection_completions_id_idx" ON "payload_locked_documents_rels" USING btree ("selection_completions_id");
  CREATE INDEX "payload_locked_documents_rels_selection_reminders_id_idx" ON "payload_locked_documents_rels" USING btree ("selection_reminders_id");
  CREATE INDEX "payload_locked_documents_rels_selection_settlements_id_idx" ON "payload_locked_documents_rels" USING btree ("selection_settlements_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "selection_completions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "selection_reminders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "selection_settlements" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "selection_completions" CASCADE;
  DROP TABLE "selection_reminders" CASCADE;
  DROP TABLE "selection_settlements" CASCADE;
  ALTER TABLE "products" DROP CONSTRAINT IF EXISTS "products_among_id_products_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_selection_completions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_selection_reminders_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_selection_settlements_fk";
  
  DROP INDEX IF EXISTS "products_among_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_selection_completions_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_selection_reminders_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_selection_settlements_id_idx";
  ALTER TABLE "clients" DROP COLUMN "reminders_stopped_at";
  ALTER TABLE "products" DROP COLUMN "extra_amount";
  ALTER TABLE "products" DROP COLUMN "extra_currency";
  ALTER TABLE "products" DROP COLUMN "opens_on";
  ALTER TABLE "products" DROP COLUMN "closes_on";
  ALTER TABLE "products" DROP COLUMN "among_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "selection_completions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "selection_reminders_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "selection_settlements_id";`)
}
