import { setCookie } from '@/core/http/cookies';

const COOKIE = 'keepers_code';
const MINUTES = 30;

/**
 * Returns a cookie that carries a project's code from a sign-up or sign-in address to the clean page, out of history,
 * logs and referrers.
 */
export const codeCookie = (project: string, code: string): string =>
  setCookie(COOKIE, `${project}:${code}`, { maxAge: MINUTES * 60 }).replace('Path=/', 'Path=/users');

/** Deletes the carried code: the next person in this browser enters their own. */
export const forgetCode = (): string => setCookie(COOKIE, '', { maxAge: 0 }).replace('Path=/', 'Path=/users');

/** Returns the code that a browser carries for this project (its id, or '' if the address named none), or null. */
export function carriedCode(cookies: Map<string, string>, project: string): string | null {
  const value = cookies.get(COOKIE) ?? '';
  return value.startsWith(`${project}:`) ? value.slice(project.length + 1) : null;
}
