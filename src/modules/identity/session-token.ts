import { createHmac } from 'node:crypto';
import { payloadKey } from '@/modules/access/grants/session';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token of a session as Payload reads it: HS256, its own version in the head. `expires` in milliseconds. */
export function signSession(
  user: { id: string; email: string },
  sessionId: string,
  expires: number,
  now = Date.now(),
): string {
  const seconds = (time: number) => Math.floor(time / 1000);
  const claims = { id: user.id, collection: 'users', email: user.email, sid: sessionId };
  const text = [
    part({ alg: 'HS256', authVersion: 1, typ: 'JWT' }),
    part({ ...claims, iat: seconds(now), exp: seconds(expires) }),
  ].join('.');
  return `${text}.${createHmac('sha256', payloadKey()).update(text).digest('base64url')}`;
}
