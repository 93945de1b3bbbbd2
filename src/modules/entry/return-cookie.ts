import { isSigned, sign } from '@/core/crypto';
import { setCookie } from '@/core/http/cookies';

const COOKIE = 'keepers_return';
const PURPOSE = 'entry.return';
const MINUTES = 30;

const LEFT = 'keepers_left';
const LEAVING = 'entry.left';

/** Returns a cookie of a studio's host: this browser left it to sign in for a project, and may return with a token. */
export const leftCookie = (event: string): string =>
  setCookie(LEFT, `${event} ${sign(LEAVING, event)}`, { maxAge: MINUTES * 60 });

/** Returns the cookie line that forgets it. */
export const forgetLeft = (): string => setCookie(LEFT, '', { maxAge: 0 });

/** Whether this browser left the host to sign in for this project. */
export function hasLeft(cookies: Map<string, string>, event: string): boolean {
  const [of = '', mark = ''] = (cookies.get(LEFT) ?? '').split(' ');
  return of === event && isSigned(LEAVING, of, mark);
}

/** Limits the cookie to the pages of signing in. */
const ofUsers = (line: string): string => line.replace('Path=/', 'Path=/users');

/** Returns a cookie that keeps, while a person signs in for a project, the studio's host they came from. */
export const returnCookie = (event: string, origin: string): string =>
  ofUsers(
    setCookie(COOKIE, `${event} ${origin} ${sign(PURPOSE, `${event} ${origin}`)}`, { maxAge: MINUTES * 60 }),
  );

/** Returns the cookie line that forgets it. */
export const forgetReturn = (): string => ofUsers(setCookie(COOKIE, '', { maxAge: 0 }));

/** Returns the project that a person signs in for and the origin they came from; null without a cookie that we signed. */
export function readReturn(cookies: Map<string, string>): { event: string; origin: string } | null {
  const [event = '', origin = '', mark = ''] = (cookies.get(COOKIE) ?? '').split(' ');
  return isSigned(PURPOSE, `${event} ${origin}`, mark) ? { event, origin } : null;
}
