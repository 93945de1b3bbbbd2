import { pool } from '@/core/db/pool';
import { once } from '@/core/process/state';
import { readOwners } from '@/modules/access/queries';
import { isId } from './viewer';

const KNOWN = 20_000;

/** The account of each project, which never changes. */
const owners = () => once<Map<string, string>>('project-owners', () => new Map());

/** Returns those of some projects that are an account's, mostly without a query. */
export async function projectsAmong(account: string, ids: readonly string[]): Promise<string[]> {
  const known = owners();
  const unknown = ids.filter((id) => isId(id) && !known.has(id));
  if (unknown.length > 0) {
    const found = await readOwners(pool(), unknown);
    if (known.size > KNOWN) known.clear();
    for (const { id, account: owner } of found) known.set(id, owner);
  }
  return ids.filter((id) => known.get(id) === account);
}

/** Whether a project is an account's; false for any text that is no project's id. */
export const isProjectOf = async (account: string, id: string): Promise<boolean> =>
  (await projectsAmong(account, [id])).length > 0;
