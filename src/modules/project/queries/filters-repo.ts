import { pool } from '@/core/db/pool';
import type { ProjectView } from '@/modules/project/rules/project-list';

/** A saved filter of the list: its name and query. */
export interface SavedFilter {
  id: string;
  name: string;
  query: string;
}

/** Returns a user's settings of the list of projects: covers or table, and saved filters. */
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
