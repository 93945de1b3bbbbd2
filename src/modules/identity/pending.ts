import { isSigned, randomToken, sign } from '@/core/crypto';
import { setCookie } from '@/core/http/cookies';

const COOKIE = 'keepers_pending';
const MINUTES = 10;

/** Somebody who proved their password and is asked for more, and where they wanted to go. */
export interface Pending {
  user: string;
  onward: { i?: string | undefined; c?: string | undefined; back?: string | undefined };
  /** Names this one sign-in: challenges are made for it. */
  nonce: string;
}

const below = (line: string) => line.replace('Path=/', 'Path=/users');

/** The cookie that carries a half-finished sign-in for ten minutes; it opens nothing but the question for more. */
export function pendingCookie(user: string, { i, c, back }: Pending['onward']): string {
  const ends = Date.now() + MINUTES * 60_000;
  const body = Buffer.from(
    JSON.stringify({ user, onward: { i, c, back }, nonce: randomToken(16), ends }),
  ).toString('base64url');
  return below(setCookie(COOKIE, `${body}.${sign('pending', body)}`, { maxAge: MINUTES * 60 }));
}

export const noPendingCookie = (): string => below(setCookie(COOKIE, '', { maxAge: 0 }));

/** The half-finished sign-in of a browser, if we made it and it is not over. */
export function readPending(cookies: Map<string, string>, now = Date.now()): Pending | null {
  const [body = '', mark = ''] = (cookies.get(COOKIE) ?? '').split('.');
  if (!body || !isSigned('pending', body, mark)) return null;
  const pending = JSON.parse(Buffer.from(body, 'base64url').toString()) as Pending & { ends: number };
  return pending.ends > now ? pending : null;
}
