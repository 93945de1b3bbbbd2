import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "brands" ADD COLUMN "sender_name" varchar;
  ALTER TABLE "products" ADD COLUMN "minphotos" numeric;
  CREATE INDEX "team_invitations_account_idx" ON "team_invitations" USING btree ("account_id");
  CREATE INDEX "device_tokens_account_idx" ON "device_tokens" USING btree ("account_id");
  CREATE INDEX "product_templates_account_idx" ON "product_templates" USING btree ("account_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "team_invitations" CASCADE;
  DROP TABLE "device_tokens" CASCADE;
  DROP TABLE "product_templates" CASCADE;
  ALTER TABLE "brands" DROP COLUMN "sender_name";
  ALTER TABLE "products" DROP COLUMN "minphotos";`)
}
