-- When a project's rendition key changes, its ready photographs are set to `processing`, to be rendered again.
create or replace function keepers_watermark_redraw() returns trigger language plpgsql as $$
begin
  update media set state = 'processing', updated_at = now() where event_id = new.id and state = 'ready';
  return null;
end $$;

create or replace trigger keepers_watermark_redraw after update on events for each row
  when (old.watermark_mark is distinct from new.watermark_mark) execute function keepers_watermark_redraw();
