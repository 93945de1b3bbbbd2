import { createHmac, randomUUID } from 'node:crypto';
import { pool, type Sql } from '@/core/db/pool';
import { setCookie } from '@/core/http/cookies';
import { payloadKey, USER_COOKIE } from '@/modules/access/grants/session';
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

/** The method by which a session was opened. */
export type Way = 'password' | 'link' | 'passkey' | 'code' | 'recovery' | 'social';

/** One session of a user, for display. No IP address is stored. */
export interface SessionLine {
  id: string;
  browser: string | null;
  system: string | null;
  way: Way;
  created_at: string;
  seen_at: string;
  current: boolean;
}

/** Opens a session: its row, its details, and the cookie that carries it. Rows are written one by one. */
export async function openSession(
  sql: Sql,
  user: { id: string; email: string },
  { agent, way }: { agent: string | null; way: Way },
): Promise<{ id: string; cookie: string }> {
  const id = randomUUID();
  const expires = Date.now() + SESSION_DAYS * DAY * 1000;
  await sql.query('delete from users_sessions where _parent_id = $1 and expires_at < now()', [user.id]);
  await sql.query(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     select coalesce(max(_order), 0) + 1, $1, $2, now(), $3 from users_sessions where _parent_id = $1`,
    [user.id, id, new Date(expires)],
  );
  const { browser, system } = browserName(agent);
  await sql.query(
    'insert into session_notes (session_id, user_id, browser, system, way) values ($1, $2, $3, $4, $5)',
    [id, user.id, browser, system, way],
  );
  const cookie = setCookie(USER_COOKIE, signSession(user, id, expires), { maxAge: SESSION_DAYS * DAY });
  return { id, cookie };
}

/** Returns a user's sessions, the current one first. */
export async function listSessions(user: string, current: string): Promise<SessionLine[]> {
  const { rows } = await pool().query<SessionLine & { created_at: Date; seen_at: Date }>(
    `select s.id, n.browser, n.system, coalesce(n.way, 'password') as way, s.created_at,
            coalesce(n.seen_at, s.created_at) as seen_at, s.id = $2 as current
       from users_sessions s left join session_notes n on n.session_id = s.id
      where s._parent_id = $1 and s.expires_at > now() order by s.id = $2 desc, seen_at desc limit 100`,
    [user, current],
  );
  return rows.map((row) => ({
    ...row,
    created_at: new Date(row.created_at).toISOString(),
    seen_at: new Date(row.seen_at).toISOString(),
  }));
}

/**
 * Ends one session of a user; returns whether it was theirs. Its trigger closes pictures and live streams in every
 * process.
 */
export async function endSession(sql: Sql, user: string, session: string): Promise<boolean> {
  await sql.query('delete from session_notes where session_id = $1 and user_id = $2', [session, user]);
  const { rowCount } = await sql.query('delete from users_sessions where id = $1 and _parent_id = $2', [
    session,
    user,
  ]);
  return Boolean(rowCount);
}

/** Ends a user's sessions, all or all but one; returns how many. */
export async function endSessions(sql: Sql, user: string, except: string | null = null): Promise<number> {
  await sql.query('delete from session_notes where user_id = $1 and session_id is distinct from $2', [
    user,
    except,
  ]);
  const { rowCount } = await sql.query(
    'delete from users_sessions where _parent_id = $1 and id is distinct from $2',
    [user, except],
  );
  return rowCount ?? 0;
}
