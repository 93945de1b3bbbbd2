import { setCookie } from '@/core/http/cookies';

const COOKIE = 'keepers_link';
const MINUTES = 30;

/** The page that a mailed link opens. */
export type LinkPage = 'confirmation' | 'passwords/edit' | 'unlock' | 'undo';

const below = (line: string) => line.replace('Path=/', 'Path=/users');

/**
 * Returns a cookie that carries a link's token from its address to the clean page, out of history, logs and referrers.
 */
export const linkCookie = (page: LinkPage, token: string): string =>
  below(setCookie(COOKIE, `${page}:${token}`, { maxAge: MINUTES * 60 }));

/** Deletes the cookie once its token is used. */
export const noLinkCookie = (): string => below(setCookie(COOKIE, '', { maxAge: 0 }));

/** Returns the token that a browser carries for this page, or null. */
export function carriedToken(cookies: Map<string, string>, page: LinkPage): string | null {
  const value = cookies.get(COOKIE) ?? '';
  return value.startsWith(`${page}:`) ? value.slice(page.length + 1) : null;
}
