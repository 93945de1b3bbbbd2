import { accountOf, roleOf } from '@/core/access/person';
import { isStaff } from '@/core/access/roles';
import { pool } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { isId, notThere } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';

/** Somebody of an account who may do what was asked. */
export interface AtAccount {
  account: string;
  user: string;
}

/**
 * Who asks for something of their own account as a whole. Throws UNAUTHENTICATED, and FORBIDDEN for whoever works in no
 * account or may not do this.
 */
export async function enterAccount(context: RequestContext, permission: string): Promise<AtAccount> {
  const user = await context.user();
  if (!user) throw new KeepersError('UNAUTHENTICATED');
  const account = accountOf(user);
  if (!account || allow(roleOf(user), permission) === 'none') throw new KeepersError('FORBIDDEN');
  return { account, user: user.id };
}

/**
 * The account of one of its clients, for whoever may do this with them. A client of another account is not there, in
 * the same words as one that never was. Throws FORBIDDEN where the role may not.
 */
export async function enterClient(
  context: RequestContext,
  client: string,
  permission: string,
): Promise<AtAccount & { client: string }> {
  const user = await context.user();
  const role = roleOf(user);
  const { rows } = await pool().query<{ account: string }>(
    'select account_id as account from clients where id::text = $1',
    [user && isId(client) ? client : ''],
  );
  const account = rows[0]?.account;
  const theirs = role === 'operator' || (isStaff(role) && account === accountOf(user));
  if (!user || !account || !theirs) throw await notThere(context);
  if (allow(role, permission) === 'none') throw new KeepersError('FORBIDDEN');
  return { account, user: user.id, client };
}
