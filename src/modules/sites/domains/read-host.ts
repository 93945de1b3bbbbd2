import { domainToASCII, domainToUnicode } from 'node:url';

/** Names nobody outside can have. */
const INNER = /(^|\.)(localhost|local|internal|lan|home\.arpa|onion|invalid)$/;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** What is wrong with a domain: it is none, or it is the platform's own. */
export type HostProblem = 'invalid' | 'ours';

/** A domain as somebody typed it, address and all, in the letters DNS knows; null for what is none. */
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
  // The last one is never a number: that would be an address.
  return sound && !/^\d+$/.test(labels.at(-1) ?? '') && !INNER.test(host) ? host : null;
}

/** What keeps a cleaned domain from being a studio's own, or null. */
export function hostProblem(host: string | null, publicUrl: string): HostProblem | null {
  if (host === null) return 'invalid';
  const { hostname } = new URL(publicUrl);
  return host === hostname || host.endsWith(`.${hostname}`) || host === `www.${hostname}` ? 'ours' : null;
}

/** A domain in the letters people read. */
export const shownHost = (host: string): string => domainToUnicode(host) || host;

/** Where the record stands that proves a domain. */
export const proofName = (host: string): string => `_keepers.${host}`;
