import { pool } from '@/core/db/pool';
import type { OwnData } from '@/modules/people/rules/erasure';
import { presentRequest } from './present';
import { readBelongings } from './queries/people';
import { listRequests } from './queries/requests';

/** Address of a user's own newest export. */
export const OWN_EXPORT = '/users/data/export.zip';

/** Returns the data of the page about one's own data. */
export async function readOwnData(user: string): Promise<OwnData> {
  const requests = await listRequests({ user });
  const views = requests.map((request) => presentRequest(request, OWN_EXPORT));
  const found = await readBelongings(pool(), user);
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
