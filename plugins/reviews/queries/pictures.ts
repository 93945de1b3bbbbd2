import type { Sql } from '@plugins/kit/server/database';

/** SQL for a rendered photograph of `media m` that may be chosen: hidden and withdrawn ones may not. */
const CHOOSABLE = `m.state = 'ready' and m.deleted_at is null and not m.hidden and not m.private and not m.gallery_private`;

/**
 * SQL that joins the photograph beside a review as `m`, over `reviews r`: only while it is public in its project, too:
 * open to the public, shared, not hidden and not withdrawn.
 */
export const OPEN_PICTURE = `left join media m on m.id = r.picture_id and m.state = 'ready' and m.deleted_at is null
    and not m.hidden and not m.private and not m.gallery_private
    and exists (select 1 from galleries g where g.id = m.gallery_id and g.deleted_at is null)
    and exists (select 1 from events e where e.id = m.event_id and e.account_id = r.account_id and e.deleted_at is null
      and e.available_public and e.allow_sharing and e.published_at is not null and e.archived_at is null
      and (e.expires_at is null or e.expires_at > now()))`;

/** Returns the photographs of a project that may be chosen, in the gallery's order, 5000 at most. */
export async function listChoosable(
  sql: Sql,
  event: string,
): Promise<{ id: string; name: string; version: string }[]> {
  const { rows } = await sql.query<{ id: string; name: string; version: string }>(
    `select m.id, m.name, m.version from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
      where m.event_id = $1 and ${CHOOSABLE}
      order by g.position, g.id, m.position, m.id limit 5000`,
    [event],
  );
  return rows;
}

/**
 * Puts a photograph of a review's own project beside it, or removes it (null). Returns true if that was done, false if the
 * photograph is hidden or withdrawn, undefined if there is no such review or photograph.
 */
export async function setPicture(
  sql: Sql,
  { review, media }: { review: string; media: string | null },
): Promise<boolean | undefined> {
  const { rows } = await sql.query<{ open: boolean }>(
    `with m as (
       select m.id, ${CHOOSABLE} and g.deleted_at is null as open
         from reviews r join media m on m.id = $2 and m.event_id = r.project_id and m.account_id = r.account_id
         join galleries g on g.id = m.gallery_id
        where r.id = $1 and m.state = 'ready' and m.deleted_at is null
     ), changed as (
       update reviews r set picture_id = $2, updated_at = now()
        where r.id = $1 and r.deleted_at is null and ($2::uuid is null or exists (select 1 from m where m.open))
       returning r.id
     )
     select true as open from changed
     union all select false from m where not m.open`,
    [review, media],
  );
  return rows[0]?.open;
}

/** The photograph chosen for a review; `open`: the wall may show it now. */
export interface ChosenPicture {
  review: string;
  event: string;
  media: string;
  version: string;
  open: boolean;
}

/** Returns the photographs beside these reviews; reviews without one are left out. */
export async function listPictures(sql: Sql, reviews: readonly string[]): Promise<ChosenPicture[]> {
  const { rows } = await sql.query<ChosenPicture>(
    `select r.id as review, c.event_id as event, c.id as media, c.version, m.id is not null as open
         from reviews r join media c on c.id = r.picture_id and c.deleted_at is null and c.version is not null
         ${OPEN_PICTURE} where r.id = any($1::uuid[])`,
    [reviews],
  );
  return rows;
}
