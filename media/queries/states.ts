import type { Sql } from '@/core/db/pool';

/** A photograph and its gallery. */
export interface PlacedPhoto {
  id: string;
  gallery: string;
}

/** Locks those photographs of a project that are neither in the trash nor refused. */
export async function holdShown(sql: Sql, eventId: string, medias: string[]): Promise<PlacedPhoto[]> {
  const { rows } = await sql.query<{ id: string; gallery: string }>(
    `select id, gallery_id as gallery from media
      where id = any($1::uuid[]) and event_id = $2 and deleted_at is null and state <> 'refused' order by id for update`,
    [medias, eventId],
  );
  return rows;
}

/** Hides photographs from guests for the account, or shows them again; returns the ids of those that changed. */
export async function setHidden(sql: Sql, medias: string[], hidden: boolean): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `update media set hidden = $2, hidden_by = case when $2 then 'account'::enum_media_hidden_by end, updated_at = now()
      where id = any($1::uuid[]) and coalesce(hidden, false) <> $2 returning id`,
    [medias, hidden],
  );
  return rows.map(({ id }) => id);
}

/** Withdraws photographs from everybody but the account, or reverts that; returns the ids of those that changed. */
export async function setPrivate(sql: Sql, medias: string[], withdrawn: boolean): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `update media set private = $2, updated_at = now()
      where id = any($1::uuid[]) and coalesce(private, false) <> $2 returning id`,
    [medias, withdrawn],
  );
  return rows.map(({ id }) => id);
}

/** Locks those photographs of a project that are not in the trash; `picked`: for a product that is not there either. */
export async function holdPresent(
  sql: Sql,
  eventId: string,
  medias: string[],
): Promise<(PlacedPhoto & { picked: boolean })[]> {
  const { rows } = await sql.query<{ id: string; gallery: string; picked: boolean }>(
    `select m.id, m.gallery_id as gallery, exists (select 1 from product_medias pm join products p on p.id = pm.product_id
              and p.deleted_at is null where pm.media_id = m.id) as picked
       from media m where m.id = any($1::uuid[]) and m.event_id = $2 and m.deleted_at is null order by m.id for update of m`,
    [medias, eventId],
  );
  return rows;
}

/**
 * Locks those photographs of a project that went into the trash in the last `days` and whose gallery is not there;
 * `counts`: it is not refused, so the plan counts it.
 */
export async function holdTrashed(
  sql: Sql,
  eventId: string,
  medias: string[],
  days: number,
): Promise<(PlacedPhoto & { counts: boolean })[]> {
  const { rows } = await sql.query<{ id: string; gallery: string; counts: boolean }>(
    `select m.id, m.gallery_id as gallery, m.state <> 'refused' as counts
       from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
      where m.id = any($1::uuid[]) and m.event_id = $2 and m.deleted_at > now() - make_interval(days => $3)
      order by m.id for update of m`,
    [medias, eventId, days],
  );
  return rows;
}

/** Moves photographs into the trash, from now. */
export async function setTrashed(sql: Sql, medias: string[]): Promise<void> {
  await sql.query('update media set deleted_at = now(), updated_at = now() where id = any($1::uuid[])', [
    medias,
  ]);
}

/** Restores photographs from the trash, with the state they had. */
export async function setRestored(sql: Sql, medias: string[]): Promise<void> {
  await sql.query('update media set deleted_at = null, updated_at = now() where id = any($1::uuid[])', [
    medias,
  ]);
}

/** Locks those photographs of a project that were refused and are not in the trash, with the hash of their bytes. */
export async function holdRefused(
  sql: Sql,
  eventId: string,
  medias: string[],
): Promise<(PlacedPhoto & { sha256: string })[]> {
  const { rows } = await sql.query<{ id: string; gallery: string; sha256: string }>(
    `select id, gallery_id as gallery, sha256 from media
      where id = any($1::uuid[]) and event_id = $2 and deleted_at is null and state = 'refused' order by id for update`,
    [medias, eventId],
  );
  return rows;
}
