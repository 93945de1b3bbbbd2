import { database, KeepersError, people, sites, type Wire } from '@plugins/kit/server';

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
  context: Wire.RequestContext,
  permission: string,
  which?: 'platform' | undefined,
): Promise<SiteEditor> {
  if (which !== 'platform') {
    const { account, user, role } = await people.enterAccount(context, permission);
    return { account, user: user.id, mayPublish: people.allow(role, 'site.publish') !== 'none' };
  }
  // No account is called so: only who reaches every account's passes.
  const { user } = await people.enterThing(context, database.newId(), permission, async () => ({
    account_id: 'platform',
  }));
  return { account: null, user: user.id, mayPublish: true };
}

/** The site with the face of whoever it is of, also where it has no name yet. Throws NOT_FOUND for an account that is gone. */
export async function faceOf(account: string | null): Promise<sites.Site> {
  if (account === null) return sites.platformSite();
  const site = await sites.siteOfAccount(account, { named: false });
  if (!site) throw new KeepersError('NOT_FOUND');
  return site;
}
