import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { enterAccount, enterThing } from '@/modules/access/grants/enter-account';
import { allow } from '@/modules/access/table';
import { platformSite, type Site, siteOfAccount } from '../site';

/** Somebody who works on a site: their account's, or (`account` null) the platform's own. */
export interface SiteEditor {
  account: string | null;
  user: string;
  mayPublish: boolean;
}

/**
 * The asker at the site they work on. `which`: `platform` is the platform's own, an operator's alone; to everybody else it
 * is not there. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND.
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
  // No account is called so: only who reaches every account's passes.
  const { user } = await enterThing(context, uuidv7(), permission, async () => ({
    account_id: 'platform',
  }));
  return { account: null, user: user.id, mayPublish: true };
}

/** The site with the face of whoever it is of, also where it has no name yet. Throws NOT_FOUND for an account that is gone. */
export async function faceOf(account: string | null): Promise<Site> {
  if (account === null) return platformSite();
  const site = await siteOfAccount(account, { named: false });
  if (!site) throw new KeepersError('NOT_FOUND');
  return site;
}
