import type { Sql } from '@/core/db/pool';
import { visibleTo } from './lists';

/** SQL over `media m`: a rendered photograph that guests see. */
const SHOWN = `${visibleTo('guest')} and m.state = 'ready'`;

/** Which projects get their automatic cover. */
interface CoversDue {
  /** Seconds without a new photograph after which a project's are complete. */
  quiet: number;
  /** Most projects. */
  limit: number;
  /** This project alone, also while photographs arrive. */
  project?: string;
}

/**
 * Writes the automatic cover of projects that have none and whose photographs are complete: none uploaded for `quiet`
 * seconds, none being rendered. It is the sharpest landscape photograph that guests see, else the sharpest of all.
 * Returns the projects.
 */
export async function writeAutoCovers(sql: Sql, { quiet, limit, project }: CoversDue): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `with due as (
       select e.id from events e
        where e.auto_cover_id is null and e.deleted_at is null
          and exists (select 1 from media m where m.event_id = e.id and ${SHOWN})
          and ($3::uuid is null or e.id = $3)
          and ($3 is not null or not exists (select 1 from media m where m.event_id = e.id and m.deleted_at is null
                and (m.state = 'processing' or m.uploaded_at > now() - make_interval(secs => $1))))
        order by e.id limit $2)
     update events e set auto_cover_id = (
       select m.id from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
        where m.event_id = e.id and ${SHOWN}
        order by (m.width > m.height) desc, m.sharpness desc nulls last, g.position, m.name_key collate "C", m.id limit 1)
       from due where e.id = due.id returning e.id`,
    [quiet, limit, project ?? null],
  );
  return rows.map(({ id }) => id);
}
