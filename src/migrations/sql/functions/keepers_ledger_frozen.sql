-- The ledger is only added to: a mistake is posted the other way round.
create or replace function keepers_ledger_frozen() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to: % of % refused', tg_op, tg_table_name;
end $$;

create or replace trigger keepers_ledger_frozen_entries before update or delete on ledger_entries
  for each row execute function keepers_ledger_frozen();
create or replace trigger keepers_ledger_frozen_transfers before update or delete on ledger_transfers
  for each row execute function keepers_ledger_frozen();
