import { accountOf, roleOf, type SignedIn } from '@/core/access/person';
import { isStaff, type Role } from '@/core/access/roles';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { allow } from '@/modules/access/table';
import { findAccountOfClient } from './queries';
import { isId, notThere } from './viewer';

/** A person who works in an account, for what belongs to the account and to no project. */
export interface AccountPerson {
  account: string;
  user: SignedIn;
  role: Role;
}

/**
 * Returns the requester in the account they work in and checks `permission`. Throws UNAUTHENTICATED when not signed in,
 * FORBIDDEN without an account or that permission.
 */
export async function enterAccount(context: RequestContext, permission: string): Promise<AccountPerson> {
  const user = await context.user();
  if (!user) throw new KeepersError('UNAUTHENTICATED');
  const [account, role] = [accountOf(user), roleOf(user)];
  if (!account || allow(role, permission) === 'none') throw new KeepersError('FORBIDDEN');
  return { account, user, role };
}

/**
 * The same for one thing of an account; `find` returns the thing and its account. Other accounts get NOT_FOUND.
 * Operators reach the things of every account.
 */
export async function enterThing<T extends { account_id: string }>(
  context: RequestContext,
  id: string,
  permission: string,
  find: (id: string) => Promise<T | null>,
): Promise<{ thing: T; user: SignedIn; role: Role }> {
  const user = await context.user();
  const role = roleOf(user);
  const thing = isStaff(role) && isId(id) ? await find(id) : null;
  const theirs = thing && user && (role === 'operator' || accountOf(user) === thing.account_id);
  if (!thing || !user || !theirs) throw await notThere(context);
  if (allow(role, permission) === 'none') throw new KeepersError('FORBIDDEN');
  return { thing, user, role };
}

/**
 * Returns the account and the id of the user who may do `permission` with one of its clients. Throws NOT_FOUND for an
 * unknown client and for another account's, FORBIDDEN where the role may not.
 */
export async function enterClient(
  context: RequestContext,
  client: string,
  permission: string,
): Promise<{ account: string; user: string; client: string }> {
  const user = await context.user();
  const role = roleOf(user);
  const account = await findAccountOfClient(user && isId(client) ? client : '');
  const theirs = role === 'operator' || (isStaff(role) && account === accountOf(user));
  if (!user || !account || !theirs) throw await notThere(context);
  if (allow(role, permission) === 'none') throw new KeepersError('FORBIDDEN');
  return { account, user: user.id, client };
}
