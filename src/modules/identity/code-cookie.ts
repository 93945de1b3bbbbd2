import { setCookie } from '@/core/http/cookies';

const COOKIE = 'keepers_code';
const MINUTES = 30;

/** Carries a project's code from a sign-up or sign-in address to the clean page, out of history, logs and referrers. */
export const codeCookie = (project: string, code: string): string =>
  setCookie(COOKIE, `${project}:${code}`, { maxAge: MINUTES * 60 }).replace('Path=/', 'Path=/users');

/** Forgets the carried code: the next person in this browser is asked for their own. */
export const forgetCode = (): string => setCookie(COOKIE, '', { maxAge: 0 }).replace('Path=/', 'Path=/users');

/** The code a browser brought along for this project (its id, or '' where the address named none), or null. */
export function carriedCode(cookies: Map<string, string>, project: string): string | null {
  const value = cookies.get(COOKIE) ?? '';
  return value.startsWith(`${project}:`) ? value.slice(project.length + 1) : null;
}
