import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Covers and privacy of galleries, how a photograph was taken, what must stay in sight of it. Whether a photograph's
 * gallery is private is copied to its row by triggers, whoever changes either: lists and the gate of pictures look at
 * photographs alone.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "galleries" ADD COLUMN "private" boolean DEFAULT false;
  ALTER TABLE "galleries" ADD COLUMN "cover_id" uuid;
  ALTER TABLE "media" ADD COLUMN "aperture" numeric;
  ALTER TABLE "media" ADD COLUMN "shutter" varchar;
  ALTER TABLE "media" ADD COLUMN "iso" numeric;
  ALTER TABLE "media" ADD COLUMN "focal_length" numeric;
  ALTER TABLE "media" ADD COLUMN "focal_x" numeric;
  ALTER TABLE "media" ADD COLUMN "focal_y" numeric;
  ALTER TABLE "media" ADD COLUMN "gallery_private" boolean DEFAULT false;
  ALTER TABLE "galleries" ADD CONSTRAINT "galleries_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "galleries_cover_idx" ON "galleries" USING btree ("cover_id");`)
  await db.execute(sql`
    create function keepers_gallery_private() returns trigger language plpgsql as $$
    begin
      update media set gallery_private = new.private
       where gallery_id = new.id and coalesce(gallery_private, false) is distinct from coalesce(new.private, false);
      return null;
    end $$;
    create trigger keepers_gallery_private after update on galleries for each row
      when (coalesce(old.private, false) is distinct from coalesce(new.private, false))
      execute function keepers_gallery_private();

    -- The gallery is locked for a moment: hiding it waits for what is on its way into it, and the other way round.
    create function keepers_media_gallery() returns trigger language plpgsql as $$
    declare closed boolean;
    begin
      select coalesce(g.private, false) into closed from galleries g where g.id = new.gallery_id for share;
      if found then new.gallery_private := closed; end if;
      return new;
    end $$;
    create trigger keepers_media_gallery_insert before insert on media for each row
      execute function keepers_media_gallery();
    create trigger keepers_media_gallery_update before update of gallery_id on media for each row
      execute function keepers_media_gallery();

    drop trigger keepers_gate_media_update on media;
    drop trigger keepers_gate_media_insert on media;
    create or replace function keepers_gate_media() returns trigger language plpgsql as $$
    begin
      perform pg_notify('keepers_gate', json_build_object('media', json_build_object('id', new.id,
        'hidden', coalesce(new.hidden, false),
        'gone', coalesce(new.private, false) or coalesce(new.gallery_private, false) or new.deleted_at is not null))::text);
      return null;
    end $$;
    create trigger keepers_gate_media_insert after insert on media for each row
      when (new.hidden or new.private or new.gallery_private or new.deleted_at is not null)
      execute function keepers_gate_media();
    create trigger keepers_gate_media_update after update on media for each row
      when (old.hidden is distinct from new.hidden or old.private is distinct from new.private
        or old.gallery_private is distinct from new.gallery_private or old.deleted_at is distinct from new.deleted_at)
      execute function keepers_gate_media();
    drop index media_gate_idx;
    create index media_gate_idx on media (id) where hidden or private or gallery_private or deleted_at is not null;
  `);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index media_gate_idx;
    drop trigger keepers_gate_media_update on media;
    drop trigger keepers_gate_media_insert on media;
    create or replace function keepers_gate_media() returns trigger language plpgsql as $$
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
    create index media_gate_idx on media (id) where hidden or private or deleted_at is not null;
    drop trigger keepers_media_gallery_update on media;
    drop trigger keepers_media_gallery_insert on media;
    drop trigger keepers_gallery_private on galleries;
    drop function keepers_media_gallery, keepers_gallery_private;
  `);
  await db.execute(sql`
   ALTER TABLE "galleries" DROP CONSTRAINT "galleries_cover_id_media_id_fk";
  
  DROP INDEX "galleries_cover_idx";
  ALTER TABLE "galleries" DROP COLUMN "private";
  ALTER TABLE "galleries" DROP COLUMN "cover_id";
  ALTER TABLE "media" DROP COLUMN "aperture";
  ALTER TABLE "media" DROP COLUMN "shutter";
  ALTER TABLE "media" DROP COLUMN "iso";
  ALTER TABLE "media" DROP COLUMN "focal_length";
  ALTER TABLE "media" DROP COLUMN "focal_x";
  ALTER TABLE "media" DROP COLUMN "focal_y";
  ALTER TABLE "media" DROP COLUMN "gallery_private";`)
}
