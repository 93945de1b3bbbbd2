import { clientOf, MUST, place } from './read-social.ts';
import { flag, parseSetting } from './setting-types.ts';
import type { ServiceApp } from './types.ts';

type Values = Record<string, string | undefined>;

/** Services photographers may connect, and the settings of each: who signs people in need not be allowed to do this. */
const SERVICES = [
  { id: 'facebook', name: 'SOCIAL_FACEBOOK', wants: 'SOCIAL_FACEBOOK_PAGES', url: 'SOCIAL_FACEBOOK_URL' },
  {
    id: 'google-business',
    name: 'SOCIAL_GOOGLE',
    wants: 'SOCIAL_GOOGLE_BUSINESS',
    url: 'SOCIAL_GOOGLE_BUSINESS_URL',
  },
] as const;

/**
 * The installation's apps at services that photographers may connect: those switched on.
 * @throws Error naming the setting that is wrong or missing
 */
export function readServiceApps(values: Values): Record<string, ServiceApp> {
  const apps: Record<string, ServiceApp> = {};
  for (const { id, name, wants, url } of SERVICES) {
    const on =
      values[wants] !== undefined && parseSetting(wants, values[wants], flag, 'be yes or no', `${wants}=yes`);
    const own =
      values[url] === undefined
        ? undefined
        : parseSetting(url, values[url], place, MUST, 'nothing for it: it is for tests');
    const client = clientOf(values, name);
    if (on && !client)
      throw new Error(
        `${name}_ID must be set when ${wants} is, but it is not. Set ${name}_ID and ${name}_SECRET, or unset ${wants}.`,
      );
    if (on && client) apps[id] = { ...client, url: own };
  }
  return apps;
}
