import { createHmac, randomUUID } from 'node:crypto';
import type { Sql } from '@/core/db/pool';
import { setCookie } from '@/core/http/cookies';
import { payloadKey, USER_COOKIE } from '@/modules/access/grants/session';
import { insertSession, type Way } from '@/modules/identity/queries/sessions';
import { browserName } from '@/modules/identity/rules/browser-name';
import { SESSION_DAYS } from '@/modules/identity/rules/sign-in';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Returns the token of a session in Payload's format: HS256, with Payload's `authVersion` in the header. `expires` in
 * milliseconds.
 */
function signSession(
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

const DAY = 24 * 3600;

/** Opens a session: its row, its details, and the cookie that carries it. Rows are written one by one. */
export async function openSession(
  sql: Sql,
  user: { id: string; email: string },
  { agent, way }: { agent: string | null; way: Way },
): Promise<{ id: string; cookie: string }> {
  const id = randomUUID();
  const expires = Date.now() + SESSION_DAYS * DAY * 1000;
  await insertSession(sql, user.id, { id, expires: new Date(expires), ...browserName(agent), way });
  const cookie = setCookie(USER_COOKIE, signSession(user, id, expires), { maxAge: SESSION_DAYS * DAY });
  return { id, cookie };
}
