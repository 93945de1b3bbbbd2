import { accountOf, roleOf, type SignedIn } from '@/core/access/person';
import type { Role } from '@/core/access/roles';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { allow } from '@/modules/access/table';

/** A user who sees a studio's projects; an operator without an account sees those of all accounts. */
export interface Staff {
  user: SignedIn;
  sessionId: string;
  role: Role;
  account: string | null;
}

/**
 * Returns the user of the request and checks `permission`. Throws UNAUTHENTICATED when not signed in, FORBIDDEN for
 * other roles.
 */
export async function requireStaff(context: RequestContext, permission: string): Promise<Staff> {
  const session = await context.session();
  if (!session) throw new KeepersError('UNAUTHENTICATED');
  const { user, id: sessionId } = session;
  const role = roleOf(user);
  const account = accountOf(user);
  const scope = allow(role, permission);
  if (scope === 'none' || (scope !== 'all' && !account)) throw new KeepersError('FORBIDDEN');
  return { user, sessionId, role, account };
}
