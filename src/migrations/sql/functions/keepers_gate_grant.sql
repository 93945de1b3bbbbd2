-- Notifies every process when a person's access to a project is revoked, ends at another time or has another role.
create or replace function keepers_gate_grant() returns trigger language plpgsql as $$
begin
  perform pg_notify('keepers_gate', json_build_object('grants', json_build_object('id', new.id,
    'revoked', new.revoked_at is not null, 'expires_at', new.expires_at))::text);
  return null;
end $$;

create or replace trigger keepers_gate_grant_update after update on grants for each row
  when (old.revoked_at is distinct from new.revoked_at or old.expires_at is distinct from new.expires_at
    or old.role is distinct from new.role)
  execute function keepers_gate_grant();
