import { setCookie } from '@/core/http/cookies';
import type { Onward } from './onward';

const COOKIE = 'keepers_code';
const MINUTES = 30;

/** A project's id ('' if the address named none), its code, and the page of it that was requested ('' for none). */
interface Carried {
  i: string;
  c: string;
  back: string;
}

/**
 * Returns a cookie that carries a project's code from a sign-up or sign-in address to the clean page, out of history,
 * logs and referrers; and the requested page, for a person who signs in after setting a new password or confirming.
 */
export const codeCookie = ({ i, c, back }: Carried): string =>
  setCookie(COOKIE, String(new URLSearchParams({ i, c, back })), {
    maxAge: MINUTES * 60,
  }).replace('Path=/', 'Path=/users');

/** Deletes the carried code: the next person in this browser enters their own. */
export const forgetCode = (): string => setCookie(COOKIE, '', { maxAge: 0 }).replace('Path=/', 'Path=/users');

/** Returns what a browser carries, or null. */
export function carriedOnward(cookies: Map<string, string>): Onward | null {
  const { i, c, back } = Object.fromEntries(new URLSearchParams(cookies.get(COOKIE) ?? ''));
  return c ? { i: i || undefined, c, back: back || undefined } : null;
}

/** Returns the code that a browser carries for this project (its id, or '' if the address named none), or null. */
export function carriedCode(cookies: Map<string, string>, project: string): string | null {
  const carried = carriedOnward(cookies);
  return carried?.c && (carried.i ?? '') === project ? carried.c : null;
}
