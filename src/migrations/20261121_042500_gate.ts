import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Whoever changes what may be seen (an operation, the admin, somebody at the database), every process hears of it:
 * the notifications come from triggers, not from the code that makes the change. `media/pictures/gate.ts` listens.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function keepers_gate_event() returns trigger language plpgsql as $$
    begin
      perform pg_notify('keepers_gate', json_build_object('events', json_build_object('id', new.id,
        'closed', new.published_at is null or new.archived_at is not null or new.deleted_at is not null,
        'expires_at', new.expires_at))::text);
      return null;
    end $$;
    create trigger keepers_gate_event_insert after insert on events for each row execute function keepers_gate_event();
    create trigger keepers_gate_event_update after update on events for each row
      when ((old.published_at is null) is distinct from (new.published_at is null)
        or old.archived_at is distinct from new.archived_at or old.deleted_at is distinct from new.deleted_at
        or old.expires_at is distinct from new.expires_at)
      execute function keepers_gate_event();

    create function keepers_gate_media() returns trigger language plpgsql as $$
    begin
      perform pg_notify('keepers_gate', json_build_object('media', json_build_object('id', new.id,
        'hidden', coalesce(new.hidden, false), 'gone', coalesce(new.private, false) or new.deleted_at is not null))::text);
      return null;
    end $$;
    create trigger keepers_gate_media_insert after insert on media for each row
      when (new.hidden or new.private or new.deleted_at is not null) execute function keepers_gate_media();
    create trigger keepers_gate_media_update after update on media for each row
      when (old.hidden is distinct from new.hidden or old.private is distinct from new.private
        or old.deleted_at is distinct from new.deleted_at)
      execute function keepers_gate_media();

    create function keepers_gate_grant() returns trigger language plpgsql as $$
    begin
      perform pg_notify('keepers_gate', json_build_object('grants', json_build_object('id', new.id,
        'revoked', new.revoked_at is not null, 'expires_at', new.expires_at))::text);
      return null;
    end $$;
    create trigger keepers_gate_grant_update after update on grants for each row
      when (old.revoked_at is distinct from new.revoked_at or old.expires_at is distinct from new.expires_at
        or old.role is distinct from new.role)
      execute function keepers_gate_grant();

    create function keepers_gate_session() returns trigger language plpgsql as $$
    begin
      perform pg_notify('keepers_gate', json_build_object('session', json_build_object('id', old.id))::text);
      return null;
    end $$;
    create trigger keepers_gate_session_delete after delete on users_sessions for each row
      execute function keepers_gate_session();

    create index media_gate_idx on media (id) where hidden or private or deleted_at is not null;
    create index media_gallery_name_idx on media (gallery_id, name_key collate "C", id);
    create index media_gallery_captured_idx on media (gallery_id, captured_at collate "C", id);
    create index media_gallery_uploaded_idx on media (gallery_id, uploaded_at, id);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index media_gallery_uploaded_idx, media_gallery_captured_idx, media_gallery_name_idx, media_gate_idx;
    drop trigger keepers_gate_session_delete on users_sessions;
    drop trigger keepers_gate_grant_update on grants;
    drop trigger keepers_gate_media_update on media;
    drop trigger keepers_gate_media_insert on media;
    drop trigger keepers_gate_event_update on events;
    drop trigger keepers_gate_event_insert on events;
    drop function keepers_gate_session, keepers_gate_grant, keepers_gate_media, keepers_gate_event;
  `);
}
