import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Readable share addresses, and stars and colors as an option of a project: on where clients have given some. Projects
 * get an address by their name; of two with the same one the later keeps that of its id until it is renamed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" ADD COLUMN "allow_stars" boolean DEFAULT false NOT NULL;
  ALTER TABLE "events" ADD COLUMN "address" varchar;
  ALTER TABLE "events" ADD COLUMN "former_addresses" jsonb;
  UPDATE "events" AS "e" SET "allow_stars" = true WHERE EXISTS (
    SELECT FROM "selection_marks" AS "m" WHERE "m"."event_id" = "e"."id" AND ("m"."stars" > 0 OR "m"."colour" IS NOT NULL));
  WITH "latin" AS (
    SELECT "id", trim(BOTH '-' FROM left(regexp_replace(
        translate(replace(replace(replace(lower("name"), 'ש', 'sh'), 'צ', 'ts'), 'ץ', 'ts'),
          'אבגדהוזחטיכךלמםנןסעפףקרת''’', 'abgdhozhtikklmmnnsapfkrt'),
        '[^a-z0-9]+', '-', 'g'), 40)) AS "words",
      translate(left(md5(random()::text || "id"::text), 4), '0123456789abcdef', 'bcdfghjkmnpqrstv') AS "tail" FROM "events"),
  "made" AS (SELECT "id", coalesce(nullif("words", ''), 'gallery') || '-' || "tail" AS "address" FROM "latin"),
  "single" AS (SELECT DISTINCT ON ("address") "id", "address" FROM "made" ORDER BY "address", "id")
  UPDATE "events" AS "e" SET "address" = "s"."address" FROM "single" AS "s" WHERE "s"."id" = "e"."id";
  CREATE UNIQUE INDEX "events_address_idx" ON "events" USING btree ("address");
  CREATE INDEX "events_former_addresses_idx" ON "events" USING gin ("former_addresses" jsonb_path_ops);`);
}

export async function down(): Promise<void> {
  throw new Error('The version before has no share addresses: restore a backup.');
}
