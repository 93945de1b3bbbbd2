import type { DeviceScope } from '@/core/access/device-scopes';
import type { Session } from '@/core/access/person';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { parseCookies } from '@/core/http/cookies';
import { SESSION_COOKIE } from '@/core/http/csrf';
import type { RequestContext } from '@/core/http/request-context';
import type { RequestHeaders } from '@/core/http/request-headers';
import { DEFAULT_LOCALE, isLocale } from '@/core/i18n/locale';
import { bearerOf, readDevice } from './grants/device-session';
import { readSession } from './grants/session';

/**
 * Creates the context of a request from its headers (as completed by the front). `device`: a device token, if present,
 * alone identifies the requester, and cookies are ignored. On a studio's host no user is signed in.
 */
export function contextOf(headers: RequestHeaders, { device = false } = {}): RequestContext {
  const bearer = device ? bearerOf(headers.get('authorization')) : null;
  const cookies = parseCookies(bearer === null ? headers.get('cookie') : null);
  const asked = headers.get('x-locale');
  const as = headers.get('x-keepers-as');
  const site = headers.get('x-keepers-site');
  let session: Promise<Session | null> | undefined;
  const find = () => {
    // Users sign in on the platform's host alone: the owner of a domain could read a cookie that is sent there.
    if (site) return Promise.resolve(null);
    session ??= bearer === null ? readSession(cookies) : readDevice(bearer);
    return session;
  };
  return {
    headers,
    cookies,
    locale: isLocale(asked) ? asked : DEFAULT_LOCALE,
    sessionId: cookies.get(SESSION_COOKIE),
    trySession: headers.has('x-keepers-new-session') ? '' : (cookies.get(SESSION_COOKIE) ?? ''),
    as: as === 'guest' || as === 'proofing' || as === 'write' ? as : null,
    site,
    origin: (site && headers.get('x-keepers-origin')) || env().publicUrl,
    address: headers.get('x-keepers-address') ?? '',
    session: find,
    user: async () => (await find())?.user ?? null,
  };
}

/**
 * Creates the context of a request to what programs may call with `scope`. Throws SCOPE_MISSING for a device token
 * without it; a browser's session has no scopes.
 */
export async function deviceContext(
  headers: RequestHeaders,
  scope: DeviceScope | 'any',
): Promise<RequestContext> {
  const context = contextOf(headers, { device: true });
  const scopes = (await context.session())?.scopes;
  if (scope !== 'any' && scopes && !scopes.includes(scope))
    throw new KeepersError('SCOPE_MISSING', { scope });
  return context;
}
