-- A document keeps its number and content for good; only the document of an invoicing service is added, once.
create or replace function keepers_document_frozen() returns trigger language plpgsql as $$
declare
  added constant text[] := array['service', 'service_number', 'link', 'ask_at', 'asks'];
begin
  if tg_op = 'UPDATE' and old.link is null and (to_jsonb(new) - added) = (to_jsonb(old) - added) then
    return null;
  end if;
  raise exception 'document % is frozen', old.id;
end $$;

create or replace trigger keepers_document_frozen_row after update or delete on money_documents
  for each row execute function keepers_document_frozen();
