-- A photograph that is new in a gallery is as private as the gallery. The gallery is locked for a moment: hiding it waits
-- for what is on its way into it, and the other way round.
create or replace function keepers_media_gallery() returns trigger language plpgsql as $$
declare closed boolean;
begin
  select g.private into closed from galleries g where g.id = new.gallery_id for share;
  if found then new.gallery_private := closed; end if;
  return new;
end $$;

create or replace trigger keepers_media_gallery_insert before insert on media for each row
  execute function keepers_media_gallery();
create or replace trigger keepers_media_gallery_update before update of gallery_id on media for each row
  execute function keepers_media_gallery();
