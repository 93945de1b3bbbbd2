import { firstUse } from '@/core/captcha/queries';
import { isSigned, randomToken, sign } from '@/core/crypto';
import { findGrant, type GrantRow } from './queries';
import { isId } from './viewer';

/** Seconds for which a token for crossing between hosts is valid. */
const SECONDS = 60;
const PURPOSE = 'grant.cross';

/** What a token carries from the platform to the hosts of a studio: a person's grant of one project, and no user. */
export interface Crossing {
  event: string;
  grant: string;
  /** The studio's account. */
  to: string;
}

/** Returns a token that carries a grant to a studio's host: valid once, for a minute. */
export function writeCrossing({ event, grant, to }: Crossing, now = Date.now()): string {
  const said = [grant, Math.floor(now / 1000) + SECONDS, randomToken(9)].join('.');
  return `${said}.${sign(PURPOSE, `${to}.${event}.${said}`)}`;
}

/**
 * Returns the grant that a token carries to this studio and consumes the token; null for a forged, expired or used one,
 * one for another project or studio, and a grant that was revoked or expired meanwhile.
 */
export async function takeCrossing(
  { event, to }: Pick<Crossing, 'event' | 'to'>,
  token: string,
  now = Date.now(),
): Promise<GrantRow | null> {
  const [grant = '', ends = '', nonce = '', mark = ''] = token.slice(0, 300).split('.');
  if (!isId(grant) || !isId(event)) return null;
  if (!isSigned(PURPOSE, [to, event, grant, ends, nonce].join('.'), mark)) return null;
  const expires = new Date(Number(ends) * 1000);
  // By its nonce: the token's text may be followed by anything.
  if (expires.getTime() < now || !(await firstUse(PURPOSE, nonce, expires))) return null;
  return findGrant(grant, event);
}
