import { pool } from '@/core/db/pool';
import type { OwnData } from '@/modules/people/rules/erasure';
import { presentRequest } from './present';
import { listRequests } from './requests-repo';

/** Address of a user's own newest export. */
export const OWN_EXPORT = '/users/data/export.zip';

/** Returns the data of the page about one's own data. */
export async function readOwnData(user: string): Promise<OwnData> {
  const requests = await listRequests({ user });
  const views = requests.map((request) => presentRequest(request, OWN_EXPORT));
  const { rows } = await pool().query<{
    email: string;
    studio: string | null;
    projects: number;
    photographs: number;
    last_operator: boolean;
  }>(
    `select u.email, case when u.role = 'owner' and not exists
              (select 1 from users o where o.account_id = u.account_id and o.role = 'owner' and o.id <> u.id) then a.name end as studio,
            (select count(*)::int from events e where e.account_id = u.account_id and e.deleted_at is null) as projects,
            (select count(*)::int from media m where m.account_id = u.account_id and m.deleted_at is null) as photographs,
            u.operator and not exists (select 1 from users o where o.operator and o.id <> u.id) as last_operator
       from users u left join accounts a on a.id = u.account_id where u.id = $1`,
    [user],
  );
  const found = rows[0];
  return {
    email: found?.email ?? '',
    exports: views.filter(({ kind }) => kind === 'export').slice(0, 5),
    erasure:
      views.find(({ kind, state }) => kind === 'erasure' && (state === 'waiting' || state === 'working')) ??
      null,
    studio: found?.studio
      ? { name: found.studio, projects: found.projects, photographs: found.photographs }
      : null,
    lastOperator: found?.last_operator ?? false,
  };
}
