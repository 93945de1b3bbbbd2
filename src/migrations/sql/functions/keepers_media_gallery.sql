-- A photograph that is added to a gallery gets the gallery's `private`. The share lock on the gallery makes hiding
-- it wait for photographs that are being added, and adding wait for hiding.
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
