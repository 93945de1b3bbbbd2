import { visibleTo } from '@media/lists/queries/lists';
import type { Sql } from '@/core/db/pool';

/** SQL over `media m`: a rendered photograph that guests see. */
const SHOWN = `${visibleTo('guest')} and m.state = 'ready'`;

/**
 * Writes the automatic cover of projects that have none and whose photographs are complete: none uploaded for `quiet`
 * seconds, none being rendered. It is the sharpest landscape photograph that guests see, else the sharpest of all.
 * Returns the projects, at most `limit`.
 */
export async function writeAutoCovers(sql: Sql, quiet: number, limit: number): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `with due as (
       select e.id from events e
        where e.auto_cover_id is null and e.deleted_at is null
          and exists (select 1 from media m where m.event_id = e.id and ${SHOWN})
          and not exists (select 1 from media m where m.event_id = e.id and m.deleted_at is null
                and (m.state = 'processing' or m.uploaded_at > now() - make_interval(secs => $1)))
        order by e.id limit $2)
     update events e set auto_cover_id = (
       select m.id from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
        where m.event_id = e.id and ${SHOWN}
        order by (m.width > m.height) desc, m.sharpness desc nulls last, g.position, m.name_key collate "C", m.id limit 1)
       from due where e.id = due.id returning e.id`,
    [quiet, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Keeps the cover that a project without a chosen one shows now: the first landscape photograph of its first gallery that
 * guests see any of, else its first. Does nothing where one is chosen, written, or no photograph is rendered.
 */
export async function keepShownCover(sql: Sql, id: string): Promise<void> {
  await sql.query(
    `update events e set auto_cover_id = (
       select m.id from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null and not g.private
        where m.event_id = e.id and ${SHOWN}
        order by g.position, g.id, (m.width > m.height) desc, m.name_key collate "C", m.id limit 1)
      where e.id = $1 and e.cover_id is null and e.auto_cover_id is null`,
    [id],
  );
}
