-- A transfer of the ledger adds up to zero in each book and currency, at the end of its transaction.
create or replace function keepers_ledger_balance() returns trigger language plpgsql as $$
begin
  if exists (select 1 from ledger_entries where transfer_id = new.transfer_id
    group by account_id, currency having sum(amount) <> 0) then
    raise exception 'ledger transfer % does not balance', new.transfer_id;
  end if;
  return null;
end $$;

drop trigger if exists keepers_ledger_balance on ledger_entries;
create constraint trigger keepers_ledger_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function keepers_ledger_balance();
