-- Notifies every web process when anything changes that a site shows, with the site's account:
-- `src/modules/sites/page-store.ts` subscribes and renders its pages again.
create or replace function keepers_site_changed() returns trigger language plpgsql as $$
declare
  row jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('keepers_sites', coalesce(
    case when tg_table_name = 'accounts' then row->>'id' else row->>'account_id' end, 'platform'));
  return null;
end $$;

create or replace trigger keepers_site_of_site after insert or delete or update of live, account_id on sites
  for each row execute function keepers_site_changed();
create or replace trigger keepers_site_of_picture after insert or delete or update on site_pictures
  for each row execute function keepers_site_changed();
create or replace trigger keepers_site_of_domain after insert or delete or update of host, verified_at, main on site_domains
  for each row execute function keepers_site_changed();
create or replace trigger keepers_site_of_account after delete or update of site_name, name, locale, active, description,
  contact_email, phone_number on accounts for each row execute function keepers_site_changed();
create or replace trigger keepers_site_of_brand after insert or delete or update on brands
  for each row execute function keepers_site_changed();
create or replace trigger keepers_site_of_review after insert or delete or update on reviews
  for each row execute function keepers_site_changed();
create or replace trigger keepers_site_of_project_new after insert on events for each row
  when (new.available_public or new.listed) execute function keepers_site_changed();
create or replace trigger keepers_site_of_project after update on events for each row
  when ((old.available_public or old.listed or new.available_public or new.listed) and
    (old.name, old.date, old.location, old.available_public, old.listed, old.published_at, old.archived_at, old.deleted_at,
     old.expires_at, old.cover_id, old.auto_cover_id, old.brand_id) is distinct from
    (new.name, new.date, new.location, new.available_public, new.listed, new.published_at, new.archived_at, new.deleted_at,
     new.expires_at, new.cover_id, new.auto_cover_id, new.brand_id))
  execute function keepers_site_changed();
create or replace trigger keepers_site_of_consent after update on events for each row
  when (old.site_consent_at is distinct from new.site_consent_at) execute function keepers_site_changed();
-- Plans belong to no account: the platform's own price list shows them.
create or replace trigger keepers_site_of_plans after insert or update on installation for each row
  when (new.key = 'plans') execute function keepers_site_changed();
