import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brands_layout" AS ENUM('vertical', 'horizontal', 'masonry', 'variable_size');
  CREATE TYPE "public"."enum_brands_layout_color" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum_brands_cover_style" AS ENUM('full', 'centered', 'framed', 'split', 'strip', 'none');
  CREATE TYPE "public"."enum_brands_type_pair" AS ENUM('classic', 'romantic', 'modern', 'warm', 'fashion', 'fine');
  CREATE TYPE "public"."enum_brands_spacing" AS ENUM('airy', 'tight');
  CREATE TYPE "public"."enum_events_cover_style" AS ENUM('full', 'centered', 'framed', 'split', 'strip', 'none');
  CREATE TYPE "public"."enum_events_type_pair" AS ENUM('classic', 'romantic', 'modern', 'warm', 'fashion', 'fine');
  CREATE TYPE "public"."enum_events_spacing" AS ENUM('airy', 'tight');
  ALTER TABLE "brands" ADD COLUMN "layout" "enum_brands_layout" DEFAULT 'vertical' NOT NULL;
  ALTER TABLE "brands" ADD COLUMN "layout_color" "enum_brands_layout_color" DEFAULT 'light' NOT NULL;
  ALTER TABLE "brands" ADD COLUMN "cover_style" "enum_brands_cover_style" DEFAULT 'full' NOT NULL;
  ALTER TABLE "brands" ADD COLUMN "type_pair" "enum_brands_type_pair" DEFAULT 'classic' NOT NULL;
  ALTER TABLE "brands" ADD COLUMN "spacing" "enum_brands_spacing" DEFAULT 'airy' NOT NULL;
  ALTER TABLE "brands" ADD COLUMN "cover_logo" boolean DEFAULT true NOT NULL;
  ALTER TABLE "events" ADD COLUMN "cover_style" "enum_events_cover_style" DEFAULT 'full' NOT NULL;
  ALTER TABLE "events" ADD COLUMN "type_pair" "enum_events_type_pair" DEFAULT 'classic' NOT NULL;
  ALTER TABLE "events" ADD COLUMN "spacing" "enum_events_spacing" DEFAULT 'airy' NOT NULL;
  ALTER TABLE "events" ADD COLUMN "cover_logo" boolean DEFAULT true NOT NULL;
  ALTER TABLE "events" ADD COLUMN "accent_color" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brands" DROP COLUMN "layout";
  ALTER TABLE "brands" DROP COLUMN "layout_color";
  ALTER TABLE "brands" DROP COLUMN "cover_style";
  ALTER TABLE "brands" DROP COLUMN "type_pair";
  ALTER TABLE "brands" DROP COLUMN "spacing";
  ALTER TABLE "brands" DROP COLUMN "cover_logo";
  ALTER TABLE "events" DROP COLUMN "cover_style";
  ALTER TABLE "events" DROP COLUMN "type_pair";
  ALTER TABLE "events" DROP COLUMN "spacing";
  ALTER TABLE "events" DROP COLUMN "cover_logo";
  ALTER TABLE "events" DROP COLUMN "accent_color";
  DROP TYPE "public"."enum_brands_layout";
  DROP TYPE "public"."enum_brands_layout_color";
  DROP TYPE "public"."enum_brands_cover_style";
  DROP TYPE "public"."enum_brands_type_pair";
  DROP TYPE "public"."enum_brands_spacing";
  DROP TYPE "public"."enum_events_cover_style";
  DROP TYPE "public"."enum_events_type_pair";
  DROP TYPE "public"."enum_events_spacing";`)
}
