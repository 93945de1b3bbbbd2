-- Notifies every process when a photograph is hidden, made private or deleted, and when that is undone.
create or replace function keepers_gate_media() returns trigger language plpgsql as $$
begin
  perform pg_notify('keepers_gate', json_build_object('media', json_build_object('id', new.id,
    'hidden', new.hidden,
    'gone', new.private or new.gallery_private or new.deleted_at is not null))::text);
  return null;
end $$;

create or replace trigger keepers_gate_media_insert after insert on media for each row
  when (new.hidden or new.private or new.gallery_private or new.deleted_at is not null)
  execute function keepers_gate_media();
create or replace trigger keepers_gate_media_update after update on media for each row
  when (old.hidden is distinct from new.hidden or old.private is distinct from new.private
    or old.gallery_private is distinct from new.gallery_private or old.deleted_at is distinct from new.deleted_at)
  execute function keepers_gate_media();
