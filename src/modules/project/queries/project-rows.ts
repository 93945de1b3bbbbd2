import type { Sql } from '@/core/db/pool';
import type { Progress } from '@/modules/project/rules/progress';

/** Locks a project's row until the transaction ends. */
export async function lockProject(sql: Sql, id: string): Promise<void> {
  await sql.query('select 1 from events where id = $1 for update', [id]);
}

/** Publishes a project (the first time stays), or closes it; returns when it was published, null for closed. */
export async function setPublished(sql: Sql, id: string, published: boolean): Promise<Date | null> {
  const { rows } = await sql.query<{ published_at: Date | null }>(
    `update events set published_at = case when $2 then coalesce(published_at, now()) end, updated_at = now()
      where id = $1 returning published_at`,
    [id, published],
  );
  return rows[0]?.published_at ?? null;
}

/** Replaces a project's code; false where the current one is not `replaces`, or the project is in the trash. */
export async function replaceCode(sql: Sql, id: string, replaces: string, code: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'update events set code = $3, updated_at = now() where id = $1 and code = $2 and deleted_at is null',
    [id, replaces, code],
  );
  return Boolean(rowCount);
}

/** Sets a project's cover; null: none is chosen. */
export async function writeCover(sql: Sql, id: string, cover: string | null): Promise<void> {
  await sql.query('update events set cover_id = $2, updated_at = now() where id = $1', [id, cover]);
}

/** Sets the gallery that guests and clients add photographs to; null: they may not. */
export async function writeGuestGallery(sql: Sql, id: string, gallery: string | null): Promise<void> {
  await sql.query('update events set guest_gallery_id = $2, updated_at = now() where id = $1', [id, gallery]);
}

/** What decides a project's progress. */
export interface ProgressFacts {
  published: boolean;
  archived: boolean;
  /** The selection is completed. */
  done: boolean;
  editing: boolean;
  delivered: boolean;
}

/** Locks a project that is not in the trash; returns the facts of its progress, or null. */
export async function holdProgress(sql: Sql, id: string): Promise<ProgressFacts | null> {
  const { rows } = await sql.query<ProgressFacts>(
    `select published_at is not null as published, archived_at is not null as archived,
            printselectiondone as done, editing_at is not null as editing,
            delivered_at is not null as delivered
       from events where id = $1 and deleted_at is null for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Sets a project's progress; the start of editing is kept for a delivered one. */
export async function writeProgress(sql: Sql, id: string, progress: Progress): Promise<void> {
  await sql.query(
    `update events set editing_at = case when $2 = 'editing' then coalesce(editing_at, now())
                                         when $2 = 'delivered' then editing_at end,
                       delivered_at = case when $2 = 'delivered' then coalesce(delivered_at, now()) end,
                       updated_at = now()
      where id = $1`,
    [id, progress],
  );
}

/** A project's brand, expiry and rendition key (`mark`). */
export interface ProjectFields {
  brand: string | null;
  expires_at: Date | null;
  mark: string | null;
}

/** Locks a project that is not in the trash; returns the fields that many projects can be given at once, or null. */
export async function holdFields(sql: Sql, id: string): Promise<ProjectFields | null> {
  const { rows } = await sql.query<ProjectFields>(
    `select brand_id as brand, expires_at, watermark_mark as mark from events
      where id = $1 and deleted_at is null for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Gives a project a brand; returns its rendition key with it. */
export async function writeBrand(sql: Sql, id: string, brand: string): Promise<string | null> {
  const { rows } = await sql.query<{ mark: string | null }>(
    'update events set brand_id = $2, updated_at = now() where id = $1 returning watermark_mark as mark',
    [id, brand],
  );
  return rows[0]?.mark ?? null;
}

/** Moves a project to the trash; returns until when it can be restored, null where it was there already. */
export async function trashProject(sql: Sql, id: string, days: number): Promise<Date | null> {
  const { rows } = await sql.query<{ until: Date }>(
    `update events set deleted_at = now(), updated_at = now() where id = $1 and deleted_at is null
     returning deleted_at + make_interval(days => $2) as until`,
    [id, days],
  );
  return rows[0]?.until ?? null;
}

/** Locks an account's project that was deleted in the last `days`; null where there is none. */
export async function holdDeletedProject(
  sql: Sql,
  account: string,
  id: string,
  days: number,
): Promise<{ name: string; archived: boolean } | null> {
  const { rows } = await sql.query<{ archived: boolean; name: string }>(
    `select name, archived_at is not null as archived from events
      where id = $1 and account_id = $2 and deleted_at > now() - make_interval(days => $3) for update`,
    [id, account, days],
  );
  return rows[0] ?? null;
}

/** Restores a project from the trash. */
export async function untrashProject(sql: Sql, id: string): Promise<void> {
  await sql.query('update events set deleted_at = null, updated_at = now() where id = $1', [id]);
}

/** Locks a project that is not in the trash; returns whether it is in the archive, or null. */
export async function holdArchived(sql: Sql, id: string): Promise<{ archived: boolean } | null> {
  const { rows } = await sql.query<{ archived: boolean }>(
    'select archived_at is not null as archived from events where id = $1 and deleted_at is null for update',
    [id],
  );
  return rows[0] ?? null;
}

/** Moves a project to the archive, or out of it. */
export async function writeArchived(sql: Sql, id: string, archived: boolean): Promise<void> {
  await sql.query(
    'update events set archived_at = case when $2 then now() end, updated_at = now() where id = $1',
    [id, archived],
  );
}
