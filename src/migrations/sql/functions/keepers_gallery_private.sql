-- Copies a gallery's `private` to its photographs: lists and the access cache of pictures then read no galleries.
create or replace function keepers_gallery_private() returns trigger language plpgsql as $$
begin
  update media set gallery_private = new.private
   where gallery_id = new.id and gallery_private is distinct from new.private;
  return null;
end $$;

create or replace trigger keepers_gallery_private after update on galleries for each row
  when (old.private is distinct from new.private)
  execute function keepers_gallery_private();
