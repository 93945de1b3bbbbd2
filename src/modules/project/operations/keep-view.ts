import { pool } from '@/core/db/pool';
import type { ProjectView } from '@/modules/project/rules/project-list';

/** Saves a user's view of the list of projects. */
export async function keepView(user: string, view: ProjectView): Promise<void> {
  await pool().query('update users set projects_view = $2 where id = $1', [user, view]);
}
