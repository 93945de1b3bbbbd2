import { pool } from '@/core/db/pool';
import { COVER } from './projects-repo';

/** The photograph shown as a project's cover. */
export interface Cover {
  project: string;
  media: string;
  version: string;
}

/** Returns the covers of projects by id; none for a project without a ready photograph. */
export async function coversOf(projects: readonly string[]): Promise<Map<string, Cover>> {
  if (projects.length === 0) return new Map();
  const { rows } = await pool().query<Cover>({
    name: 'studio-covers',
    text: `select e.id as project, c.id as media, c.version from events e ${COVER}
            where e.id = any($1::uuid[]) and c.id is not null`,
    values: [projects],
  });
  return new Map(rows.map((row) => [row.project, row]));
}
