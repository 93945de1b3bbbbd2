import { pool, type Sql } from '@/core/db/pool';
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

/** Counts a user's saved filters. */
export async function countFilters(sql: Sql, user: string): Promise<number> {
  const { rowCount } = await sql.query('select 1 from saved_filters where user_id = $1', [user]);
  return rowCount ?? 0;
}

/** Writes a user's filter. */
export async function insertFilter(
  sql: Sql,
  who: { user: string; account: string },
  filter: SavedFilter,
): Promise<void> {
  await sql.query(
    'insert into saved_filters (id, account_id, user_id, name, query) values ($1, $2, $3, $4, $5)',
    [filter.id, who.account, who.user, filter.name, filter.query],
  );
}

/** Deletes a user's filter. */
export async function deleteFilter(user: string, id: string): Promise<void> {
  await pool().query('delete from saved_filters where id = $1 and user_id = $2', [id, user]);
}

/** Writes a user's view of the list of projects. */
export async function setProjectsView(user: string, view: ProjectView): Promise<void> {
  await pool().query('update users set projects_view = $2 where id = $1', [user, view]);
}
