import { KeepersError } from '@/domain/errors';
import { pool, transaction } from '@/server/database/pool';
import { USER_COOKIE } from '@/server/grants/session';
import { setCookie } from '@/server/http/cookies';
import { payload } from '@/server/payload';

const FORTNIGHT = 14 * 24 * 3600;

/** A signed-in browser: its cookie, and who it is. */
export interface SignedInBrowser {
  cookie: string;
  userId: string;
  /** Whether this person works in an account (and belongs in the admin). */
  staff: boolean;
}

interface LoginState {
  login_attempts: number;
  lock_until: Date | null;
}

/**
 * Payload keeps a person's sessions as one list and writes it whole: of two sign-ins at once the later would wipe out the
 * earlier's session. They wait for each other instead.
 */
function oneAtATime<T>(email: string, login: () => Promise<T>): Promise<T> {
  return transaction(async (sql) => {
    await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sign-in:${email}`]);
    return login();
  });
}

async function stateOf(email: string): Promise<LoginState | null> {
  const { rows } = await pool().query<LoginState>(
    'select coalesce(login_attempts, 0)::int as login_attempts, lock_until from users where email = $1',
    [email],
  );
  return rows[0] ?? null;
}

/**
 * Signs somebody in. Throws INVALID_LOGIN, ACCOUNT_LOCKED, or LAST_TRY_BEFORE_LOCK when one more wrong try locks.
 */
export async function signIn(email: string, password: string): Promise<SignedInBrowser> {
  const address = email.trim().toLowerCase();
  const before = await stateOf(address);
  if (before?.lock_until && before.lock_until > new Date()) throw new KeepersError('ACCOUNT_LOCKED');
  try {
    const result = await oneAtATime(address, () =>
      payload().login({
        collection: 'users',
        data: { email: address, password },
        depth: 0,
      }),
    );
    const user = result.user as { id: string; account?: string | null; operator?: boolean | null };
    const cookie = setCookie(USER_COOKIE, result.token ?? '', { maxAge: FORTNIGHT });
    return { cookie, userId: user.id, staff: Boolean(user.account || user.operator) };
  } catch (error) {
    if ((error as { status?: number }).status === undefined) throw error;
    const after = await stateOf(address);
    if (after?.lock_until && after.lock_until > new Date()) throw new KeepersError('ACCOUNT_LOCKED');
    const limit = payload().collections.users.config.auth.maxLoginAttempts;
    throw new KeepersError(
      after && after.login_attempts === limit - 1 ? 'LAST_TRY_BEFORE_LOCK' : 'INVALID_LOGIN',
    );
  }
}

/** Ends one browser's session: its row goes, and with it every right of its cookie. */
export async function signOut(sessionId: string | null): Promise<string> {
  if (sessionId) await pool().query('delete from users_sessions where id = $1', [sessionId]);
  return setCookie(USER_COOKIE, '', { maxAge: 0 });
}
