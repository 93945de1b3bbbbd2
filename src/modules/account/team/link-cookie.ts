import { setCookie } from '@/core/http/cookies';

const COOKIE = 'keepers-team';
const HOUR = 3600;
const TOKEN = /^[\w-]{43}$/;

/** Returns the token of a team link that this browser opened, or null. */
export function teamLinkOf(cookies: Map<string, string>): string | null {
  const token = cookies.get(COOKIE);
  return token && TOKEN.test(token) ? token : null;
}

/** Returns a cookie that keeps the token for an hour, so that the address bar need not contain it. */
export const keepTeamLink = (token: string): string =>
  setCookie(COOKIE, TOKEN.test(token) ? token : '', { maxAge: HOUR });

/** Returns a cookie that removes it. */
export const forgetTeamLink = (): string => setCookie(COOKIE, '', { maxAge: 0 });
