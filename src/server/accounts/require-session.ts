import { KeepersError } from '@/domain/errors';
import { type Session, USER_COOKIE } from '@/server/grants/session';
import type { RequestContext } from '@/server/http/request-context';

/** Who is signed in. Throws UNAUTHENTICATED, or SESSION_EXPIRED for a session that has ended, with the way to sign in. */
export async function requireSession(context: RequestContext): Promise<Session> {
  const session = await context.session();
  if (session) return session;
  const code = context.cookies.get(USER_COOKIE) ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED';
  throw Object.assign(new KeepersError(code), { path: '/users/sign_in' });
}
