-- Notifies every process when a session has ended.
create or replace function keepers_gate_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('keepers_gate', json_build_object('session', json_build_object('id', old.id))::text);
  return null;
end $$;

create or replace trigger keepers_gate_session_delete after delete on users_sessions for each row
  execute function keepers_gate_session();
