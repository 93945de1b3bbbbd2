import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns the user of a signed request, which Facebook sends when someone removes the app; null where the signature is
 * not the app's (https://developers.facebook.com/docs/facebook-login/guides/advanced/data-deletion).
 */
export function readSignedRequest(secret: string, signed: string): string | null {
  const [mark = '', payload = ''] = signed.split('.');
  const right = createHmac('sha256', secret).update(payload).digest();
  const given = Buffer.from(mark, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  try {
    const { user_id: user, algorithm } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as {
      user_id?: unknown;
      algorithm?: unknown;
    };
    return algorithm === 'HMAC-SHA256' && typeof user === 'string' && user !== '' ? user : null;
  } catch {
    return null;
  }
}
