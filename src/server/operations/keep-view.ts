import type { ProjectView } from '@/domain/project-list';
import { pool } from '@/server/database/pool';

/** Remembers how a person looks at the list of projects. */
export async function keepView(user: string, view: ProjectView): Promise<void> {
  await pool().query('update users set projects_view = $2 where id = $1', [user, view]);
}
