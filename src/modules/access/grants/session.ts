import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Session } from '@/core/access/person';
import { env } from '@/core/env';
import { once } from '@/core/process/state';
import { findSession } from './queries';

/** The cookie in which Payload keeps its session. */
export const USER_COOKIE = 'keepers-token';

/** Payload derives its signing key this way; its tokens are plain HS256. */
const keyOf = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 32);
export const payloadKey = () => once('payload-key', () => keyOf(env().secret));
const formerKeys = () => once('payload-keys-former', () => env().formerSecrets.map(keyOf));

interface Claims {
  id: string;
  sid: string;
  exp: number;
}

/** Whether a token is valid but signed with a secret from before a rotation, which Payload does not accept. */
export function signedByFormer(token: string | undefined): boolean {
  return readToken(token) !== null && !signatureFits(token ?? '', [payloadKey()]);
}

function signatureFits(token: string, keys: string[]): boolean {
  const at = token.lastIndexOf('.');
  const given = Buffer.from(token.slice(at + 1), 'base64url');
  return keys.some((key) => {
    const expected = createHmac('sha256', key).update(token.slice(0, at)).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Returns the claims of a session token with a valid signature and time, without a query. */
export function readToken(token: string | undefined): Claims | null {
  const [head, body, signature] = (token ?? '').split('.');
  if (!head || !body || !signature) return null;
  if (!signatureFits(`${head}.${body}.${signature}`, [payloadKey(), ...formerKeys()])) return null;
  try {
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Partial<Claims> & {
      collection?: string;
    };
    if (claims.collection !== 'users' || !claims.id || !claims.sid || !claims.exp) return null;
    return claims.exp * 1000 > Date.now() ? { id: claims.id, sid: claims.sid, exp: claims.exp } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the signed-in person of these cookies: checks the signature, and the session row, which signing out deletes.
 */
export async function readSession(cookies: Map<string, string>): Promise<Session | null> {
  const claims = readToken(cookies.get(USER_COOKIE));
  if (!claims) return null;
  const user = await findSession(claims.id, claims.sid);
  return user && { id: claims.sid, user };
}
