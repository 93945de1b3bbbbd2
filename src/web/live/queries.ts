import type { Sql } from '@/core/db/pool';

/** A project and its account. */
export interface ProjectOwner {
  id: string;
  account: string;
}

/** Returns the accounts of projects, also of those in the trash. */
export async function readOwners(sql: Sql, projects: readonly string[]): Promise<ProjectOwner[]> {
  const { rows } = await sql.query<ProjectOwner>({
    name: 'live-owners',
    text: 'select id, account_id as account from events where id = any($1::uuid[])',
    values: [projects],
  });
  return rows;
}
