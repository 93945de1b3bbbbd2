import type { SignedIn } from '@/core/access/person';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/core/i18n/locale';
import { bearerOf, readDevice } from '@/modules/access/grants/device-session';
import { readSession, type Session } from '@/modules/access/grants/session';
import { parseCookies } from './cookies';
import { SESSION_COOKIE } from './csrf';
import type { RequestHeaders } from './request-headers';

/** Everything known of who asks, read from the request once and looked up only when somebody wants it. */
export interface RequestContext {
  readonly headers: RequestHeaders;
  readonly cookies: Map<string, string>;
  readonly locale: Locale;
  readonly sessionId: string | undefined;
  /** What wrong tries are counted by beside the address: all browsers that keep no cookie are one. */
  readonly trySession: string;
  /** What somebody of the account wants to look at a project as. */
  readonly as: 'guest' | 'proofing' | null;
  /** The account whose site's host was asked; null on the platform's. */
  readonly site: string | null;
  /** The asking address, seen through as many proxies as the settings say. */
  readonly address: string;
  /** The signed-in person and their session, or null. */
  session(): Promise<Session | null>;
  user(): Promise<SignedIn | null>;
}

/**
 * Makes the context of a request from its headers (as the front completed them). `device`: where a device token is
 * shown, it alone says who asks, and cookies are as if they were not there.
 */
export function contextOf(headers: RequestHeaders, { device = false } = {}): RequestContext {
  const bearer = device ? bearerOf(headers.get('authorization')) : null;
  const cookies = parseCookies(bearer === null ? headers.get('cookie') : null);
  const asked = headers.get('x-locale');
  const as = headers.get('x-keepers-as');
  let session: Promise<Session | null> | undefined;
  const find = () => {
    session ??= bearer === null ? readSession(cookies) : readDevice(bearer);
    return session;
  };
  return {
    headers,
    cookies,
    locale: isLocale(asked) ? asked : DEFAULT_LOCALE,
    sessionId: cookies.get(SESSION_COOKIE),
    trySession: headers.has('x-keepers-new-session') ? '' : (cookies.get(SESSION_COOKIE) ?? ''),
    as: as === 'guest' || as === 'proofing' ? as : null,
    site: headers.get('x-keepers-site'),
    address: headers.get('x-keepers-address') ?? '',
    session: find,
    user: async () => (await find())?.user ?? null,
  };
}
