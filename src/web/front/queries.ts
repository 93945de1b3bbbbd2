import type { Sql } from '@/core/db/pool';

/** The languages of a project and of the client behind a grant; null where there is none. */
export interface ProjectLocales {
  client: string | null;
  project: string;
}

/**
 * Returns the language of a project, and of the client who asks for it; null unless the project is public or the grant
 * is for it, and for a project of another account than `account` (null: of any).
 */
export async function findProjectLocales(
  sql: Sql,
  { project, grant, account }: { project: string; grant: string | null; account: string | null },
): Promise<ProjectLocales | null> {
  const { rows } = await sql.query<ProjectLocales>({
    name: 'project-locale',
    text: `select coalesce(g.locale::text, c.locale::text) as client, e.locale::text as project
             from events e left join grants g on g.id = $2 and g.event_id = e.id left join clients c on c.id = g.client_id
            where e.id = $1 and e.deleted_at is null and (g.id is not null or e.available_public)
              and ($3::uuid is null or e.account_id = $3)`,
    values: [project, grant, account],
  });
  return rows[0] ?? null;
}
