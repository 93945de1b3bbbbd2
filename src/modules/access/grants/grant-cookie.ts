import { isSigned, sign } from '@/core/crypto';
import { setCookie } from '@/core/http/cookies';

const YEAR = 365 * 24 * 3600;
/** Limit of grants that are read from one request. */
const MOST = 300;

/** One cookie per project, so that the cookie of one project reveals nothing about another. */
export function grantCookieName(eventId: string): string {
  return `kg_${eventId.replaceAll('-', '')}`;
}

/**
 * Returns the Set-Cookie line that carries a grant. The row decides how long it is valid: revoking or expiring there
 * takes effect at once.
 */
export function grantCookie(eventId: string, grantId: string): string {
  return setCookie(grantCookieName(eventId), `${grantId}.${sign('grant', `${eventId}:${grantId}`)}`, {
    maxAge: YEAR,
  });
}

/** Returns the grant id that a request carries for a project, if its signature is ours. */
export function grantIdFor(cookies: Map<string, string>, eventId: string): string | null {
  const value = cookies.get(grantCookieName(eventId)) ?? '';
  const at = value.indexOf('.');
  if (at < 1) return null;
  const id = value.slice(0, at);
  return isSigned('grant', `${eventId}:${id}`, value.slice(at + 1)) ? id : null;
}

/** Returns the ids of the correctly signed grants of a request, of this project or of all, up to a limit. */
export function carriedGrants(cookies: Map<string, string>, eventId?: string): string[] {
  const found: string[] = [];
  for (const name of eventId ? [grantCookieName(eventId)] : cookies.keys()) {
    const hex = /^kg_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(name);
    const id = hex ? grantIdFor(cookies, hex.slice(1).join('-')) : null;
    if (id) found.push(id);
    if (found.length === MOST) break;
  }
  return found;
}

/** Whether the request carries any correctly signed grant. */
export const carriesGrant = (cookies: Map<string, string>): boolean => carriedGrants(cookies).length > 0;
