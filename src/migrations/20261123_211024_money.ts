import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Payments, refunds, the inbox of events, connections to payment services, the ledger, documents. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "payment_connections" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid,
  	"method" text NOT NULL,
  	"mode" text NOT NULL,
  	"settings" text NOT NULL,
  	"hearing" text,
  	"provider" text,
  	"charges" boolean DEFAULT true NOT NULL,
  	"read_until" timestamp (3) with time zone,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"ended_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "payments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid,
  	"kind" text NOT NULL,
  	"purpose_id" uuid NOT NULL,
  	"method" text NOT NULL,
  	"connection_id" uuid,
  	"currency" char(3) NOT NULL,
  	"amount" bigint NOT NULL,
  	"vat" bigint NOT NULL,
  	"commission" bigint NOT NULL,
  	"state" text NOT NULL,
  	"ref" text,
  	"href" text,
  	"reference" text,
  	"reason" text,
  	"fee" bigint,
  	"kept" text,
  	"keep" boolean DEFAULT false NOT NULL,
  	"surplus" boolean DEFAULT false NOT NULL,
  	"marked" boolean DEFAULT false NOT NULL,
  	"marks" integer DEFAULT 0 NOT NULL,
  	"marked_on" text,
  	"note" text,
  	"payer_name" text NOT NULL,
  	"payer_email" text NOT NULL,
  	"locale" text NOT NULL,
  	"lines" jsonb NOT NULL,
  	"back" text NOT NULL,
  	"look_at" timestamp (3) with time zone,
  	"looks" integer DEFAULT 0 NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL,
  	"paid_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "refunds" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid,
  	"payment_id" uuid NOT NULL,
  	"amount" bigint NOT NULL,
  	"vat_back" bigint NOT NULL,
  	"commission_back" bigint NOT NULL,
  	"state" text NOT NULL,
  	"ref" text,
  	"reason" text,
  	"why" text,
  	"by_user_id" uuid,
  	"look_at" timestamp (3) with time zone,
  	"looks" integer DEFAULT 0 NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"done_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "provider_events" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"connection_id" uuid NOT NULL,
  	"event" text NOT NULL,
  	"type" text NOT NULL,
  	"payment_id" uuid,
  	"ref" text,
  	"provider" text,
  	"state" text NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"done_at" timestamp (3) with time zone,
  	CONSTRAINT "provider_events_once" UNIQUE("connection_id","event")
  );
  
  CREATE TABLE "ledger_transfers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" text NOT NULL,
  	"source" uuid NOT NULL,
  	"nr" integer NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "ledger_transfers_once" UNIQUE("kind","source","nr")
  );
  
  CREATE TABLE "ledger_entries" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"transfer_id" uuid NOT NULL,
  	"account_id" uuid,
  	"name" text NOT NULL,
  	"currency" char(3) NOT NULL,
  	"amount" bigint NOT NULL
  );
  
  CREATE TABLE "money_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid,
  	"series" text NOT NULL,
  	"year" integer NOT NULL,
  	"number" integer NOT NULL,
  	"payment_id" uuid NOT NULL,
  	"refund_id" uuid,
  	"data" jsonb NOT NULL,
  	"link" text,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "money_documents_number" UNIQUE NULLS NOT DISTINCT("account_id","series","year","number"),
  	CONSTRAINT "money_documents_once" UNIQUE NULLS NOT DISTINCT("payment_id","refund_id")
  );
  
  CREATE UNIQUE INDEX "payment_connections_account_id_and_id_idx" ON "payment_connections" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "payment_connections_one_idx" ON "payment_connections" USING btree ("account_id","method") WHERE ended_at is null;
  CREATE UNIQUE INDEX "payment_connections_platform_idx" ON "payment_connections" USING btree ("method") WHERE ended_at is null and account_id is null;
  CREATE UNIQUE INDEX "payments_account_id_and_id_idx" ON "payments" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "payments_open_idx" ON "payments" USING btree ("kind","purpose_id") WHERE state in ('asked', 'elsewhere', 'agreed');
  CREATE UNIQUE INDEX "payments_ref_idx" ON "payments" USING btree ("ref","method","connection_id") WHERE ref is not null;
  CREATE UNIQUE INDEX "refunds_account_id_and_id_idx" ON "refunds" USING btree ("account_id","id");
  ALTER TABLE "payments" ADD CONSTRAINT "payments_connection_id_of_tenant_fk" FOREIGN KEY ("connection_id","account_id") REFERENCES "public"."payment_connections"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_of_tenant_fk" FOREIGN KEY ("payment_id","account_id") REFERENCES "public"."payments"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_connection_id_payment_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."payment_connections"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "money_documents" ADD CONSTRAINT "money_documents_payment_id_of_tenant_fk" FOREIGN KEY ("payment_id","account_id") REFERENCES "public"."payments"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "money_documents" ADD CONSTRAINT "money_documents_refund_id_of_tenant_fk" FOREIGN KEY ("refund_id","account_id") REFERENCES "public"."refunds"("id","account_id") ON DELETE no action ON UPDATE no action;
  CREATE INDEX "payments_purpose_idx" ON "payments" USING btree ("purpose_id");
  CREATE INDEX "payments_look_idx" ON "payments" USING btree ("look_at") WHERE look_at is not null;
  CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_id");
  CREATE INDEX "refunds_look_idx" ON "refunds" USING btree ("look_at") WHERE look_at is not null;
  CREATE INDEX "provider_events_new_idx" ON "provider_events" USING btree ("created_at") WHERE state = 'new';
  CREATE INDEX "ledger_entries_transfer_idx" ON "ledger_entries" USING btree ("transfer_id");
  CREATE INDEX "ledger_entries_sum_idx" ON "ledger_entries" USING btree ("account_id","name","currency","amount");`);
}

export async function down(): Promise<void> {
  throw new Error('The version before knows no payments: restore a backup.');
}
