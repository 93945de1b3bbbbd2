import { env } from '@/core/env';
import { originOfSite, siteOfAccount } from '../site';
import { findAddresses } from './find-proof';
import { type DomainRow, listDomains } from './queries';
import { proofName, shownHost } from './read-host';

/** A domain as its owner sees it. */
export interface StudioDomain {
  id: string;
  /** In Unicode, for display. */
  shown: string;
  host: string;
  /** The DNS record that verifies it. */
  record: { name: string; value: string };
  proved: boolean;
  main: boolean;
  trouble: string | null;
  /** Since when its record has been missing. */
  lost: string | null;
  looked: string | null;
}

/** An account's domains, and the targets of their DNS records. */
export interface StudioDomains {
  /** The site's address without a domain; null while the account has no site name. */
  own: string | null;
  /** The target for a CNAME. */
  target: string | null;
  /** The targets for A and AAAA records; empty if they could not be looked up. */
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

/** Returns an account's domains, and the records their owner has to set at the registrar. */
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
