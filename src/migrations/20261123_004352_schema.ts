import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Every table, as Payload's collections and `src/core/db/*tables.ts` say them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_role" AS ENUM('owner', 'assistant');
  CREATE TYPE "public"."enum_users_locale" AS ENUM('en', 'he');
  CREATE TYPE "public"."enum_users_projects_view" AS ENUM('covers', 'table');
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
  CREATE TYPE "public"."enum_mails_state" AS ENUM('queued', 'outbox', 'sent', 'failed', 'bounced');
  CREATE TYPE "public"."enum_message_templates_kind" AS ENUM('invitation', 'invitation_guest', 'reminder', 'photos_ready', 'delivered');
  CREATE TYPE "public"."enum_message_templates_locale" AS ENUM('en', 'he');
  CREATE TYPE "public"."enum_reviews_locale" AS ENUM('en', 'he');
  CREATE TYPE "public"."enum_site_versions_kind" AS ENUM('published', 'kept');
  CREATE TYPE "public"."enum_site_pictures_state" AS ENUM('processing', 'ready', 'refused');
  CREATE TYPE "public"."enum_site_inquiries_locale" AS ENUM('en', 'he');
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
  	"params" jsonb,
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
  
  CREATE TABLE "team_invitations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"email" text NOT NULL,
  	"locale" text NOT NULL,
  	"token_hash" text NOT NULL,
  	"invited_by" uuid,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL,
  	"accepted_at" timestamp (3) with time zone,
  	"revoked_at" timestamp (3) with time zone,
  	CONSTRAINT "team_invitations_token_hash_unique" UNIQUE("token_hash")
  );
  
  CREATE TABLE "device_tokens" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"name" text NOT NULL,
  	"token_hash" text NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"last_used_at" timestamp (3) with time zone,
  	"revoked_at" timestamp (3) with time zone,
  	CONSTRAINT "device_tokens_token_hash_unique" UNIQUE("token_hash")
  );
  
  CREATE TABLE "product_templates" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"name" text NOT NULL,
  	"items" jsonb NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "account_tokens" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"kind" text NOT NULL,
  	"hash" text NOT NULL,
  	"data" jsonb,
  	"expires_at" timestamp (3) with time zone NOT NULL,
  	"used_at" timestamp (3) with time zone,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "account_tokens_hash_unique" UNIQUE("hash")
  );
  
  CREATE TABLE "session_notes" (
  	"session_id" text PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"browser" text,
  	"system" text,
  	"way" text DEFAULT 'password' NOT NULL,
  	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"kind" text NOT NULL,
  	"name" text,
  	"credential" text,
  	"secret" text NOT NULL,
  	"counter" bigint DEFAULT 0 NOT NULL,
  	"data" jsonb,
  	"confirmed_at" timestamp (3) with time zone,
  	"used_at" timestamp (3) with time zone,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "second_factors_credential_unique" UNIQUE("credential")
  );
  
  CREATE TABLE "identities" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"provider" text NOT NULL,
  	"subject" text NOT NULL,
  	"email" text,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "identities_subject_unique" UNIQUE("provider","subject")
  );
  
  CREATE TABLE "used_once" (
  	"key" text PRIMARY KEY NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "data_requests" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" text NOT NULL,
  	"subject" text NOT NULL,
  	"user_id" uuid,
  	"client_id" uuid,
  	"account_id" uuid,
  	"state" text DEFAULT 'waiting' NOT NULL,
  	"done" integer DEFAULT 0 NOT NULL,
  	"total" integer DEFAULT 0 NOT NULL,
  	"file" text,
  	"bytes" bigint,
  	"data" jsonb,
  	"due_at" timestamp (3) with time zone NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"ended_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "mail_stops" (
  	"account_id" uuid NOT NULL,
  	"address" text NOT NULL,
  	"kind" text NOT NULL,
  	"stopped_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "mail_stops_account_id_address_kind_pk" PRIMARY KEY("account_id","address","kind")
  );
  
  CREATE TABLE "rates" (
  	"key" text NOT NULL,
  	"span" timestamp (3) with time zone NOT NULL,
  	"count" integer NOT NULL,
  	CONSTRAINT "rates_key_span_pk" PRIMARY KEY("key","span")
  );
  
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
  
  CREATE TABLE "user_marks" (
  	"user_id" uuid NOT NULL,
  	"mark" text NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "user_marks_user_id_mark_pk" PRIMARY KEY("user_id","mark")
  );
  
  CREATE TABLE "audit_entries" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid,
  	"action" text NOT NULL,
  	"subject" text,
  	"count" integer,
  	"actor_role" text NOT NULL,
  	"actor_user_id" uuid,
  	"actor_grant_id" uuid,
  	"actor_name" text,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
  	"operator" boolean DEFAULT false NOT NULL,
  	"first_name" varchar,
  	"family_name" varchar,
  	"locale" "enum_users_locale",
  	"projects_view" "enum_users_projects_view",
  	"unconfirmed_since" timestamp(3) with time zone,
  	"email_refused_at" timestamp(3) with time zone,
  	"erase_after" timestamp(3) with time zone,
  	"talk_stopped_at" timestamp(3) with time zone,
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
  	"site_name" varchar,
  	"wanted_plan" varchar,
  	"wanted_period" varchar,
  	"active" boolean DEFAULT true NOT NULL,
  	"inactive_reason" varchar,
  	"inactive_at" timestamp(3) with time zone,
  	"request_reviews" boolean DEFAULT false NOT NULL,
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
  	"embed_sites" varchar,
  	"sender_name" varchar,
  	"watermark_sha256" varchar,
  	"watermark_width" numeric,
  	"watermark_height" numeric,
  	"logo_sha256" varchar,
  	"watermark_position" "enum_brands_watermark_position" DEFAULT 'bottom_right' NOT NULL,
  	"big_watermark" boolean DEFAULT false NOT NULL,
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
  	"selection_password_hash" varchar,
  	"mail_cleared_at" timestamp(3) with time zone,
  	"reviews_stopped_at" timestamp(3) with time zone,
  	"reminders_stopped_at" timestamp(3) with time zone,
  	"talk_stopped_at" timestamp(3) with time zone,
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
  	"selection_mode" boolean DEFAULT true NOT NULL,
  	"allow_sharing" boolean DEFAULT false NOT NULL,
  	"allow_downloads" boolean DEFAULT false NOT NULL,
  	"allow_downloads_selection_only" boolean DEFAULT false NOT NULL,
  	"allow_extra_selection" boolean DEFAULT false NOT NULL,
  	"available_public" boolean DEFAULT false NOT NULL,
  	"listed" boolean DEFAULT false NOT NULL,
  	"remind_clients_of_expiry" boolean DEFAULT false NOT NULL,
  	"force_selection_login" boolean DEFAULT false NOT NULL,
  	"add_watermark" boolean DEFAULT false NOT NULL,
  	"do_not_optimize_my_photos" boolean DEFAULT false NOT NULL,
  	"send_client_email_on_first_upload" boolean DEFAULT false NOT NULL,
  	"remove_deleted_on_sync" boolean DEFAULT false NOT NULL,
  	"downloads_permitted" numeric,
  	"selection_password_hash" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"expiry_told_for" timestamp(3) with time zone,
  	"expiry_told" numeric,
  	"code" varchar,
  	"unique_id" varchar,
  	"printselectiondone" boolean DEFAULT false NOT NULL,
  	"completed_at" timestamp(3) with time zone,
  	"reopen_note" varchar,
  	"published_at" timestamp(3) with time zone,
  	"first_picked_at" timestamp(3) with time zone,
  	"editing_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"archived_at" timestamp(3) with time zone,
  	"photos_mailed_at" timestamp(3) with time zone,
  	"watermark_mark" varchar,
  	"cover_id" uuid,
  	"reviews_requested_at" timestamp(3) with time zone,
  	"editing_told_for" timestamp(3) with time zone,
  	"delivered_told_for" timestamp(3) with time zone,
  	"site_consent_at" timestamp(3) with time zone,
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
  	"private" boolean DEFAULT false NOT NULL,
  	"cover_id" uuid,
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
  	"draw_tries" numeric,
  	"original_width" numeric,
  	"original_height" numeric,
  	"width" numeric,
  	"height" numeric,
  	"thumbhash" varchar,
  	"likeness" varchar,
  	"sharpness" numeric,
  	"version" varchar,
  	"thumbnails_ready" boolean DEFAULT false NOT NULL,
  	"captured_at" varchar,
  	"camera" varchar,
  	"lens" varchar,
  	"aperture" numeric,
  	"shutter" varchar,
  	"iso" numeric,
  	"focal_length" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"rating" numeric,
  	"hidden" boolean DEFAULT false NOT NULL,
  	"hidden_by" "enum_media_hidden_by",
  	"private" boolean DEFAULT false NOT NULL,
  	"gallery_private" boolean DEFAULT false NOT NULL,
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
  	"minphotos" numeric,
  	"maxphotos" numeric,
  	"extra_amount" numeric,
  	"extra_currency" varchar,
  	"opens_on" varchar,
  	"closes_on" varchar,
  	"among_id" uuid,
  	"from_favourites" boolean DEFAULT false NOT NULL,
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
  	"introduced_at" timestamp(3) with time zone,
  	"views" numeric,
  	"viewed_at" timestamp(3) with time zone,
  	"talk_stopped_at" timestamp(3) with time zone,
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
  	"link_number" numeric,
  	"sent_at" timestamp(3) with time zone,
  	"shared_at" timestamp(3) with time zone,
  	"reminded_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid,
  	"event_id" uuid,
  	"client_id" uuid,
  	"kind" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"stop_path" varchar,
  	"locale" "enum_mails_locale" DEFAULT 'en' NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar,
  	"html" varchar,
  	"state" "enum_mails_state" DEFAULT 'queued' NOT NULL,
  	"trouble" varchar,
  	"error" varchar,
  	"message_id" varchar,
  	"tries" numeric,
  	"sent_at" timestamp(3) with time zone,
  	"handed_at" timestamp(3) with time zone,
  	"bounced_at" timestamp(3) with time zone,
  	"again_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "presets" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"settings" jsonb NOT NULL,
  	"galleries" jsonb NOT NULL,
  	"products" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "saved_filters" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"query" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"project_id" uuid,
  	"client_id" uuid,
  	"written_by_id" uuid,
  	"user_id" uuid,
  	"content" varchar NOT NULL,
  	"rating" numeric NOT NULL,
  	"reviewer_first_name" varchar,
  	"reviewer_last_name" varchar,
  	"reviewer_name" varchar,
  	"reviewer_email" varchar,
  	"public" boolean DEFAULT false NOT NULL,
  	"source" varchar DEFAULT 'project' NOT NULL,
  	"source_page" varchar,
  	"reviewer_id" varchar,
  	"raw" jsonb,
  	"written_at" timestamp(3) with time zone NOT NULL,
  	"locale" "enum_reviews_locale",
  	"reply" varchar,
  	"replied_at" timestamp(3) with time zone,
  	"told_at" timestamp(3) with time zone,
  	"picture_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "feature_settings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"feature" varchar NOT NULL,
  	"chosen" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "downloads" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid,
  	"event_id" uuid,
  	"scope" varchar NOT NULL,
  	"target" varchar,
  	"size" varchar NOT NULL,
  	"direct" boolean DEFAULT false NOT NULL,
  	"grant_id" uuid,
  	"user_id" uuid,
  	"person" varchar,
  	"role" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"entries" jsonb,
  	"left_out" jsonb,
  	"files" numeric NOT NULL,
  	"bytes" numeric NOT NULL,
  	"prepared" numeric DEFAULT 0 NOT NULL,
  	"state" varchar NOT NULL,
  	"sent" numeric DEFAULT 0 NOT NULL,
  	"claimed_at" timestamp(3) with time zone,
  	"counted_at" timestamp(3) with time zone,
  	"last_at" timestamp(3) with time zone,
  	"times" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "download_parts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"download_id" uuid,
  	"number" numeric NOT NULL,
  	"files" numeric NOT NULL,
  	"bytes" numeric NOT NULL,
  	"entries" jsonb NOT NULL,
  	"done_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "download_files" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"media_id" uuid,
  	"version" varchar NOT NULL,
  	"size" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"bytes" numeric NOT NULL,
  	"crc32" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "review_requests" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"client_id" uuid NOT NULL,
  	"reason" varchar NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "selection_nudges" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"user_id" uuid,
  	"mails" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "selection_marks" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"media_id" uuid NOT NULL,
  	"person" varchar NOT NULL,
  	"grant_id" uuid,
  	"user_id" uuid,
  	"favourite" boolean DEFAULT false NOT NULL,
  	"stars" numeric DEFAULT 0 NOT NULL,
  	"colour" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "selection_lists" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"person" varchar NOT NULL,
  	"grant_id" uuid,
  	"user_id" uuid,
  	"name" varchar NOT NULL,
  	"removed_at" timestamp(3) with time zone,
  	"sent_to" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"sent_name" varchar,
  	"sent" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "selection_list_medias" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"list_id" uuid NOT NULL,
  	"media_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "share_counts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid,
  	"event_id" uuid,
  	"counter" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sites" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid,
  	"draft" jsonb NOT NULL,
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"live" jsonb,
  	"live_number" numeric,
  	"published_at" timestamp(3) with time zone,
  	"scheduled" jsonb,
  	"scheduled_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_versions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"site_id" uuid NOT NULL,
  	"account_id" uuid,
  	"number" numeric NOT NULL,
  	"kind" "enum_site_versions_kind" NOT NULL,
  	"document" jsonb NOT NULL,
  	"made_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_pictures" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"site_id" uuid NOT NULL,
  	"account_id" uuid,
  	"media_id" uuid,
  	"name" varchar,
  	"sha256" varchar,
  	"state" "enum_site_pictures_state" NOT NULL,
  	"width" numeric,
  	"height" numeric,
  	"widths" jsonb,
  	"focus_x" numeric DEFAULT 50,
  	"focus_y" numeric DEFAULT 50,
  	"alt" jsonb,
  	"tint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_domains" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"host" varchar NOT NULL,
  	"proof" varchar NOT NULL,
  	"verified_at" timestamp(3) with time zone,
  	"checked_at" timestamp(3) with time zone,
  	"lost_at" timestamp(3) with time zone,
  	"trouble" varchar,
  	"main" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_inquiries" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"site_id" uuid NOT NULL,
  	"account_id" uuid,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"day" varchar,
  	"message" varchar NOT NULL,
  	"locale" "enum_site_inquiries_locale",
  	"page" varchar,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "talk_comments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"media_id" uuid NOT NULL,
  	"grant_id" uuid,
  	"user_id" uuid,
  	"by_studio" boolean DEFAULT false NOT NULL,
  	"text" varchar,
  	"marks" jsonb,
  	"picture" varchar,
  	"removed_at" timestamp(3) with time zone,
  	"removed_by_studio" boolean DEFAULT false NOT NULL,
  	"told_studio_at" timestamp(3) with time zone,
  	"told_clients_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "talk_threads" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"media_id" uuid NOT NULL,
  	"resolved_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "talk_seen" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"event_id" uuid NOT NULL,
  	"media_id" uuid NOT NULL,
  	"person" varchar NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL,
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
  	"mails_id" uuid,
  	"message_templates_id" uuid,
  	"presets_id" uuid,
  	"saved_filters_id" uuid,
  	"reviews_id" uuid,
  	"feature_settings_id" uuid,
  	"downloads_id" uuid,
  	"download_parts_id" uuid,
  	"download_files_id" uuid,
  	"review_requests_id" uuid,
  	"selection_completions_id" uuid,
  	"selection_reminders_id" uuid,
  	"selection_settlements_id" uuid,
  	"selection_nudges_id" uuid,
  	"selection_marks_id" uuid,
  	"selection_lists_id" uuid,
  	"selection_list_medias_id" uuid,
  	"share_counts_id" uuid,
  	"sites_id" uuid,
  	"site_versions_id" uuid,
  	"site_pictures_id" uuid,
  	"site_domains_id" uuid,
  	"site_inquiries_id" uuid,
  	"talk_comments_id" uuid,
  	"talk_threads_id" uuid,
  	"talk_seen_id" uuid
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
  
  CREATE UNIQUE INDEX "webhooks_account_id_and_id_idx" ON "webhooks" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "accounts_site_name_idx" ON "accounts" USING btree ("site_name");
  CREATE UNIQUE INDEX "brands_account_id_and_id_idx" ON "brands" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "clients_account_id_and_id_idx" ON "clients" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "events_code_idx" ON "events" USING btree ("code");
  CREATE UNIQUE INDEX "events_unique_id_idx" ON "events" USING btree ("unique_id");
  CREATE UNIQUE INDEX "events_account_id_and_id_idx" ON "events" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "galleries_event_id_and_id_idx" ON "galleries" USING btree ("event_id","id");
  CREATE UNIQUE INDEX "gallery_sha256_idx" ON "media" USING btree ("gallery_id","sha256");
  CREATE UNIQUE INDEX "media_event_id_and_id_idx" ON "media" USING btree ("event_id","id");
  CREATE UNIQUE INDEX "media_account_id_and_id_idx" ON "media" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "products_event_id_and_id_idx" ON "products" USING btree ("event_id","id");
  CREATE UNIQUE INDEX "product_media_idx" ON "product_medias" USING btree ("product_id","media_id");
  CREATE UNIQUE INDEX "grants_event_id_and_id_idx" ON "grants" USING btree ("event_id","id");
  CREATE UNIQUE INDEX "grants_account_id_and_id_idx" ON "grants" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "invitations_token_hash_idx" ON "invitations" USING btree ("token_hash");
  CREATE UNIQUE INDEX "invitations_event_id_and_id_idx" ON "invitations" USING btree ("event_id","id");
  CREATE UNIQUE INDEX "mails_account_id_and_id_idx" ON "mails" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "account_kind_locale_idx" ON "message_templates" USING btree ("account_id","kind","locale");
  CREATE UNIQUE INDEX "account_source_reviewer_id_written_at_idx" ON "reviews" USING btree ("account_id","source","reviewer_id","written_at");
  CREATE UNIQUE INDEX "account_feature_idx" ON "feature_settings" USING btree ("account_id","feature");
  CREATE UNIQUE INDEX "download_number_idx" ON "download_parts" USING btree ("download_id","number");
  CREATE UNIQUE INDEX "media_version_size_idx" ON "download_files" USING btree ("media_id","version","size");
  CREATE UNIQUE INDEX "event_client_idx" ON "review_requests" USING btree ("event_id","client_id");
  CREATE UNIQUE INDEX "event_closes_on_days_idx" ON "selection_reminders" USING btree ("event_id","closes_on","days");
  CREATE UNIQUE INDEX "event_person_media_idx" ON "selection_marks" USING btree ("event_id","person","media_id");
  CREATE UNIQUE INDEX "selection_lists_event_id_and_id_idx" ON "selection_lists" USING btree ("event_id","id");
  CREATE UNIQUE INDEX "list_media_idx" ON "selection_list_medias" USING btree ("list_id","media_id");
  CREATE UNIQUE INDEX "event_counter_idx" ON "share_counts" USING btree ("event_id","counter");
  CREATE UNIQUE INDEX "sites_account_idx" ON "sites" USING btree ("account_id");
  CREATE UNIQUE INDEX "sites_account_id_and_id_idx" ON "sites" USING btree ("account_id","id");
  CREATE UNIQUE INDEX "site_number_idx" ON "site_versions" USING btree ("site_id","number");
  CREATE UNIQUE INDEX "talk_threads_media_idx" ON "talk_threads" USING btree ("media_id");
  CREATE UNIQUE INDEX "media_person_idx" ON "talk_seen" USING btree ("media_id","person");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  ALTER TABLE "uploads" ADD CONSTRAINT "uploads_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "uploads" ADD CONSTRAINT "uploads_gallery_id_of_tenant_fk" FOREIGN KEY ("gallery_id","event_id") REFERENCES "public"."galleries"("id","event_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "session_notes" ADD CONSTRAINT "session_notes_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "identities" ADD CONSTRAINT "identities_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_of_tenant_fk" FOREIGN KEY ("webhook_id","account_id") REFERENCES "public"."webhooks"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients" ADD CONSTRAINT "clients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients" ADD CONSTRAINT "clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_brand_id_of_tenant_fk" FOREIGN KEY ("brand_id","account_id") REFERENCES "public"."brands"("id","account_id") ON DELETE set null ("brand_id") ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_cover_id_of_tenant_fk" FOREIGN KEY ("cover_id","id") REFERENCES "public"."media"("id","event_id") ON DELETE set null ("cover_id") ON UPDATE no action;
  ALTER TABLE "galleries" ADD CONSTRAINT "galleries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galleries" ADD CONSTRAINT "galleries_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "galleries" ADD CONSTRAINT "galleries_cover_id_of_tenant_fk" FOREIGN KEY ("cover_id","event_id") REFERENCES "public"."media"("id","event_id") ON DELETE set null ("cover_id") ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_gallery_id_of_tenant_fk" FOREIGN KEY ("gallery_id","event_id") REFERENCES "public"."galleries"("id","event_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_among_id_of_tenant_fk" FOREIGN KEY ("among_id","event_id") REFERENCES "public"."products"("id","event_id") ON DELETE set null ("among_id") ON UPDATE no action;
  ALTER TABLE "product_medias" ADD CONSTRAINT "product_medias_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_medias" ADD CONSTRAINT "product_medias_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_medias" ADD CONSTRAINT "product_medias_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "product_medias" ADD CONSTRAINT "product_medias_product_id_of_tenant_fk" FOREIGN KEY ("product_id","event_id") REFERENCES "public"."products"("id","event_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "product_medias" ADD CONSTRAINT "product_medias_media_id_of_tenant_fk" FOREIGN KEY ("media_id","event_id") REFERENCES "public"."media"("id","event_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "product_medias" ADD CONSTRAINT "product_medias_grant_id_of_tenant_fk" FOREIGN KEY ("grant_id","event_id") REFERENCES "public"."grants"("id","event_id") ON DELETE set null ("grant_id") ON UPDATE no action;
  ALTER TABLE "grants" ADD CONSTRAINT "grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "grants" ADD CONSTRAINT "grants_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "grants" ADD CONSTRAINT "grants_client_id_of_tenant_fk" FOREIGN KEY ("client_id","account_id") REFERENCES "public"."clients"("id","account_id") ON DELETE set null ("client_id") ON UPDATE no action;
  ALTER TABLE "grants" ADD CONSTRAINT "grants_invitation_id_of_tenant_fk" FOREIGN KEY ("invitation_id","event_id") REFERENCES "public"."invitations"("id","event_id") ON DELETE set null ("invitation_id") ON UPDATE no action;
  ALTER TABLE "invitations" ADD CONSTRAINT "invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invitations" ADD CONSTRAINT "invitations_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "invitations" ADD CONSTRAINT "invitations_client_id_of_tenant_fk" FOREIGN KEY ("client_id","account_id") REFERENCES "public"."clients"("id","account_id") ON DELETE set null ("client_id") ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_again_id_mails_id_fk" FOREIGN KEY ("again_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE set null ("event_id") ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_client_id_of_tenant_fk" FOREIGN KEY ("client_id","account_id") REFERENCES "public"."clients"("id","account_id") ON DELETE set null ("client_id") ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_again_id_of_tenant_fk" FOREIGN KEY ("again_id","account_id") REFERENCES "public"."mails"("id","account_id") ON DELETE set null ("again_id") ON UPDATE no action;
  ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "presets" ADD CONSTRAINT "presets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_project_id_of_tenant_fk" FOREIGN KEY ("project_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE set null ("project_id") ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_client_id_of_tenant_fk" FOREIGN KEY ("client_id","account_id") REFERENCES "public"."clients"("id","account_id") ON DELETE set null ("client_id") ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_written_by_id_of_tenant_fk" FOREIGN KEY ("written_by_id","account_id") REFERENCES "public"."grants"("id","account_id") ON DELETE set null ("written_by_id") ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_picture_id_of_tenant_fk" FOREIGN KEY ("picture_id","account_id") REFERENCES "public"."media"("id","account_id") ON DELETE set null ("picture_id") ON UPDATE no action;
  ALTER TABLE "feature_settings" ADD CONSTRAINT "feature_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE set null ("event_id") ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_grant_id_of_tenant_fk" FOREIGN KEY ("grant_id","account_id") REFERENCES "public"."grants"("id","account_id") ON DELETE set null ("grant_id") ON UPDATE no action;
  ALTER TABLE "download_parts" ADD CONSTRAINT "download_parts_download_id_downloads_id_fk" FOREIGN KEY ("download_id") REFERENCES "public"."downloads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_files" ADD CONSTRAINT "download_files_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_client_id_of_tenant_fk" FOREIGN KEY ("client_id","account_id") REFERENCES "public"."clients"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "selection_completions" ADD CONSTRAINT "selection_completions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_completions" ADD CONSTRAINT "selection_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_completions" ADD CONSTRAINT "selection_completions_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "selection_completions" ADD CONSTRAINT "selection_completions_grant_id_of_tenant_fk" FOREIGN KEY ("grant_id","event_id") REFERENCES "public"."grants"("id","event_id") ON DELETE set null ("grant_id") ON UPDATE no action;
  ALTER TABLE "selection_reminders" ADD CONSTRAINT "selection_reminders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_reminders" ADD CONSTRAINT "selection_reminders_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "selection_settlements" ADD CONSTRAINT "selection_settlements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_settlements" ADD CONSTRAINT "selection_settlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_settlements" ADD CONSTRAINT "selection_settlements_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "selection_settlements" ADD CONSTRAINT "selection_settlements_product_id_of_tenant_fk" FOREIGN KEY ("product_id","event_id") REFERENCES "public"."products"("id","event_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "selection_nudges" ADD CONSTRAINT "selection_nudges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_nudges" ADD CONSTRAINT "selection_nudges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_nudges" ADD CONSTRAINT "selection_nudges_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "selection_marks" ADD CONSTRAINT "selection_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_marks" ADD CONSTRAINT "selection_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_marks" ADD CONSTRAINT "selection_marks_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "selection_marks" ADD CONSTRAINT "selection_marks_media_id_of_tenant_fk" FOREIGN KEY ("media_id","event_id") REFERENCES "public"."media"("id","event_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "selection_marks" ADD CONSTRAINT "selection_marks_grant_id_of_tenant_fk" FOREIGN KEY ("grant_id","event_id") REFERENCES "public"."grants"("id","event_id") ON DELETE set null ("grant_id") ON UPDATE no action;
  ALTER TABLE "selection_lists" ADD CONSTRAINT "selection_lists_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_lists" ADD CONSTRAINT "selection_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_lists" ADD CONSTRAINT "selection_lists_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "selection_lists" ADD CONSTRAINT "selection_lists_grant_id_of_tenant_fk" FOREIGN KEY ("grant_id","event_id") REFERENCES "public"."grants"("id","event_id") ON DELETE set null ("grant_id") ON UPDATE no action;
  ALTER TABLE "selection_list_medias" ADD CONSTRAINT "selection_list_medias_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "selection_list_medias" ADD CONSTRAINT "selection_list_medias_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "selection_list_medias" ADD CONSTRAINT "selection_list_medias_list_id_of_tenant_fk" FOREIGN KEY ("list_id","event_id") REFERENCES "public"."selection_lists"("id","event_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "selection_list_medias" ADD CONSTRAINT "selection_list_medias_media_id_of_tenant_fk" FOREIGN KEY ("media_id","event_id") REFERENCES "public"."media"("id","event_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "share_counts" ADD CONSTRAINT "share_counts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "share_counts" ADD CONSTRAINT "share_counts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "share_counts" ADD CONSTRAINT "share_counts_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE set null ("event_id") ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_site_id_of_tenant_fk" FOREIGN KEY ("site_id","account_id") REFERENCES "public"."sites"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_site_id_of_tenant_fk" FOREIGN KEY ("site_id","account_id") REFERENCES "public"."sites"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_media_id_of_tenant_fk" FOREIGN KEY ("media_id","account_id") REFERENCES "public"."media"("id","account_id") ON DELETE set null ("media_id") ON UPDATE no action;
  ALTER TABLE "site_domains" ADD CONSTRAINT "site_domains_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_inquiries" ADD CONSTRAINT "site_inquiries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_inquiries" ADD CONSTRAINT "site_inquiries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_inquiries" ADD CONSTRAINT "site_inquiries_site_id_of_tenant_fk" FOREIGN KEY ("site_id","account_id") REFERENCES "public"."sites"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talk_comments" ADD CONSTRAINT "talk_comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talk_comments" ADD CONSTRAINT "talk_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talk_comments" ADD CONSTRAINT "talk_comments_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "talk_comments" ADD CONSTRAINT "talk_comments_media_id_of_tenant_fk" FOREIGN KEY ("media_id","event_id") REFERENCES "public"."media"("id","event_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "talk_comments" ADD CONSTRAINT "talk_comments_grant_id_of_tenant_fk" FOREIGN KEY ("grant_id","event_id") REFERENCES "public"."grants"("id","event_id") ON DELETE set null ("grant_id") ON UPDATE no action;
  ALTER TABLE "talk_threads" ADD CONSTRAINT "talk_threads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talk_threads" ADD CONSTRAINT "talk_threads_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "talk_threads" ADD CONSTRAINT "talk_threads_media_id_of_tenant_fk" FOREIGN KEY ("media_id","event_id") REFERENCES "public"."media"("id","event_id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "talk_seen" ADD CONSTRAINT "talk_seen_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talk_seen" ADD CONSTRAINT "talk_seen_media_id_of_tenant_fk" FOREIGN KEY ("media_id","event_id") REFERENCES "public"."media"("id","event_id") ON DELETE no action ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_message_templates_fk" FOREIGN KEY ("message_templates_id") REFERENCES "public"."message_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_presets_fk" FOREIGN KEY ("presets_id") REFERENCES "public"."presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_filters_fk" FOREIGN KEY ("saved_filters_id") REFERENCES "public"."saved_filters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feature_settings_fk" FOREIGN KEY ("feature_settings_id") REFERENCES "public"."feature_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_download_parts_fk" FOREIGN KEY ("download_parts_id") REFERENCES "public"."download_parts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_download_files_fk" FOREIGN KEY ("download_files_id") REFERENCES "public"."download_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_requests_fk" FOREIGN KEY ("review_requests_id") REFERENCES "public"."review_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_selection_completions_fk" FOREIGN KEY ("selection_completions_id") REFERENCES "public"."selection_completions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_selection_reminders_fk" FOREIGN KEY ("selection_reminders_id") REFERENCES "public"."selection_reminders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_selection_settlements_fk" FOREIGN KEY ("selection_settlements_id") REFERENCES "public"."selection_settlements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_selection_nudges_fk" FOREIGN KEY ("selection_nudges_id") REFERENCES "public"."selection_nudges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_selection_marks_fk" FOREIGN KEY ("selection_marks_id") REFERENCES "public"."selection_marks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_selection_lists_fk" FOREIGN KEY ("selection_lists_id") REFERENCES "public"."selection_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_selection_list_medias_fk" FOREIGN KEY ("selection_list_medias_id") REFERENCES "public"."selection_list_medias"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_share_counts_fk" FOREIGN KEY ("share_counts_id") REFERENCES "public"."share_counts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_versions_fk" FOREIGN KEY ("site_versions_id") REFERENCES "public"."site_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_pictures_fk" FOREIGN KEY ("site_pictures_id") REFERENCES "public"."site_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_domains_fk" FOREIGN KEY ("site_domains_id") REFERENCES "public"."site_domains"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_inquiries_fk" FOREIGN KEY ("site_inquiries_id") REFERENCES "public"."site_inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_talk_comments_fk" FOREIGN KEY ("talk_comments_id") REFERENCES "public"."talk_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_talk_threads_fk" FOREIGN KEY ("talk_threads_id") REFERENCES "public"."talk_threads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_talk_seen_fk" FOREIGN KEY ("talk_seen_id") REFERENCES "public"."talk_seen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "event_changes_event_idx" ON "event_changes" USING btree ("event_id","id");
  CREATE INDEX "uploads_gallery_idx" ON "uploads" USING btree ("gallery_id");
  CREATE INDEX "uploads_state_idx" ON "uploads" USING btree ("state","created_at");
  CREATE INDEX "tries_key_idx" ON "tries" USING btree ("key","created_at");
  CREATE INDEX "team_invitations_account_idx" ON "team_invitations" USING btree ("account_id");
  CREATE INDEX "device_tokens_account_idx" ON "device_tokens" USING btree ("account_id");
  CREATE INDEX "product_templates_account_idx" ON "product_templates" USING btree ("account_id");
  CREATE INDEX "account_tokens_user_idx" ON "account_tokens" USING btree ("user_id","kind");
  CREATE INDEX "session_notes_user_idx" ON "session_notes" USING btree ("user_id");
  CREATE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id","kind");
  CREATE INDEX "identities_user_idx" ON "identities" USING btree ("user_id");
  CREATE INDEX "data_requests_due_idx" ON "data_requests" USING btree ("state","due_at");
  CREATE INDEX "data_requests_user_idx" ON "data_requests" USING btree ("user_id");
  CREATE INDEX "data_requests_client_idx" ON "data_requests" USING btree ("client_id");
  CREATE INDEX "webhook_deliveries_webhook_idx" ON "webhook_deliveries" USING btree ("webhook_id","id");
  CREATE INDEX "webhook_deliveries_created_idx" ON "webhook_deliveries" USING btree ("created_at");
  CREATE INDEX "audit_entries_account_idx" ON "audit_entries" USING btree ("account_id","id");
  CREATE INDEX "audit_entries_event_idx" ON "audit_entries" USING btree ("event_id","id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_account_idx" ON "users" USING btree ("account_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE INDEX "accounts_updated_at_idx" ON "accounts" USING btree ("updated_at");
  CREATE INDEX "accounts_created_at_idx" ON "accounts" USING btree ("created_at");
  CREATE INDEX "subscriptions_account_idx" ON "subscriptions" USING btree ("account_id");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "clients_user_idx" ON "clients" USING btree ("user_id");
  CREATE INDEX "clients_updated_at_idx" ON "clients" USING btree ("updated_at");
  CREATE INDEX "clients_created_at_idx" ON "clients" USING btree ("created_at");
  CREATE INDEX "clients_deleted_at_idx" ON "clients" USING btree ("deleted_at");
  CREATE INDEX "account_email_idx" ON "clients" USING btree ("account_id","email");
  CREATE INDEX "events_brand_idx" ON "events" USING btree ("brand_id");
  CREATE INDEX "events_cover_idx" ON "events" USING btree ("cover_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "account_createdAt_idx" ON "events" USING btree ("account_id","created_at");
  CREATE INDEX "galleries_account_idx" ON "galleries" USING btree ("account_id");
  CREATE INDEX "galleries_cover_idx" ON "galleries" USING btree ("cover_id");
  CREATE INDEX "galleries_updated_at_idx" ON "galleries" USING btree ("updated_at");
  CREATE INDEX "galleries_created_at_idx" ON "galleries" USING btree ("created_at");
  CREATE INDEX "galleries_deleted_at_idx" ON "galleries" USING btree ("deleted_at");
  CREATE INDEX "event_position_idx" ON "galleries" USING btree ("event_id","position");
  CREATE INDEX "media_gallery_idx" ON "media" USING btree ("gallery_id");
  CREATE INDEX "media_sha256_idx" ON "media" USING btree ("sha256");
  CREATE INDEX "media_captured_at_idx" ON "media" USING btree ("captured_at");
  CREATE INDEX "media_uploaded_by_idx" ON "media" USING btree ("uploaded_by_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "gallery_position_idx" ON "media" USING btree ("gallery_id","position");
  CREATE INDEX "event_state_idx" ON "media" USING btree ("event_id","state");
  CREATE INDEX "products_account_idx" ON "products" USING btree ("account_id");
  CREATE INDEX "products_among_idx" ON "products" USING btree ("among_id");
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
  CREATE INDEX "grants_client_idx" ON "grants" USING btree ("client_id");
  CREATE INDEX "grants_user_idx" ON "grants" USING btree ("user_id");
  CREATE INDEX "grants_invitation_idx" ON "grants" USING btree ("invitation_id");
  CREATE INDEX "grants_updated_at_idx" ON "grants" USING btree ("updated_at");
  CREATE INDEX "grants_created_at_idx" ON "grants" USING btree ("created_at");
  CREATE INDEX "invitations_account_idx" ON "invitations" USING btree ("account_id");
  CREATE INDEX "invitations_client_idx" ON "invitations" USING btree ("client_id");
  CREATE INDEX "invitations_updated_at_idx" ON "invitations" USING btree ("updated_at");
  CREATE INDEX "invitations_created_at_idx" ON "invitations" USING btree ("created_at");
  CREATE INDEX "mails_event_idx" ON "mails" USING btree ("event_id");
  CREATE INDEX "mails_client_idx" ON "mails" USING btree ("client_id");
  CREATE INDEX "mails_message_id_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_again_idx" ON "mails" USING btree ("again_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "message_templates_account_idx" ON "message_templates" USING btree ("account_id");
  CREATE INDEX "message_templates_updated_at_idx" ON "message_templates" USING btree ("updated_at");
  CREATE INDEX "message_templates_created_at_idx" ON "message_templates" USING btree ("created_at");
  CREATE INDEX "presets_account_idx" ON "presets" USING btree ("account_id");
  CREATE INDEX "presets_updated_at_idx" ON "presets" USING btree ("updated_at");
  CREATE INDEX "presets_created_at_idx" ON "presets" USING btree ("created_at");
  CREATE INDEX "presets_deleted_at_idx" ON "presets" USING btree ("deleted_at");
  CREATE INDEX "saved_filters_account_idx" ON "saved_filters" USING btree ("account_id");
  CREATE INDEX "saved_filters_user_idx" ON "saved_filters" USING btree ("user_id");
  CREATE INDEX "saved_filters_updated_at_idx" ON "saved_filters" USING btree ("updated_at");
  CREATE INDEX "saved_filters_created_at_idx" ON "saved_filters" USING btree ("created_at");
  CREATE INDEX "reviews_account_idx" ON "reviews" USING btree ("account_id");
  CREATE INDEX "reviews_project_idx" ON "reviews" USING btree ("project_id");
  CREATE INDEX "reviews_client_idx" ON "reviews" USING btree ("client_id");
  CREATE INDEX "reviews_written_by_idx" ON "reviews" USING btree ("written_by_id");
  CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");
  CREATE INDEX "reviews_picture_idx" ON "reviews" USING btree ("picture_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at");
  CREATE INDEX "account_written_at_idx" ON "reviews" USING btree ("account_id","written_at");
  CREATE INDEX "feature_settings_account_idx" ON "feature_settings" USING btree ("account_id");
  CREATE INDEX "feature_settings_updated_at_idx" ON "feature_settings" USING btree ("updated_at");
  CREATE INDEX "feature_settings_created_at_idx" ON "feature_settings" USING btree ("created_at");
  CREATE INDEX "downloads_account_idx" ON "downloads" USING btree ("account_id");
  CREATE INDEX "downloads_event_idx" ON "downloads" USING btree ("event_id");
  CREATE INDEX "downloads_grant_idx" ON "downloads" USING btree ("grant_id");
  CREATE INDEX "downloads_user_idx" ON "downloads" USING btree ("user_id");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "download_parts_download_idx" ON "download_parts" USING btree ("download_id");
  CREATE INDEX "download_parts_updated_at_idx" ON "download_parts" USING btree ("updated_at");
  CREATE INDEX "download_parts_created_at_idx" ON "download_parts" USING btree ("created_at");
  CREATE INDEX "download_files_media_idx" ON "download_files" USING btree ("media_id");
  CREATE INDEX "download_files_updated_at_idx" ON "download_files" USING btree ("updated_at");
  CREATE INDEX "download_files_created_at_idx" ON "download_files" USING btree ("created_at");
  CREATE INDEX "review_requests_account_idx" ON "review_requests" USING btree ("account_id");
  CREATE INDEX "review_requests_event_idx" ON "review_requests" USING btree ("event_id");
  CREATE INDEX "review_requests_client_idx" ON "review_requests" USING btree ("client_id");
  CREATE INDEX "review_requests_updated_at_idx" ON "review_requests" USING btree ("updated_at");
  CREATE INDEX "review_requests_created_at_idx" ON "review_requests" USING btree ("created_at");
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
  CREATE INDEX "selection_settlements_account_idx" ON "selection_settlements" USING btree ("account_id");
  CREATE INDEX "selection_settlements_event_idx" ON "selection_settlements" USING btree ("event_id");
  CREATE INDEX "selection_settlements_product_idx" ON "selection_settlements" USING btree ("product_id");
  CREATE INDEX "selection_settlements_user_idx" ON "selection_settlements" USING btree ("user_id");
  CREATE INDEX "selection_settlements_updated_at_idx" ON "selection_settlements" USING btree ("updated_at");
  CREATE INDEX "selection_settlements_created_at_idx" ON "selection_settlements" USING btree ("created_at");
  CREATE INDEX "selection_nudges_account_idx" ON "selection_nudges" USING btree ("account_id");
  CREATE INDEX "selection_nudges_event_idx" ON "selection_nudges" USING btree ("event_id");
  CREATE INDEX "selection_nudges_user_idx" ON "selection_nudges" USING btree ("user_id");
  CREATE INDEX "selection_nudges_updated_at_idx" ON "selection_nudges" USING btree ("updated_at");
  CREATE INDEX "selection_nudges_created_at_idx" ON "selection_nudges" USING btree ("created_at");
  CREATE INDEX "selection_marks_account_idx" ON "selection_marks" USING btree ("account_id");
  CREATE INDEX "selection_marks_event_idx" ON "selection_marks" USING btree ("event_id");
  CREATE INDEX "selection_marks_media_idx" ON "selection_marks" USING btree ("media_id");
  CREATE INDEX "selection_marks_grant_idx" ON "selection_marks" USING btree ("grant_id");
  CREATE INDEX "selection_marks_user_idx" ON "selection_marks" USING btree ("user_id");
  CREATE INDEX "selection_marks_updated_at_idx" ON "selection_marks" USING btree ("updated_at");
  CREATE INDEX "selection_marks_created_at_idx" ON "selection_marks" USING btree ("created_at");
  CREATE INDEX "selection_lists_account_idx" ON "selection_lists" USING btree ("account_id");
  CREATE INDEX "selection_lists_grant_idx" ON "selection_lists" USING btree ("grant_id");
  CREATE INDEX "selection_lists_user_idx" ON "selection_lists" USING btree ("user_id");
  CREATE INDEX "selection_lists_updated_at_idx" ON "selection_lists" USING btree ("updated_at");
  CREATE INDEX "selection_lists_created_at_idx" ON "selection_lists" USING btree ("created_at");
  CREATE INDEX "selection_list_medias_account_idx" ON "selection_list_medias" USING btree ("account_id");
  CREATE INDEX "selection_list_medias_event_idx" ON "selection_list_medias" USING btree ("event_id");
  CREATE INDEX "selection_list_medias_list_idx" ON "selection_list_medias" USING btree ("list_id");
  CREATE INDEX "selection_list_medias_media_idx" ON "selection_list_medias" USING btree ("media_id");
  CREATE INDEX "selection_list_medias_updated_at_idx" ON "selection_list_medias" USING btree ("updated_at");
  CREATE INDEX "selection_list_medias_created_at_idx" ON "selection_list_medias" USING btree ("created_at");
  CREATE INDEX "share_counts_account_idx" ON "share_counts" USING btree ("account_id");
  CREATE INDEX "share_counts_event_idx" ON "share_counts" USING btree ("event_id");
  CREATE INDEX "share_counts_updated_at_idx" ON "share_counts" USING btree ("updated_at");
  CREATE INDEX "share_counts_created_at_idx" ON "share_counts" USING btree ("created_at");
  CREATE INDEX "sites_scheduled_at_idx" ON "sites" USING btree ("scheduled_at");
  CREATE INDEX "sites_updated_at_idx" ON "sites" USING btree ("updated_at");
  CREATE INDEX "sites_created_at_idx" ON "sites" USING btree ("created_at");
  CREATE INDEX "site_versions_site_idx" ON "site_versions" USING btree ("site_id");
  CREATE INDEX "site_versions_account_idx" ON "site_versions" USING btree ("account_id");
  CREATE INDEX "site_versions_made_by_idx" ON "site_versions" USING btree ("made_by_id");
  CREATE INDEX "site_versions_updated_at_idx" ON "site_versions" USING btree ("updated_at");
  CREATE INDEX "site_versions_created_at_idx" ON "site_versions" USING btree ("created_at");
  CREATE INDEX "site_pictures_site_idx" ON "site_pictures" USING btree ("site_id");
  CREATE INDEX "site_pictures_account_idx" ON "site_pictures" USING btree ("account_id");
  CREATE INDEX "site_pictures_media_idx" ON "site_pictures" USING btree ("media_id");
  CREATE INDEX "site_pictures_updated_at_idx" ON "site_pictures" USING btree ("updated_at");
  CREATE INDEX "site_pictures_created_at_idx" ON "site_pictures" USING btree ("created_at");
  CREATE INDEX "site_domains_account_idx" ON "site_domains" USING btree ("account_id");
  CREATE INDEX "site_domains_updated_at_idx" ON "site_domains" USING btree ("updated_at");
  CREATE INDEX "site_domains_created_at_idx" ON "site_domains" USING btree ("created_at");
  CREATE INDEX "site_inquiries_site_idx" ON "site_inquiries" USING btree ("site_id");
  CREATE INDEX "site_inquiries_account_idx" ON "site_inquiries" USING btree ("account_id");
  CREATE INDEX "site_inquiries_updated_at_idx" ON "site_inquiries" USING btree ("updated_at");
  CREATE INDEX "site_inquiries_created_at_idx" ON "site_inquiries" USING btree ("created_at");
  CREATE INDEX "site_inquiries_deleted_at_idx" ON "site_inquiries" USING btree ("deleted_at");
  CREATE INDEX "talk_comments_account_idx" ON "talk_comments" USING btree ("account_id");
  CREATE INDEX "talk_comments_event_idx" ON "talk_comments" USING btree ("event_id");
  CREATE INDEX "talk_comments_media_idx" ON "talk_comments" USING btree ("media_id");
  CREATE INDEX "talk_comments_grant_idx" ON "talk_comments" USING btree ("grant_id");
  CREATE INDEX "talk_comments_user_idx" ON "talk_comments" USING btree ("user_id");
  CREATE INDEX "talk_comments_removed_at_idx" ON "talk_comments" USING btree ("removed_at");
  CREATE INDEX "talk_comments_updated_at_idx" ON "talk_comments" USING btree ("updated_at");
  CREATE INDEX "talk_comments_created_at_idx" ON "talk_comments" USING btree ("created_at");
  CREATE INDEX "talk_threads_account_idx" ON "talk_threads" USING btree ("account_id");
  CREATE INDEX "talk_threads_event_idx" ON "talk_threads" USING btree ("event_id");
  CREATE INDEX "talk_threads_updated_at_idx" ON "talk_threads" USING btree ("updated_at");
  CREATE INDEX "talk_threads_created_at_idx" ON "talk_threads" USING btree ("created_at");
  CREATE INDEX "talk_seen_event_idx" ON "talk_seen" USING btree ("event_id");
  CREATE INDEX "talk_seen_media_idx" ON "talk_seen" USING btree ("media_id");
  CREATE INDEX "talk_seen_person_idx" ON "talk_seen" USING btree ("person");
  CREATE INDEX "talk_seen_updated_at_idx" ON "talk_seen" USING btree ("updated_at");
  CREATE INDEX "talk_seen_created_at_idx" ON "talk_seen" USING btree ("created_at");
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
  CREATE INDEX "payload_locked_documents_rels_message_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("message_templates_id");
  CREATE INDEX "payload_locked_documents_rels_presets_id_idx" ON "payload_locked_documents_rels" USING btree ("presets_id");
  CREATE INDEX "payload_locked_documents_rels_saved_filters_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_filters_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_feature_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("feature_settings_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_download_parts_id_idx" ON "payload_locked_documents_rels" USING btree ("download_parts_id");
  CREATE INDEX "payload_locked_documents_rels_download_files_id_idx" ON "payload_locked_documents_rels" USING btree ("download_files_id");
  CREATE INDEX "payload_locked_documents_rels_review_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("review_requests_id");
  CREATE INDEX "payload_locked_documents_rels_selection_completions_id_idx" ON "payload_locked_documents_rels" USING btree ("selection_completions_id");
  CREATE INDEX "payload_locked_documents_rels_selection_reminders_id_idx" ON "payload_locked_documents_rels" USING btree ("selection_reminders_id");
  CREATE INDEX "payload_locked_documents_rels_selection_settlements_id_idx" ON "payload_locked_documents_rels" USING btree ("selection_settlements_id");
  CREATE INDEX "payload_locked_documents_rels_selection_nudges_id_idx" ON "payload_locked_documents_rels" USING btree ("selection_nudges_id");
  CREATE INDEX "payload_locked_documents_rels_selection_marks_id_idx" ON "payload_locked_documents_rels" USING btree ("selection_marks_id");
  CREATE INDEX "payload_locked_documents_rels_selection_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("selection_lists_id");
  CREATE INDEX "payload_locked_documents_rels_selection_list_medias_id_idx" ON "payload_locked_documents_rels" USING btree ("selection_list_medias_id");
  CREATE INDEX "payload_locked_documents_rels_share_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("share_counts_id");
  CREATE INDEX "payload_locked_documents_rels_sites_id_idx" ON "payload_locked_documents_rels" USING btree ("sites_id");
  CREATE INDEX "payload_locked_documents_rels_site_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("site_versions_id");
  CREATE INDEX "payload_locked_documents_rels_site_pictures_id_idx" ON "payload_locked_documents_rels" USING btree ("site_pictures_id");
  CREATE INDEX "payload_locked_documents_rels_site_domains_id_idx" ON "payload_locked_documents_rels" USING btree ("site_domains_id");
  CREATE INDEX "payload_locked_documents_rels_site_inquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("site_inquiries_id");
  CREATE INDEX "payload_locked_documents_rels_talk_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("talk_comments_id");
  CREATE INDEX "payload_locked_documents_rels_talk_threads_id_idx" ON "payload_locked_documents_rels" USING btree ("talk_threads_id");
  CREATE INDEX "payload_locked_documents_rels_talk_seen_id_idx" ON "payload_locked_documents_rels" USING btree ("talk_seen_id");
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

export async function down(): Promise<void> {
  throw new Error('There is no version before this one: restore a backup.');
}
