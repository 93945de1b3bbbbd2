import { pool, type Sql } from '@/core/db/pool';

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

/** Deletes a user's expired sessions, and writes a new one with its details. */
export async function insertSession(
  sql: Sql,
  user: string,
  session: { id: string; expires: Date; browser: string | null; system: string | null; way: Way },
): Promise<void> {
  await sql.query('delete from users_sessions where _parent_id = $1 and expires_at < now()', [user]);
  await sql.query(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     select coalesce(max(_order), 0) + 1, $1, $2, now(), $3 from users_sessions where _parent_id = $1`,
    [user, session.id, session.expires],
  );
  await sql.query(
    'insert into session_notes (session_id, user_id, browser, system, way) values ($1, $2, $3, $4, $5)',
    [session.id, user, session.browser, session.system, session.way],
  );
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
