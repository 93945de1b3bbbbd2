-- When a brand's watermark changes, this update makes `keepers_watermark_mark` compute its projects' rendition keys.
create or replace function keepers_watermark_brand() returns trigger language plpgsql as $$
begin
  update events set watermark_mark = null where brand_id = new.id and add_watermark;
  return null;
end $$;

create or replace trigger keepers_watermark_brand after update on brands for each row
  when (old.watermark_sha256 is distinct from new.watermark_sha256
    or old.watermark_position is distinct from new.watermark_position
    or old.big_watermark is distinct from new.big_watermark)
  execute function keepers_watermark_brand();
