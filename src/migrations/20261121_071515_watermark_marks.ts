import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Which watermark a project's large pictures must carry is worked out here, from the project's switch and its brand:
 * an operation, the admin and somebody at the database all have the same effect. When it changes, the gate hears of it
 * (pictures of another mark are not there any more) and every photograph waits to be drawn again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function keepers_watermark_mark() returns trigger language plpgsql as $$
    begin
      new.watermark_mark := null;
      if new.add_watermark and new.brand_id is not null then
        select left(md5(concat_ws(' ', b.watermark_sha256, b.watermark_position, coalesce(b.big_watermark, false))), 8)
          into new.watermark_mark from brands b where b.id = new.brand_id and b.watermark_sha256 is not null;
      end if;
      return new;
    end $$;
    create trigger keepers_watermark_mark before insert or update on events for each row
      execute function keepers_watermark_mark();

    create function keepers_watermark_brand() returns trigger language plpgsql as $$
    begin
      update events set watermark_mark = null where brand_id = new.id and add_watermark;
      return null;
    end $$;
    create trigger keepers_watermark_brand after update on brands for each row
      when (old.watermark_sha256 is distinct from new.watermark_sha256
        or old.watermark_position is distinct from new.watermark_position
        or old.big_watermark is distinct from new.big_watermark)
      execute function keepers_watermark_brand();

    create function keepers_watermark_redraw() returns trigger language plpgsql as $$
    begin
      update media set state = 'processing', updated_at = now() where event_id = new.id and state = 'ready';
      return null;
    end $$;
    create trigger keepers_watermark_redraw after update on events for each row
      when (old.watermark_mark is distinct from new.watermark_mark) execute function keepers_watermark_redraw();

    create or replace function keepers_gate_event() returns trigger language plpgsql as $$
    begin
      perform pg_notify('keepers_gate', json_build_object('events', json_build_object('id', new.id,
        'closed', new.published_at is null or new.archived_at is not null or new.deleted_at is not null,
        'expires_at', new.expires_at, 'mark', new.watermark_mark))::text);
      return null;
    end $$;
    drop trigger keepers_gate_event_update on events;
    create trigger keepers_gate_event_update after update on events for each row
      when ((old.published_at is null) is distinct from (new.published_at is null)
        or old.archived_at is distinct from new.archived_at or old.deleted_at is distinct from new.deleted_at
        or old.expires_at is distinct from new.expires_at
        or old.watermark_mark is distinct from new.watermark_mark)
      execute function keepers_gate_event();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger keepers_gate_event_update on events;
    create or replace function keepers_gate_event() returns trigger language plpgsql as $$
    begin
      perform pg_notify('keepers_gate', json_build_object('events', json_build_object('id', new.id,
        'closed', new.published_at is null or new.archived_at is not null or new.deleted_at is not null,
        'expires_at', new.expires_at))::text);
      return null;
    end $$;
    create trigger keepers_gate_event_update after update on events for each row
      when ((old.published_at is null) is distinct from (new.published_at is null)
        or old.archived_at is distinct from new.archived_at or old.deleted_at is distinct from new.deleted_at
        or old.expires_at is distinct from new.expires_at)
      execute function keepers_gate_event();
    drop trigger keepers_watermark_redraw on events;
    drop trigger keepers_watermark_brand on brands;
    drop trigger keepers_watermark_mark on events;
    drop function keepers_watermark_redraw, keepers_watermark_brand, keepers_watermark_mark;
  `);
}
