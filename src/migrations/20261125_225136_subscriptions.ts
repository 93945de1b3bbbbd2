import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "subscription_states" (
  	"account_id" uuid PRIMARY KEY NOT NULL,
  	"currency" char(3) NOT NULL,
  	"renews" jsonb,
  	"next" jsonb,
  	"anchor" text NOT NULL,
  	"months" integer NOT NULL,
  	"credit" bigint NOT NULL,
  	"discount" jsonb,
  	"gifts" jsonb NOT NULL,
  	"trialed" boolean DEFAULT false NOT NULL,
  	"reminded" boolean DEFAULT false NOT NULL,
  	"card_payment_id" uuid,
  	"due" text,
  	"updated_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "subscription_terms" (
  	"account_id" uuid NOT NULL,
  	"from_day" text NOT NULL,
  	"to_day" text,
  	"plan" text NOT NULL,
  	"source" text NOT NULL,
  	"price" bigint NOT NULL,
  	"limits" jsonb NOT NULL,
  	CONSTRAINT "subscription_terms_pk" PRIMARY KEY("account_id","from_day")
  );
  
  CREATE TABLE "subscription_invoices" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"nr" integer NOT NULL,
  	"kind" text NOT NULL,
  	"state" text NOT NULL,
  	"day" text NOT NULL,
  	"offer" jsonb,
  	"lines" jsonb NOT NULL,
  	"currency" char(3) NOT NULL,
  	"amount" bigint NOT NULL,
  	"rest" bigint NOT NULL,
  	"discounted" boolean DEFAULT false NOT NULL,
  	"tries" integer NOT NULL,
  	"paid_at" timestamp (3) with time zone,
  	"created_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "extra_projects" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"invoice_id" uuid NOT NULL,
  	"event_id" uuid,
  	"created_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "discount_links" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"code" text NOT NULL,
  	"percent" integer NOT NULL,
  	"amount_usd" bigint NOT NULL,
  	"amount_ils" bigint NOT NULL,
  	"invoices" integer,
  	"plans" jsonb NOT NULL,
  	"ends_on" text,
  	"most" integer,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"ended_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "discount_uses" (
  	"link_id" uuid NOT NULL,
  	"account_id" uuid NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "discount_uses_pk" PRIMARY KEY("link_id","account_id")
  );
  
  CREATE TABLE "partner_links" (
  	"account_id" uuid PRIMARY KEY NOT NULL,
  	"code" text NOT NULL,
  	"clicks" integer DEFAULT 0 NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "partner_sign_ups" (
  	"account_id" uuid PRIMARY KEY NOT NULL,
  	"partner_id" uuid NOT NULL,
  	"state" text NOT NULL,
  	"why" text,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"decided_at" timestamp (3) with time zone
  );
  
  CREATE UNIQUE INDEX "subscription_invoices_nr_idx" ON "subscription_invoices" USING btree ("account_id","nr");
  CREATE UNIQUE INDEX "subscription_invoices_account_id_and_id_idx" ON "subscription_invoices" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "extra_projects_invoice_idx" ON "extra_projects" USING btree ("invoice_id");
  CREATE UNIQUE INDEX "extra_projects_event_idx" ON "extra_projects" USING btree ("event_id");
  CREATE UNIQUE INDEX "discount_links_code_idx" ON "discount_links" USING btree ("code");
  CREATE UNIQUE INDEX "partner_links_code_idx" ON "partner_links" USING btree ("code");
  ALTER TABLE "extra_projects" ADD CONSTRAINT "extra_projects_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "extra_projects" ADD CONSTRAINT "extra_projects_invoice_id_of_tenant_fk" FOREIGN KEY ("invoice_id","account_id") REFERENCES "public"."subscription_invoices"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_link_id_discount_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."discount_links"("id") ON DELETE no action ON UPDATE no action;
  CREATE INDEX "subscription_states_due_idx" ON "subscription_states" USING btree ("due") WHERE due is not null;
  CREATE INDEX "extra_projects_account_idx" ON "extra_projects" USING btree ("account_id");
  CREATE INDEX "partner_sign_ups_partner_idx" ON "partner_sign_ups" USING btree ("partner_id");
  CREATE INDEX "partner_sign_ups_waiting_idx" ON "partner_sign_ups" USING btree ("created_at") WHERE state = 'waiting';
  CREATE VIEW "entitlements" AS
    SELECT DISTINCT ON (account_id) account_id, plan, period, price_amount::float8 AS price_amount,
           project_limit::int AS project_limit, max_photos_per_project::int AS max_photos_per_project,
           coalesce(sales_commission_percent, 0)::float8 AS sales_commission_percent, created_at AS since
      FROM subscriptions ORDER BY account_id, created_at DESC, id DESC;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP VIEW "entitlements";
   DROP TABLE "subscription_states" CASCADE;
  DROP TABLE "subscription_terms" CASCADE;
  DROP TABLE "subscription_invoices" CASCADE;
  DROP TABLE "extra_projects" CASCADE;
  DROP TABLE "discount_links" CASCADE;
  DROP TABLE "discount_uses" CASCADE;
  DROP TABLE "partner_links" CASCADE;
  DROP TABLE "partner_sign_ups" CASCADE;`)
}
