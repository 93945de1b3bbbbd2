import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSigned, sign } from '@/core/crypto';
import { env } from '@/core/env';
import { setCookie } from '@/core/http/cookies';
import { payloadKey, readToken, signedByFormer, USER_COOKIE } from '@/modules/access/grants/session';

const YEAR = 365 * 24 * 3600;
const GRANT = /^kg_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** Returns the same session signed with the current secret; null if it already is, or is not valid. */
function renewSession(token: string | undefined): { value: string; maxAge: number } | null {
  const claims = signedByFormer(token) ? readToken(token) : null;
  if (!claims) return null;
  const text = (token ?? '').split('.').slice(0, 2).join('.');
  const value = `${text}.${createHmac('sha256', payloadKey()).update(text).digest('base64url')}`;
  return { value, maxAge: Math.max(1, Math.floor(claims.exp - Date.now() / 1000)) };
}

/** Returns the same grant signed with the current secret; null if it already is, or is not valid. */
function renewGrant(name: string, value: string): { value: string; maxAge: number } | null {
  const event = GRANT.exec(name)?.slice(1).join('-');
  const [id = '', mark = ''] = value.split('.');
  if (!event || !id || mark === sign('grant', `${event}:${id}`)) return null;
  if (!isSigned('grant', `${event}:${id}`, mark)) return null;
  return { value: `${id}.${sign('grant', `${event}:${id}`)}`, maxAge: YEAR };
}

/**
 * After a rotation of the secret: re-signs a browser's sessions and grants, both in the forwarded request and in the
 * response, so that they stay valid when the former secret is dropped. Does nothing without a rotation.
 */
export function renewCookies(
  request: IncomingMessage,
  response: ServerResponse,
  cookies: Map<string, string>,
): void {
  if (env().formerSecrets.length === 0) return;
  let changed = false;
  for (const [name, value] of cookies) {
    const renewed = name === USER_COOKIE ? renewSession(value) : renewGrant(name, value);
    if (!renewed) continue;
    changed = true;
    cookies.set(name, renewed.value);
    response.appendHeader('Set-Cookie', setCookie(name, renewed.value, { maxAge: renewed.maxAge }));
  }
  if (changed)
    request.headers.cookie = [...cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
}
