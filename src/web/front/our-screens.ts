import { payload } from '@/core/db/payload';
import { once } from '@/core/process/state';
import { matchPaths } from './match-path';

/** Payload serves the admin below this. */
const ADMIN = '/admin';

/**
 * Whether an address of the admin is a screen of ours: one of the views the configuration names, the core's and the
 * features'. Payload's own (raw collections with ids and JSON, globals, versions, its account and API views) are not: they
 * open to nobody, and what they could do is done by our screens, or by whoever runs the installation over REST.
 */
export function isOurScreen(pathname: string): boolean {
  const match = once('our-screens', () => {
    const views = Object.values(payload().config.admin.components?.views ?? {}) as { path?: string }[];
    const paths = views.flatMap(({ path }) => (path ? [[`${ADMIN}${path}`, true] as const] : []));
    return matchPaths([[ADMIN, true] as const, ...paths]);
  });
  return match(pathname.replace(/(?<=.)\/$/, '')) !== null;
}
