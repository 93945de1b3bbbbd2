import { firstUse } from '@/core/captcha/use-once';
import { isSigned, randomToken, sign } from '@/core/crypto';
import { isId } from './viewer';

/** Seconds in which somebody crosses from a site's host to the platform's. */
const SECONDS = 60;
const PURPOSE = 'entry.cross';

/** What somebody proved on a site's host, for the platform's, where galleries are. */
export interface Crossing {
  event: string;
  role: 'guest' | 'client';
  client: string | null;
}

/** A token that carries it over once. It names nobody and opens nothing afterwards. */
export function writeCrossing({ event, role, client }: Crossing, now = Date.now()): string {
  const said = [role, client ?? '', Math.floor(now / 1000) + SECONDS, randomToken(9)].join('.');
  return `${said}.${sign(PURPOSE, `${event}.${said}`)}`;
}

/** What a token for this project carries; null for one that is not ours, too old, or was used. */
export async function takeCrossing(event: string, token: string, now = Date.now()): Promise<Crossing | null> {
  const [role, client = '', ends = '', nonce = '', mark = ''] = token.slice(0, 300).split('.');
  const known = role === 'guest' || role === 'client' ? role : null;
  if (!known || !isId(event) || !isSigned(PURPOSE, [event, role, client, ends, nonce].join('.'), mark))
    return null;
  const expires = new Date(Number(ends) * 1000);
  if (expires.getTime() < now || !(await firstUse(PURPOSE, token, expires))) return null;
  return { event, role: known, client: client || null };
}
