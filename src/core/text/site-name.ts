/** Letters a site's name may have: one label of a host's name. */
export const SITE_NAME_MAX = 63;
/** Letters of a `Host` header: a name of 253, a last dot, a colon and a port. */
export const HOST_MAX = 253 + 1 + 6;

/** Names that are the first path segment of an address, or a host of the installation itself. */
const RESERVED = new Set(
  `events galleries products product-medias product_medias reviews review-requests review_requests photographer-products
   photographer_products users client-access client_access api admin i p csrf www media uploads _next sites entry closed
   mail smtp imap ftp ns ns1 ns2 app static assets cdn status help support localhost keepers`.split(/\s+/),
);

/** The problem of a name, as a field's problem. */
export type SiteNameProblem = 'invalid' | 'taken';

/** A typed site name in lower case, without spaces. */
export const cleanSiteName = (typed: string): string => typed.replace(/\s+/g, '').toLowerCase();

/** The problem of a cleaned name, or null: `a-z 0-9 -`, and not reserved. */
export function siteNameProblem(name: string): SiteNameProblem | null {
  if (name.length > SITE_NAME_MAX || !/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(name)) return 'invalid';
  // A hyphen in third and fourth position marks an encoded name (`xn--`), now or in the future.
  if (/^..--/.test(name)) return 'invalid';
  return RESERVED.has(name) ? 'taken' : null;
}

/**
 * Whose host a request was sent to: the platform's own, a site's by its name, one below the platform's that belongs to
 * no site, or another name (`elsewhere`), which is a site's where its owner proved it, and no one's otherwise.
 */
export type HostPlace =
  | { kind: 'platform' }
  | { kind: 'site'; name: string }
  | { kind: 'unknown' }
  | { kind: 'elsewhere'; host: string };

const IS_ADDRESS = /^(?:[\d.]+|\[.*)$/;
/** The domain after a site's name: the platform's own name, or `localhost` where that is a bare address. */
const baseOf = (publicUrl: string): string => {
  const { hostname } = new URL(publicUrl);
  return IS_ADDRESS.test(hostname) ? 'localhost' : hostname;
};

/** Names of this machine and its own network, which no site can have. Proxies and health checks use them. */
const INNER = /^[^.]*$|\.(local|internal|lan|home\.arpa)$/;

/** A host's name for comparisons: lower case, without port and last dot. */
export const bareHost = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/**
 * Whose host this is (`Host`, with or without a port), where the platform is reached at `publicUrl`, and by `others`.
 */
export function placeOfHost(
  host: string,
  publicUrl: string,
  { others = [] }: { others?: readonly string[] } = {},
): HostPlace {
  const name = bareHost(host);
  const base = baseOf(publicUrl);
  if (others.includes(name)) return { kind: 'platform' };
  if (!name.endsWith(`.${base}`)) {
    const ours = name === new URL(publicUrl).hostname || IS_ADDRESS.test(name) || INNER.test(name);
    return ours ? { kind: 'platform' } : { kind: 'elsewhere', host: name };
  }
  const label = name.slice(0, -base.length - 1);
  if (label === 'www') return { kind: 'platform' };
  return siteNameProblem(label) === null ? { kind: 'site', name: label } : { kind: 'unknown' };
}

/** Returns the origin of a host's name, with the platform's protocol and port; without a trailing slash. */
export function hostOrigin(host: string, publicUrl: string): string {
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${host}${port ? `:${port}` : ''}`;
}

/** Origin of a site, without a trailing slash. */
export const siteOrigin = (name: string, publicUrl: string): string =>
  hostOrigin(`${name}.${baseOf(publicUrl)}`, publicUrl);

/** The machine itself: browsers find `name.localhost` there. */
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** The hosts a studio has: the name of its site, and the domain it proved and made its main one. */
export interface StudioHosts {
  name: string | null;
  domain: string | null;
}

/**
 * Whether the names of sites below the platform's lead to it without being checked: `true` on the machine itself,
 * `false` below a bare address of a network, which has no names, and null where a record and certificates decide.
 */
export function siteNamesLead(publicUrl: string): boolean | null {
  const { hostname } = new URL(publicUrl);
  if (LOOPBACK.test(hostname)) return true;
  return IS_ADDRESS.test(hostname) ? false : null;
}

/**
 * Returns the origin of links to a studio's galleries: its main domain, else its site's name if such names work, else
 * the platform's.
 */
export function studioOrigin({ name, domain }: StudioHosts, publicUrl: string, namesWork: boolean): string {
  if (!name) return publicUrl;
  if (domain) return hostOrigin(domain, publicUrl);
  return namesWork ? siteOrigin(name, publicUrl) : publicUrl;
}
