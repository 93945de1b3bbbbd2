import { domainToASCII, domainToUnicode } from 'node:url';

/** Names that are not public. */
const INNER = /(^|\.)(localhost|local|internal|lan|home\.arpa|onion|invalid)$/;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** What is wrong with a domain: it is invalid, or the platform's own. */
export type HostProblem = 'invalid' | 'ours';

/** Parses a typed domain or address to its ASCII form; null if it is none. */
export function cleanHost(typed: string): string | null {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d*$/, '')
    .replace(/\.$/, '');
  if (/[\s@\\%]/.test(bare)) return null;
  const host = domainToASCII(bare.toLowerCase());
  const labels = host.split('.');
  const sound = labels.length > 1 && host.length <= 240 && labels.every((label) => LABEL.test(label));
  // The last label is never a number: that would be an IP address.
  return sound && !/^\d+$/.test(labels.at(-1) ?? '') && !INNER.test(host) ? host : null;
}

/** Returns why a parsed domain cannot be a studio's own, or null. */
export function hostProblem(host: string | null, publicUrl: string): HostProblem | null {
  if (host === null) return 'invalid';
  const { hostname } = new URL(publicUrl);
  return host === hostname || host.endsWith(`.${hostname}`) || host === `www.${hostname}` ? 'ours' : null;
}

/** Returns a domain in Unicode. */
export const shownHost = (host: string): string => domainToUnicode(host) || host;

/** Returns the name of the record that verifies a domain. */
export const proofName = (host: string): string => `_keepers.${host}`;
