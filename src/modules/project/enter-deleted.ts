import { accountOf, roleOf } from '@/core/access/person';
import { isStaff } from '@/core/access/roles';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { isId, notThere } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { findDeleted } from './queries/trash-repo';

/**
 * Returns the account of a project in the trash, for a requester who may restore it. Throws as for an existing project:
 * other accounts get NOT_FOUND.
 */
export async function enterDeleted(context: RequestContext, id: string): Promise<string> {
  const user = await context.user();
  const account = user && isId(id) ? await findDeleted(id) : null;
  const role = roleOf(user);
  const theirs = role === 'operator' || (isStaff(role) && account === (user && accountOf(user)));
  if (!account || !theirs) throw await notThere(context);
  if (allow(role, 'project.delete') === 'none') throw new KeepersError('FORBIDDEN');
  return account;
}
