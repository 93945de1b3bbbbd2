import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Logos and watermarks become assets. Their files stay where they are until they are replaced: the program looks there
 * as well (`media/assets/read-asset.ts`).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_assets_kind" AS ENUM('logo', 'watermark', 'site', 'product');
  CREATE TABLE "assets" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"kind" "enum_assets_kind" NOT NULL,
  	"sha256" varchar NOT NULL,
  	"alt" jsonb,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  ALTER TABLE "brands" ADD COLUMN "logo_id" uuid;
  ALTER TABLE "brands" ADD COLUMN "watermark_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "assets_id" uuid;
  CREATE UNIQUE INDEX "assets_filename_idx" ON "assets" USING btree ("filename");
  CREATE UNIQUE INDEX "assets_account_id_and_id_idx" ON "assets" USING btree ("account_id","id");
  ALTER TABLE "assets" ADD CONSTRAINT "assets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "assets_kind_idx" ON "assets" USING btree ("kind");
  CREATE INDEX "assets_updated_at_idx" ON "assets" USING btree ("updated_at");
  CREATE INDEX "assets_created_at_idx" ON "assets" USING btree ("created_at");
  ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_id_of_tenant_fk" FOREIGN KEY ("logo_id","account_id") REFERENCES "public"."assets"("id","account_id") ON DELETE set null ("logo_id") ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_watermark_id_of_tenant_fk" FOREIGN KEY ("watermark_id","account_id") REFERENCES "public"."assets"("id","account_id") ON DELETE set null ("watermark_id") ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_assets_fk" FOREIGN KEY ("assets_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brands_logo_idx" ON "brands" USING btree ("logo_id");
  CREATE INDEX "brands_watermark_idx" ON "brands" USING btree ("watermark_id");
  CREATE INDEX "payload_locked_documents_rels_assets_id_idx" ON "payload_locked_documents_rels" USING btree ("assets_id");

  INSERT INTO "assets" ("id", "account_id", "kind", "sha256", "filename", "url", "mime_type", "width", "height")
    SELECT gen_random_uuid(), "account_id", "kind", "sha256", "file", '/api/assets/file/' || "file", 'image/png', "width", "height"
      FROM (SELECT DISTINCT ON ("account_id", "kind", "sha256") *, "account_id" || '-' || "kind" || '-' || "sha256" || '.png' AS "file"
        FROM (SELECT "account_id", 'logo'::"enum_assets_kind" AS "kind", "logo_sha256" AS "sha256", NULL::numeric AS "width", NULL::numeric AS "height"
            FROM "brands" WHERE "logo_sha256" IS NOT NULL
          UNION ALL SELECT "account_id", 'watermark', "watermark_sha256", "watermark_width", "watermark_height"
            FROM "brands" WHERE "watermark_sha256" IS NOT NULL) AS "held") AS "stored";
  UPDATE "brands" AS "b" SET "logo_id" = "a"."id" FROM "assets" AS "a"
    WHERE "a"."account_id" = "b"."account_id" AND "a"."kind" = 'logo' AND "a"."sha256" = "b"."logo_sha256";
  UPDATE "brands" AS "b" SET "watermark_id" = "a"."id" FROM "assets" AS "a"
    WHERE "a"."account_id" = "b"."account_id" AND "a"."kind" = 'watermark' AND "a"."sha256" = "b"."watermark_sha256";
  ALTER TABLE "brands" DROP COLUMN "logo_sha256";`);
}

export async function down(): Promise<void> {
  throw new Error('The version before does not find assets: restore a backup.');
}
