import { accountOf, roleOf } from '@/access/person';
import { allow } from '@/access/table';
import { KeepersError } from '@/domain/errors';
import { isStaff } from '@/domain/roles';
import { isId, notThere } from '@/server/grants/viewer';
import type { RequestContext } from '@/server/http/request-context';
import { findDeleted } from './trash-repo';

/**
 * The account of a project in the trash, for whoever may bring it back. Throws as for a project that is there: to
 * strangers it is nowhere.
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
