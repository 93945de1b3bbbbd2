import { lookAtDomain } from './look-at-domain';
import { listOldest } from './queries';
import { isDue } from './when-to-look';

/** Maximum number of domains checked per round; the others wait for the next. */
const MOST = 200;

/** Checks the domains that are due, one after the other. */
export async function lookAtDomains(signal?: AbortSignal): Promise<void> {
  for (const domain of await listOldest(MOST)) {
    if (signal?.aborted) return;
    if (isDue(domain))
      await lookAtDomain(domain).catch((error: unknown) =>
        console.error(`Could not check the domain ${domain.host}; the next round retries:`, error),
      );
  }
}
