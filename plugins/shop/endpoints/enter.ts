import { KeepersError } from '@plugins/kit/server';
import { isId, pool, type Sql } from '@plugins/kit/server/database';
import { enterAccount, enterThing } from '@plugins/kit/server/people';
import type { RequestContext } from '@plugins/kit/server/wire';
import { z } from 'zod';

/** The permission of the studio's side of the shop. */
export const MANAGE = 'shop.manage';
/** Where its addresses begin. */
export const AT = '/api/x/shop';
export const one = z.object({ id: z.string().refine(isId) });

/** Returns the account of the owner who sends a request, and the owner. Throws FORBIDDEN. */
export async function enter(context: RequestContext): Promise<{ account: string; by: string }> {
  const { account, user } = await enterAccount(context, MANAGE);
  if (!user) throw new KeepersError('FORBIDDEN');
  return { account, by: user.id };
}

/**
 * Returns the account of a product, a coupon or an order that its owner or an operator opens, by a query for it. Throws
 * NOT_FOUND for other accounts, FORBIDDEN for assistants.
 */
export async function enterOne(
  context: RequestContext,
  id: string,
  find: (sql: Sql, id: string) => Promise<string | undefined>,
): Promise<string> {
  const { thing } = await enterThing(context, id, MANAGE, async (one) => {
    const account = await find(pool(), one);
    return account === undefined ? null : { account_id: account };
  });
  return thing.account_id;
}
