-- Notifies every process when a project is published, closed, deleted or restored, ends at another time or has another
-- rendition key, whether an operation, the admin or a person at the database changed it. `media/pictures/gate.ts`
-- subscribes.
create or replace function keepers_gate_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('keepers_gate', json_build_object('events', json_build_object('id', new.id,
    'closed', new.published_at is null or new.archived_at is not null or new.deleted_at is not null,
    'expires_at', new.expires_at, 'mark', new.watermark_mark))::text);
  return null;
end $$;

create or replace trigger keepers_gate_event_insert after insert on events for each row
  execute function keepers_gate_event();
create or replace trigger keepers_gate_event_update after update on events for each row
  when ((old.published_at is null) is distinct from (new.published_at is null)
    or old.archived_at is distinct from new.archived_at or old.deleted_at is distinct from new.deleted_at
    or old.expires_at is distinct from new.expires_at
    or old.watermark_mark is distinct from new.watermark_mark)
  execute function keepers_gate_event();
