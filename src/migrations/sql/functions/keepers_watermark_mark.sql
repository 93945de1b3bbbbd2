-- Computes the rendition key `watermark_mark` of everything that large pictures of a project depend on: the watermark,
-- and size and optimization where they are not the default (3500 pixels, optimized). A trigger does it, so that an
-- operation, the admin and a person at the database have the same effect.
create or replace function keepers_watermark_mark() returns trigger language plpgsql as $$
declare drawn_by text;
begin
  if new.add_watermark and new.brand_id is not null then
    select concat_ws(' ', b.watermark_sha256, b.watermark_position, b.big_watermark)
      into drawn_by from brands b where b.id = new.brand_id and b.watermark_sha256 is not null;
  end if;
  drawn_by := concat_ws(' ', drawn_by,
    case when new.upload_resolution = 'web' then 'web' end,
    case when new.do_not_optimize_my_photos then 'as they are' end);
  new.watermark_mark := case when drawn_by <> '' then left(md5(drawn_by), 8) end;
  return new;
end $$;

create or replace trigger keepers_watermark_mark before insert or update on events for each row
  execute function keepers_watermark_mark();
