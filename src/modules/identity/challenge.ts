import { firstUse } from '@/core/captcha/queries';
import { isSigned, randomToken, sign } from '@/core/crypto';
import { setCookie } from '@/core/http/cookies';

const COOKIE = 'keepers_challenge';
const MINUTES = 5;

const below = (line: string) => line.replace('Path=/', 'Path=/users');

/** Returns a passkey challenge for one user and one purpose, with the cookie that carries it. */
export function newChallenge(purpose: string, user: string): { challenge: string; cookie: string } {
  const challenge = randomToken(32);
  const text = `${challenge}.${Date.now() + MINUTES * 60_000}`;
  const cookie = setCookie(COOKIE, `${text}.${sign('challenge', `${purpose}:${user}:${text}`)}`, {
    maxAge: MINUTES * 60,
  });
  return { challenge, cookie: below(cookie) };
}

/** Returns this browser's challenge for a purpose, and consumes it. Null: none, another user's, expired, or used. */
export async function takeChallenge(
  cookies: Map<string, string>,
  purpose: string,
  user: string,
): Promise<string | null> {
  const [challenge = '', ends = '', mark = ''] = (cookies.get(COOKIE) ?? '').split('.');
  if (!isSigned('challenge', `${purpose}:${user}:${challenge}.${ends}`, mark)) return null;
  if (Number(ends) < Date.now()) return null;
  return (await firstUse('challenge', challenge, new Date(Number(ends)))) ? challenge : null;
}
