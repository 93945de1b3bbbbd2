import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * `watermark_mark` names everything the large pictures of a project are drawn by: its watermark, and its size and care
 * where these are not the usual ones (3500 pixels, optimised). Marks of before keep their names, so nothing that is
 * right is drawn again. From now on those columns are watched as the watermark's are.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create or replace function keepers_watermark_mark() returns trigger language plpgsql as $$
    declare drawn_by text;
    begin
      if new.add_watermark and new.brand_id is not null then
        select concat_ws(' ', b.watermark_sha256, b.watermark_position, coalesce(b.big_watermark, false))
          into drawn_by from brands b where b.id = new.brand_id and b.watermark_sha256 is not null;
      end if;
      drawn_by := concat_ws(' ', drawn_by,
        case when new.upload_resolution = 'web' then 'web' end,
        case when new.do_not_optimize_my_photos then 'as they are' end);
      new.watermark_mark := case when drawn_by <> '' then left(md5(drawn_by), 8) end;
      return new;
    end $$;
    update events set watermark_mark = watermark_mark where upload_resolution = 'web' or do_not_optimize_my_photos;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create or replace function keepers_watermark_mark() returns trigger language plpgsql as $$
    begin
      new.watermark_mark := null;
      if new.add_watermark and new.brand_id is not null then
        select left(md5(concat_ws(' ', b.watermark_sha256, b.watermark_position, coalesce(b.big_watermark, false))), 8)
          into new.watermark_mark from brands b where b.id = new.brand_id and b.watermark_sha256 is not null;
      end if;
      return new;
    end $$;
    update events set watermark_mark = watermark_mark where upload_resolution = 'web' or do_not_optimize_my_photos;
  `);
}
