import { env } from '@/core/env';
import { originOfSite, siteOfAccount } from '../site';
import { type DomainRow, listDomains } from './domains-repo';
import { findAddresses } from './find-proof';
import { proofName, shownHost } from './read-host';

/** A domain as its owner sees it. */
export interface StudioDomain {
  id: string;
  /** In the letters people read. */
  shown: string;
  host: string;
  /** The record that proves it. */
  record: { name: string; value: string };
  proved: boolean;
  main: boolean;
  trouble: string | null;
  /** Its proof has been gone since then. */
  lost: string | null;
  looked: string | null;
}

/** An account's domains, and where they have to lead. */
export interface StudioDomains {
  /** The site's address that needs no domain; null while the account has no name for it. */
  own: string | null;
  /** What a CNAME names. */
  target: string | null;
  /** What A and AAAA records name; none where that could not be found out. */
  addresses: string[];
  domains: StudioDomain[];
}

const present = (row: DomainRow): StudioDomain => ({
  id: row.id,
  shown: shownHost(row.host),
  host: row.host,
  record: { name: proofName(row.host), value: row.proof },
  proved: row.verified_at !== null,
  main: row.main,
  trouble: row.trouble,
  lost: row.lost_at?.toISOString() ?? null,
  looked: row.checked_at?.toISOString() ?? null,
});

/** What an account has, and what its owner has to set where the domain was bought. */
export async function presentDomains(account: string): Promise<StudioDomains> {
  const { hostname } = new URL(env().publicUrl);
  const [site, rows, addresses] = await Promise.all([
    siteOfAccount(account),
    listDomains(account),
    findAddresses(hostname),
  ]);
  const own = site && originOfSite({ name: site.name, domain: null });
  return { own, target: own && new URL(own).hostname, addresses, domains: rows.map(present) };
}
