import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "guest_photos" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"media_id" uuid NOT NULL,
  	"grant_id" uuid,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "uploads" ADD COLUMN "grant_id" uuid;
  ALTER TABLE "events" ADD COLUMN "guest_gallery_id" uuid;
  ALTER TABLE "grants" ADD COLUMN "guest_photos_name" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "guest_photos_id" uuid;
  CREATE UNIQUE INDEX "guest_photos_media_idx" ON "guest_photos" USING btree ("media_id");
  ALTER TABLE "guest_photos" ADD CONSTRAINT "guest_photos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guest_photos" ADD CONSTRAINT "guest_photos_event_id_of_tenant_fk" FOREIGN KEY ("event_id","account_id") REFERENCES "public"."events"("id","account_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guest_photos" ADD CONSTRAINT "guest_photos_media_id_of_tenant_fk" FOREIGN KEY ("media_id","event_id") REFERENCES "public"."media"("id","event_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guest_photos" ADD CONSTRAINT "guest_photos_grant_id_of_tenant_fk" FOREIGN KEY ("grant_id","event_id") REFERENCES "public"."grants"("id","event_id") ON DELETE set null ("grant_id") ON UPDATE no action;
  CREATE INDEX "guest_photos_account_idx" ON "guest_photos" USING btree ("account_id");
  CREATE INDEX "guest_photos_event_idx" ON "guest_photos" USING btree ("event_id");
  CREATE INDEX "guest_photos_grant_idx" ON "guest_photos" USING btree ("grant_id");
  CREATE INDEX "guest_photos_updated_at_idx" ON "guest_photos" USING btree ("updated_at");
  CREATE INDEX "guest_photos_created_at_idx" ON "guest_photos" USING btree ("created_at");
  ALTER TABLE "uploads" ADD CONSTRAINT "uploads_grant_id_of_tenant_fk" FOREIGN KEY ("grant_id","event_id") REFERENCES "public"."grants"("id","event_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_guest_gallery_id_of_tenant_fk" FOREIGN KEY ("guest_gallery_id","id") REFERENCES "public"."galleries"("id","event_id") ON DELETE set null ("guest_gallery_id") ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guest_photos_fk" FOREIGN KEY ("guest_photos_id") REFERENCES "public"."guest_photos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_guest_gallery_idx" ON "events" USING btree ("guest_gallery_id");
  CREATE INDEX "payload_locked_documents_rels_guest_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("guest_photos_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guest_photos" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "guest_photos" CASCADE;
  ALTER TABLE "uploads" DROP CONSTRAINT IF EXISTS "uploads_grant_id_of_tenant_fk";
  
  ALTER TABLE "events" DROP CONSTRAINT IF EXISTS "events_guest_gallery_id_of_tenant_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_guest_photos_fk";
  
  DROP INDEX IF EXISTS "events_guest_gallery_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_guest_photos_id_idx";
  ALTER TABLE "uploads" DROP COLUMN "grant_id";
  ALTER TABLE "events" DROP COLUMN "guest_gallery_id";
  ALTER TABLE "grants" DROP COLUMN "guest_photos_name";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "guest_photos_id";`)
}
