import { KeepersError } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import { enterAccount } from '@plugins/kit/server/people';
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
