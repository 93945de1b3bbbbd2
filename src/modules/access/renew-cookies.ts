import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSigned, sign } from '@/core/crypto';
import { env } from '@/core/env';
import { setCookie } from '@/core/http/cookies';
import { payloadKey, readToken, signedByFormer, USER_COOKIE } from '@/modules/access/grants/session';

const YEAR = 365 * 24 * 3600;
const GRANT = /^kg_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** The same session, signed by today's secret; null where it is already, or is none. */
function renewSession(token: string | undefined): { value: string; maxAge: number } | null {
  const claims = signedByFormer(token) ? readToken(token) : null;
  if (!claims) return null;
  const text = (token ?? '').split('.').slice(0, 2).join('.');
  const value = `${text}.${createHmac('sha256', payloadKey()).update(text).digest('base64url')}`;
  return { value, maxAge: Math.max(1, Math.floor(claims.exp - Date.now() / 1000)) };
}

/** The same grant, signed by today's secret; null where it is already, or is none. */
function renewGrant(name: string, value: string): { value: string; maxAge: number } | null {
  const event = GRANT.exec(name)?.slice(1).join('-');
  const [id = '', mark = ''] = value.split('.');
  if (!event || !id || mark === sign('grant', `${event}:${id}`)) return null;
  if (!isSigned('grant', `${event}:${id}`, mark)) return null;
  return { value: `${id}.${sign('grant', `${event}:${id}`)}`, maxAge: YEAR };
}

/**
 * After a rotation: gives a browser its sessions and grants signed by today's secret, in the request as it goes on and in
 * the answer, so that nobody is signed out when the former secret is forgotten. Costs nothing where none was rotated.
 */
export function renewCookies(
  request: IncomingMessage,
  response: ServerResponse,
  cookies: Map<string, string>,
): void {
  if (env().formerSecrets.length === 0) return;
  let changed = false;
  for (const [name, value] of cookies) {
    const anew = name === USER_COOKIE ? renewSession(value) : renewGrant(name, value);
    if (!anew) continue;
    changed = true;
    cookies.set(name, anew.value);
    response.appendHeader('Set-Cookie', setCookie(name, anew.value, { maxAge: anew.maxAge }));
  }
  if (changed)
    request.headers.cookie = [...cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
}
