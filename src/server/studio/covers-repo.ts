import { pool } from '@/server/database/pool';

/** The photograph that stands for a project. */
export interface Cover {
  project: string;
  media: string;
  version: string;
}

/** The covers of projects by their ids: the chosen one, else the first gallery's first wide photograph that is ready. */
export async function coversOf(projects: readonly string[]): Promise<Map<string, Cover>> {
  if (projects.length === 0) return new Map();
  const { rows } = await pool().query<Cover>({
    name: 'studio-covers',
    text: `select e.id as project, c.id as media, c.version
             from events e
             join lateral (select m.id, m.version from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
                            where m.event_id = e.id and m.deleted_at is null and m.state = 'ready'
                            order by (m.id = e.cover_id) desc nulls last, g.position, (m.width > m.height) desc, m.position, m.id
                            limit 1) c on true
            where e.id = any($1::uuid[])`,
    values: [projects],
  });
  return new Map(rows.map((row) => [row.project, row]));
}
