import { isSigned, randomToken, sign } from '@/core/crypto';
import { setCookie } from '@/core/http/cookies';

const COOKIE = 'keepers_pending';
const MINUTES = 10;

/** A user who entered their password and needs a second factor, and their target after signing in. */
export interface Pending {
  user: string;
  onward: { i?: string | undefined; c?: string | undefined; back?: string | undefined };
  /** Identifies this sign-in: challenges are bound to it. */
  nonce: string;
}

const below = (line: string) => line.replace('Path=/', 'Path=/users');

/** Returns the cookie that carries a half-finished sign-in for ten minutes; it opens only the second step. */
export function pendingCookie(user: string, { i, c, back }: Pending['onward']): string {
  const ends = Date.now() + MINUTES * 60_000;
  const body = Buffer.from(
    JSON.stringify({ user, onward: { i, c, back }, nonce: randomToken(16), ends }),
  ).toString('base64url');
  return below(setCookie(COOKIE, `${body}.${sign('pending', body)}`, { maxAge: MINUTES * 60 }));
}

export const noPendingCookie = (): string => below(setCookie(COOKIE, '', { maxAge: 0 }));

/** Returns the half-finished sign-in of a browser, if its signature is valid and it has not expired. */
export function readPending(cookies: Map<string, string>, now = Date.now()): Pending | null {
  const [body = '', mark = ''] = (cookies.get(COOKIE) ?? '').split('.');
  if (!body || !isSigned('pending', body, mark)) return null;
  const pending = JSON.parse(Buffer.from(body, 'base64url').toString()) as Pending & { ends: number };
  return pending.ends > now ? pending : null;
}
