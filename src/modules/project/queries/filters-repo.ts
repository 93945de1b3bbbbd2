import { pool } from '@/core/db/pool';
import type { ProjectView } from '@/modules/project/rules/project-list';

/** A kept look at the list: its name, and the list's address. */
export interface SavedFilter {
  id: string;
  name: string;
  query: string;
}

/** How a person looks at the list of projects: covers or table, and what they kept. */
export async function readListHabits(user: string): Promise<{ view: ProjectView; filters: SavedFilter[] }> {
  const { rows } = await pool().query<{ view: ProjectView | null; filters: SavedFilter[] }>(
    `select u.projects_view::text as view,
            coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'query', f.query) order by f.id)
                        from saved_filters f where f.user_id = u.id), '[]') as filters
       from users u where u.id = $1`,
    [user],
  );
  return { view: rows[0]?.view ?? 'covers', filters: rows[0]?.filters ?? [] };
}
