import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_role" AS ENUM('owner', 'assistant');
  CREATE TYPE "public"."enum_users_locale" AS ENUM('en', 'he');
  CREATE TYPE "public"."enum_accounts_locale" AS ENUM('en', 'he');
  CREATE TYPE "public"."enum_subscriptions_period" AS ENUM('monthly', 'quarterly', 'yearly');
  CREATE TYPE "public"."enum_brands_watermark_position" AS ENUM('bottom_center', 'bottom_full_width', 'bottom_left', 'bottom_right', 'center_left', 'center', 'center_right', 'top_center', 'top_left', 'top_right');
  CREATE TYPE "public"."enum_clients_locale" AS ENUM('en', 'he');
  CREATE TYPE "public"."enum_events_locale" AS ENUM('en', 'he');
  CREATE TYPE "public"."enum_events_layout" AS ENUM('vertical', 'horizontal', 'masonry', 'variable_size');
  CREATE TYPE "public"."enum_events_layout_color" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum_events_sort_by" AS ENUM('manual', '-manual', 'name', '-name', 'captured_at', '-captured_at', 'uploaded_at', '-uploaded_at');
  CREATE TYPE "public"."enum_events_upload_resolution" AS ENUM('web', 'hd', 'original');
  CREATE TYPE "public"."enum_media_state" AS ENUM('processing', 'ready', 'refused');
  CREATE TYPE "public"."enum_media_hidden_by" AS ENUM('client', 'account');
  CREATE TYPE "public"."enum_grants_role" AS ENUM('guest', 'client');
  CREATE TYPE "public"."enum_grants_source" AS ENUM('code', 'link', 'sign_in', 'public');
  CREATE TYPE "public"."enum_grants_locale" AS ENUM('en', 'he');
  CREATE TYPE "public"."enum_invitations_role" AS ENUM('guest', 'client');
  CREATE TYPE "public"."enum_mails_locale" AS ENUM('en', 'he');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('queued', 'outbox', 'sent', 'failed');
  CREATE TABLE "event_changes" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"event_id" uuid NOT NULL,
  	"kind" text NOT NULL,
  	"data" jsonb NOT NULL,
  	"actor" jsonb,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "uploads" (
  	"id" text PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"gallery_id" uuid NOT NULL,
  	"user_id" uuid,
  	"filename" text NOT NULL,
  	"sha256" text,
  	"captured_at" text,
  	"replaces" uuid,
  	"bytes" bigint NOT NULL,
  	"state" text DEFAULT 'receiving' NOT NULL,
  	"media_id" uuid,
  	"code" text,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"finished_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "tries" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"key" text NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "installation" (
  	"key" text PRIMARY KEY NOT NULL,
  	"value" jsonb NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid,
  	"role" "enum_users_role",
  	"operator" boolean DEFAULT false,
  	"first_name" varchar,
  	"family_name" varchar,
  	"locale" "enum_users_locale",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "accounts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"contact_email" varchar,
  	"additional_email" varchar,
  	"phone_number" varchar,
  	"country_code" varchar,
  	"description" varchar,
  	"time_zone" varchar DEFAULT 'UTC' NOT NULL,
  	"locale" "enum_accounts_locale" DEFAULT 'en' NOT NULL,
  	"active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"plan" varchar NOT NULL,
  	"period" "enum_subscriptions_period" DEFAULT 'monthly' NOT NULL,
  	"price_amount" numeric DEFAULT 0 NOT NULL,
  	"price_currency" varchar DEFAULT 'USD' NOT NULL,
  	"project_limit" numeric,
  	"max_photos_per_project" numeric,
  	"sales_commission_percent" numeric DEFAULT 0,
  	"last_payment_at" timestamp(3) with time zone,
  	"next_payment_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "brands" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"business_name" varchar NOT NULL,
  	"business_description" varchar,
  	"website_domain" varchar,
  	"facebook_page_url" varchar,
  	"accent_color" varchar,
  	"contact_email" varchar,
  	"contact_phone" varchar,
  	"watermark_position" "enum_brands_watermark_position" DEFAULT 'bottom_right' NOT NULL,
  	"big_watermark" boolean DEFAULT false,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "clients" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"user_id" uuid,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"additional_email" varchar,
  	"phone_number" varchar,
  	"country_code" varchar,
  	"description" varchar,
  	"locale" "enum_clients_locale",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "events" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"brand_id" uuid,
  	"name" varchar NOT NULL,
  	"location" varchar,
  	"date" varchar,
  	"time" varchar,
  	"time_zone" varchar DEFAULT 'UTC' NOT NULL,
  	"locale" "enum_events_locale" DEFAULT 'en' NOT NULL,
  	"layout" "enum_events_layout" DEFAULT 'vertical' NOT NULL,
  	"layout_color" "enum_events_layout_color" DEFAULT 'light' NOT NULL,
  	"sort_by" "enum_events_sort_by" DEFAULT 'name' NOT NULL,
  	"upload_resolution" "enum_events_upload_resolution" DEFAULT 'hd' NOT NULL,
  	"selection_mode" boolean DEFAULT true,
  	"listed" boolean DEFAULT false,
  	"allow_sharing" boolean DEFAULT false,
  	"allow_downloads" boolean DEFAULT false,
  	"allow_downloads_selection_only" boolean DEFAULT false,
  	"allow_extra_selection" boolean DEFAULT false,
  	"available_public" boolean DEFAULT false,
  	"force_selection_login" boolean DEFAULT false,
  	"add_watermark" boolean DEFAULT false,
  	"do_not_optimize_my_photos" boolean DEFAULT false,
  	"send_client_email_on_first_upload" boolean DEFAULT false,
  	"remove_deleted_on_sync" boolean DEFAULT false,
  	"downloads_permitted" numeric,
  	"selection_password_hash" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"code" varchar,
  	"unique_id" varchar,
  	"printselectiondone" boolean DEFAULT false,
  	"completed_at" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"first_picked_at" timestamp(3) with time zone,
  	"editing_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"archived_at" timestamp(3) with time zone,
  	"cover_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "galleries" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"gallery_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"name_key" varchar,
  	"sha256" varchar NOT NULL,
  	"crc32" numeric,
  	"bytes" numeric NOT NULL,
  	"format" varchar,
  	"state" "enum_media_state" DEFAULT 'processing' NOT NULL,
  	"refusal_code" varchar,
  	"original_width" numeric,
  	"original_height" numeric,
  	"width" numeric,
  	"height" numeric,
  	"thumbhash" varchar,
  	"version" varchar,
  	"thumbnails_ready" boolean DEFAULT false,
  	"captured_at" varchar,
  	"camera" varchar,
  	"lens" varchar,
  	"rating" numeric,
  	"hidden" boolean DEFAULT false,
  	"hidden_by" "enum_media_hidden_by",
  	"private" boolean DEFAULT false,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"uploaded_at" timestamp(3) with time zone,
  	"uploaded_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "products" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"maxphotos" numeric,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "product_medias" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"product_id" uuid NOT NULL,
  	"media_id" uuid NOT NULL,
  	"note" varchar,
  	"picked_by" varchar,
  	"grant_id" uuid,
  	"user_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "grants" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"role" "enum_grants_role" DEFAULT 'guest' NOT NULL,
  	"source" "enum_grants_source" DEFAULT 'code' NOT NULL,
  	"client_id" uuid,
  	"user_id" uuid,
  	"invitation_id" uuid,
  	"name" varchar,
  	"email" varchar,
  	"locale" "enum_grants_locale",
  	"expires_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"last_seen_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invitations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"client_id" uuid,
  	"role" "enum_invitations_role" DEFAULT 'client' NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"opened_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid,
  	"event_id" uuid,
  	"kind" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"locale" "enum_mails_locale" DEFAULT 'en' NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar,
  	"html" varchar,
  	"state" "enum_mails_state" DEFAULT 'queued' NOT NULL,
  	"error" varchar,
  	"message_id" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid,
  	"accounts_id" uuid,
  	"subscriptions_id" uuid,
  	"brands_id" uuid,
  	"clients_id" uuid,
  	"events_id" uuid,
  	"galleries_id" uuid,
  	"media_id" uuid,
  	"products_id" uuid,
  	"product_medias_id" uuid,
  	"grants_id" uuid,
  	"invitations_id" uuid,
  	"mails_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients" ADD CONSTRAINT "clients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients" ADD CONSTRAINT "clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galleries" ADD CONSTRAINT "galleries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galleries" ADD CONSTRAINT "galleries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_medias" ADD CONSTRAINT "product_medias_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_medias" ADD CONSTRAINT "product_medias_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_medias" ADD CONSTRAINT "product_medias_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_medias" ADD CONSTRAINT "product_medias_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_medias" ADD CONSTRAINT "product_medias_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_medias" ADD CONSTRAINT "product_medias_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "grants" ADD CONSTRAINT "grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "grants" ADD CONSTRAINT "grants_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "grants" ADD CONSTRAINT "grants_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "grants" ADD CONSTRAINT "grants_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invitations" ADD CONSTRAINT "invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invitations" ADD CONSTRAINT "invitations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invitations" ADD CONSTRAINT "invitations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accounts_fk" FOREIGN KEY ("accounts_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clients_fk" FOREIGN KEY ("clients_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_medias_fk" FOREIGN KEY ("product_medias_id") REFERENCES "public"."product_medias"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_grants_fk" FOREIGN KEY ("grants_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invitations_fk" FOREIGN KEY ("invitations_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "event_changes_event_idx" ON "event_changes" USING btree ("event_id","id");
  CREATE INDEX "uploads_gallery_idx" ON "uploads" USING btree ("gallery_id");
  CREATE INDEX "uploads_state_idx" ON "uploads" USING btree ("state","created_at");
  CREATE INDEX "tries_key_idx" ON "tries" USING btree ("key","created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_account_idx" ON "users" USING btree ("account_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "accounts_updated_at_idx" ON "accounts" USING btree ("updated_at");
  CREATE INDEX "accounts_created_at_idx" ON "accounts" USING btree ("created_at");
  CREATE INDEX "subscriptions_account_idx" ON "subscriptions" USING btree ("account_id");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE INDEX "brands_account_idx" ON "brands" USING btree ("account_id");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "clients_account_idx" ON "clients" USING btree ("account_id");
  CREATE INDEX "clients_user_idx" ON "clients" USING btree ("user_id");
  CREATE INDEX "clients_updated_at_idx" ON "clients" USING btree ("updated_at");
  CREATE INDEX "clients_created_at_idx" ON "clients" USING btree ("created_at");
  CREATE INDEX "clients_deleted_at_idx" ON "clients" USING btree ("deleted_at");
  CREATE INDEX "account_email_idx" ON "clients" USING btree ("account_id","email");
  CREATE INDEX "events_account_idx" ON "events" USING btree ("account_id");
  CREATE INDEX "events_brand_idx" ON "events" USING btree ("brand_id");
  CREATE UNIQUE INDEX "events_code_idx" ON "events" USING btree ("code");
  CREATE UNIQUE INDEX "events_unique_id_idx" ON "events" USING btree ("unique_id");
  CREATE INDEX "events_cover_idx" ON "events" USING btree ("cover_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "account_createdAt_idx" ON "events" USING btree ("account_id","created_at");
  CREATE INDEX "galleries_account_idx" ON "galleries" USING btree ("account_id");
  CREATE INDEX "galleries_event_idx" ON "galleries" USING btree ("event_id");
  CREATE INDEX "galleries_updated_at_idx" ON "galleries" USING btree ("updated_at");
  CREATE INDEX "galleries_created_at_idx" ON "galleries" USING btree ("created_at");
  CREATE INDEX "galleries_deleted_at_idx" ON "galleries" USING btree ("deleted_at");
  CREATE INDEX "event_position_idx" ON "galleries" USING btree ("event_id","position");
  CREATE INDEX "media_account_idx" ON "media" USING btree ("account_id");
  CREATE INDEX "media_event_idx" ON "media" USING btree ("event_id");
  CREATE INDEX "media_gallery_idx" ON "media" USING btree ("gallery_id");
  CREATE INDEX "media_sha256_idx" ON "media" USING btree ("sha256");
  CREATE INDEX "media_captured_at_idx" ON "media" USING btree ("captured_at");
  CREATE INDEX "media_uploaded_by_idx" ON "media" USING btree ("uploaded_by_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "gallery_sha256_idx" ON "media" USING btree ("gallery_id","sha256");
  CREATE INDEX "gallery_position_idx" ON "media" USING btree ("gallery_id","position");
  CREATE INDEX "event_state_idx" ON "media" USING btree ("event_id","state");
  CREATE INDEX "products_account_idx" ON "products" USING btree ("account_id");
  CREATE INDEX "products_event_idx" ON "products" USING btree ("event_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "event_position_1_idx" ON "products" USING btree ("event_id","position");
  CREATE INDEX "product_medias_account_idx" ON "product_medias" USING btree ("account_id");
  CREATE INDEX "product_medias_event_idx" ON "product_medias" USING btree ("event_id");
  CREATE INDEX "product_medias_product_idx" ON "product_medias" USING btree ("product_id");
  CREATE INDEX "product_medias_media_idx" ON "product_medias" USING btree ("media_id");
  CREATE INDEX "product_medias_grant_idx" ON "product_medias" USING btree ("grant_id");
  CREATE INDEX "product_medias_user_idx" ON "product_medias" USING btree ("user_id");
  CREATE INDEX "product_medias_updated_at_idx" ON "product_medias" USING btree ("updated_at");
  CREATE INDEX "product_medias_created_at_idx" ON "product_medias" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_media_idx" ON "product_medias" USING btree ("product_id","media_id");
  CREATE INDEX "grants_account_idx" ON "grants" USING btree ("account_id");
  CREATE INDEX "grants_event_idx" ON "grants" USING btree ("event_id");
  CREATE INDEX "grants_client_idx" ON "grants" USING btree ("client_id");
  CREATE INDEX "grants_user_idx" ON "grants" USING btree ("user_id");
  CREATE INDEX "grants_invitation_idx" ON "grants" USING btree ("invitation_id");
  CREATE INDEX "grants_updated_at_idx" ON "grants" USING btree ("updated_at");
  CREATE INDEX "grants_created_at_idx" ON "grants" USING btree ("created_at");
  CREATE INDEX "invitations_account_idx" ON "invitations" USING btree ("account_id");
  CREATE INDEX "invitations_event_idx" ON "invitations" USING btree ("event_id");
  CREATE INDEX "invitations_client_idx" ON "invitations" USING btree ("client_id");
  CREATE UNIQUE INDEX "invitations_token_hash_idx" ON "invitations" USING btree ("token_hash");
  CREATE INDEX "invitations_updated_at_idx" ON "invitations" USING btree ("updated_at");
  CREATE INDEX "invitations_created_at_idx" ON "invitations" USING btree ("created_at");
  CREATE INDEX "mails_account_idx" ON "mails" USING btree ("account_id");
  CREATE INDEX "mails_event_idx" ON "mails" USING btree ("event_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_accounts_id_idx" ON "payload_locked_documents_rels" USING btree ("accounts_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");
  CREATE INDEX "payload_locked_documents_rels_clients_id_idx" ON "payload_locked_documents_rels" USING btree ("clients_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_galleries_id_idx" ON "payload_locked_documents_rels" USING btree ("galleries_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_product_medias_id_idx" ON "payload_locked_documents_rels" USING btree ("product_medias_id");
  CREATE INDEX "payload_locked_documents_rels_grants_id_idx" ON "payload_locked_documents_rels" USING btree ("grants_id");
  CREATE INDEX "payload_locked_documents_rels_invitations_id_idx" ON "payload_locked_documents_rels" USING btree ("invitations_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "event_changes" CASCADE;
  DROP TABLE "uploads" CASCADE;
  DROP TABLE "tries" CASCADE;
  DROP TABLE "installation" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "accounts" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "clients" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "galleries" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "product_medias" CASCADE;
  DROP TABLE "grants" CASCADE;
  DROP TABLE "invitations" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_locale";
  DROP TYPE "public"."enum_accounts_locale";
  DROP TYPE "public"."enum_subscriptions_period";
  DROP TYPE "public"."enum_brands_watermark_position";
  DROP TYPE "public"."enum_clients_locale";
  DROP TYPE "public"."enum_events_locale";
  DROP TYPE "public"."enum_events_layout";
  DROP TYPE "public"."enum_events_layout_color";
  DROP TYPE "public"."enum_events_sort_by";
  DROP TYPE "public"."enum_events_upload_resolution";
  DROP TYPE "public"."enum_media_state";
  DROP TYPE "public"."enum_media_hidden_by";
  DROP TYPE "public"."enum_grants_role";
  DROP TYPE "public"."enum_grants_source";
  DROP TYPE "public"."enum_grants_locale";
  DROP TYPE "public"."enum_invitations_role";
  DROP TYPE "public"."enum_mails_locale";
  DROP TYPE "public"."enum_mails_state";`)
}
