import { listOldest } from './domains-repo';
import { lookAtDomain } from './look-at-domain';
import { isDue } from './when-to-look';

/** Domains one round looks at: the others are the next round's. */
const MOST = 200;

/** Looks again at the domains whose time has come, one after the other. */
export async function lookAtDomains(signal?: AbortSignal): Promise<void> {
  for (const domain of await listOldest(MOST)) {
    if (signal?.aborted) return;
    if (isDue(domain))
      await lookAtDomain(domain).catch((error: unknown) =>
        console.error(`The domain ${domain.host} could not be looked at:`, error),
      );
  }
}
