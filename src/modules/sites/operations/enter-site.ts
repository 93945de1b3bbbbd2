import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { enterAccount, enterThing } from '@/modules/access/grants/enter-account';
import { allow } from '@/modules/access/table';
import { platformSite, type Site, siteOfAccount } from '../site';

/** A user who edits a site: their account's, or (`account` null) the platform's own. */
export interface SiteEditor {
  account: string | null;
  user: string;
  mayPublish: boolean;
}

/**
 * Returns the requester and the site they edit. `which`: `platform` is the platform's own, for operators alone; others
 * get NOT_FOUND. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND.
 */
export async function enterSite(
  context: RequestContext,
  permission: string,
  which?: 'platform' | undefined,
): Promise<SiteEditor> {
  if (which !== 'platform') {
    const { account, user, role } = await enterAccount(context, permission);
    return { account, user: user.id, mayPublish: allow(role, 'site.publish') !== 'none' };
  }
  // No account has this id: only operators, who reach every account, pass.
  const { user } = await enterThing(context, uuidv7(), permission, async () => ({
    account_id: 'platform',
  }));
  return { account: null, user: user.id, mayPublish: true };
}

/** Returns the site with its owner's brand, even before it has a name. Throws NOT_FOUND for a deleted account. */
export async function faceOf(account: string | null): Promise<Site> {
  if (account === null) return platformSite();
  const site = await siteOfAccount(account, { named: false });
  if (!site) throw new KeepersError('NOT_FOUND');
  return site;
}
