import { firstUse } from '@/core/captcha/queries';
import { isSigned, randomToken, sign } from '@/core/crypto';
import { isId } from './viewer';

/** Seconds for which a token for the crossing from a site's host to the platform's is valid. */
const SECONDS = 60;
const PURPOSE = 'entry.cross';

/** What a visitor proved on a site's host, for use on the platform's host, where galleries are served. */
export interface Crossing {
  event: string;
  role: 'guest' | 'client';
  client: string | null;
}

/** Returns a single-use token that carries the crossing. It contains no person's name. */
export function writeCrossing({ event, role, client }: Crossing, now = Date.now()): string {
  const said = [role, client ?? '', Math.floor(now / 1000) + SECONDS, randomToken(9)].join('.');
  return `${said}.${sign(PURPOSE, `${event}.${said}`)}`;
}

/** Returns the content of a token for this project, and consumes it; null for a forged, expired or used token. */
export async function takeCrossing(event: string, token: string, now = Date.now()): Promise<Crossing | null> {
  const [role, client = '', ends = '', nonce = '', mark = ''] = token.slice(0, 300).split('.');
  const known = role === 'guest' || role === 'client' ? role : null;
  if (!known || !isId(event) || !isSigned(PURPOSE, [event, role, client, ends, nonce].join('.'), mark))
    return null;
  const expires = new Date(Number(ends) * 1000);
  if (expires.getTime() < now || !(await firstUse(PURPOSE, token, expires))) return null;
  return { event, role: known, client: client || null };
}
