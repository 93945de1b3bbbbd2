import { Resolver } from 'node:dns/promises';
import { env } from '@/core/env';
import { proofName } from './read-host';

/** Result of a check. `unreachable` says nothing about the record: the name server did not respond. */
export type ProofState = 'found' | 'missing' | 'other' | 'unreachable';

const PATIENCE = { timeout: 3000, tries: 2 };
/** Error codes for a missing record, as opposed to a missing response. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA']);

function resolver(): Resolver {
  const made = new Resolver(PATIENCE);
  const servers = env().dnsServers;
  if (servers.length > 0) made.setServers([...servers]);
  return made;
}

/** Looks up the record that verifies a domain. */
export async function findProof(host: string, proof: string): Promise<ProofState> {
  try {
    const records = await resolver().resolveTxt(proofName(host));
    // A TXT record may be split into several strings.
    return records.some((pieces) => pieces.join('').trim() === proof) ? 'found' : 'other';
  } catch (error) {
    return NOTHING.has((error as { code?: string }).code ?? '') ? 'missing' : 'unreachable';
  }
}

/** Returns the addresses of a name, following aliases; empty if there are none or the name server did not respond. */
export async function findAddresses(host: string): Promise<string[]> {
  const asked = resolver();
  const found = await Promise.allSettled([asked.resolve4(host), asked.resolve6(host)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
