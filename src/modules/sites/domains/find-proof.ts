import { Resolver } from 'node:dns/promises';
import { env } from '@/core/env';
import { proofName } from './read-host';

/** What a look found. `unreachable` says nothing about the record: the name server did not answer. */
export type ProofState = 'found' | 'missing' | 'other' | 'unreachable';

const PATIENCE = { timeout: 3000, tries: 2 };
/** What says that there is nothing, and not that nobody answered. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA']);

function resolver(): Resolver {
  const made = new Resolver(PATIENCE);
  const servers = env().dnsServers;
  if (servers.length > 0) made.setServers([...servers]);
  return made;
}

/** Looks for the record that proves a domain. */
export async function findProof(host: string, proof: string): Promise<ProofState> {
  try {
    const records = await resolver().resolveTxt(proofName(host));
    // One text may come in several pieces.
    return records.some((pieces) => pieces.join('').trim() === proof) ? 'found' : 'other';
  } catch (error) {
    return NOTHING.has((error as { code?: string }).code ?? '') ? 'missing' : 'unreachable';
  }
}

/** The addresses a name leads to, over every alias; none where it leads nowhere, or nobody answered. */
export async function findAddresses(host: string): Promise<string[]> {
  const asked = resolver();
  const found = await Promise.allSettled([asked.resolve4(host), asked.resolve6(host)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
