import { setCookie } from '@/core/http/cookies';

const COOKIE = 'keepers-team';
const HOUR = 3600;
const TOKEN = /^[\w-]{43}$/;

/** The token of a team's link that this browser has followed, or null. */
export function teamLinkOf(cookies: Map<string, string>): string | null {
  const token = cookies.get(COOKIE);
  return token && TOKEN.test(token) ? token : null;
}

/** Keeps the token for an hour, so that the address is clean again. */
export const keepTeamLink = (token: string): string =>
  setCookie(COOKIE, TOKEN.test(token) ? token : '', { maxAge: HOUR });

/** Forgets it. */
export const forgetTeamLink = (): string => setCookie(COOKIE, '', { maxAge: 0 });
