import { isSigned, randomToken, sign } from '@/core/crypto';
import { setCookie } from '@/core/http/cookies';

const COOKIE = 'keepers_known';
const YEAR = 365 * 24 * 3600;
/** People who share a browser. */
const MOST = 4;

const markOf = (nonce: string, email: string) => sign('known-browser', `${nonce}:${email}`, 22);

/**
 * A browser somebody signed in with before carries a mark for their address. It gives no rights: wrong passwords are
 * counted by it alone, so that nobody elsewhere can lock this person out of their own browser. Null: not known.
 */
export function knownBrowser(cookies: Map<string, string>, email: string): string | null {
  for (const entry of (cookies.get(COOKIE) ?? '').split('~').slice(0, MOST)) {
    const [nonce = '', mark = ''] = entry.split('.');
    if (nonce && isSigned('known-browser', `${nonce}:${email}`, mark, 22)) return nonce;
  }
  return null;
}

/** The cookie that marks this browser as known for an address; null where it is already. */
export function knowBrowser(cookies: Map<string, string>, email: string): string | null {
  if (knownBrowser(cookies, email)) return null;
  const nonce = randomToken(12);
  const kept = (cookies.get(COOKIE) ?? '')
    .split('~')
    .filter(Boolean)
    .slice(0, MOST - 1);
  return setCookie(COOKIE, [`${nonce}.${markOf(nonce, email)}`, ...kept].join('~'), { maxAge: YEAR });
}
