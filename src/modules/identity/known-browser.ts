import { isSigned, randomToken, sign } from '@/core/crypto';
import { setCookie } from '@/core/http/cookies';

const COOKIE = 'keepers_known';
const YEAR = 365 * 24 * 3600;
/** Maximum number of users who share a browser. */
const MOST = 4;

const markOf = (nonce: string, email: string) => sign('known-browser', `${nonce}:${email}`, 22);

/**
 * Returns the id of a browser that signed in to this address before, from its cookie; null for others. It grants
 * nothing: wrong passwords from it are counted separately, so that attackers elsewhere cannot lock this user out of
 * their own browser.
 */
export function knownBrowser(cookies: Map<string, string>, email: string): string | null {
  for (const entry of (cookies.get(COOKIE) ?? '').split('~').slice(0, MOST)) {
    const [nonce = '', mark = ''] = entry.split('.');
    if (nonce && isSigned('known-browser', `${nonce}:${email}`, mark, 22)) return nonce;
  }
  return null;
}

/** Returns the cookie that makes this browser known for an address; null if it is already. */
export function knowBrowser(cookies: Map<string, string>, email: string): string | null {
  if (knownBrowser(cookies, email)) return null;
  const nonce = randomToken(12);
  const kept = (cookies.get(COOKIE) ?? '')
    .split('~')
    .filter(Boolean)
    .slice(0, MOST - 1);
  return setCookie(COOKIE, [`${nonce}.${markOf(nonce, email)}`, ...kept].join('~'), { maxAge: YEAR });
}
