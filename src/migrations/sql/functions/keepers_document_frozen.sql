-- A document keeps its number and content for good; only the address of an invoicing service's document is added.
create or replace function keepers_document_frozen() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.link is distinct from old.link and old.link is null
    and (to_jsonb(new) - 'link') = (to_jsonb(old) - 'link') then
    return null;
  end if;
  raise exception 'document % is frozen', old.id;
end $$;

create or replace trigger keepers_document_frozen_row after update or delete on money_documents
  for each row execute function keepers_document_frozen();
