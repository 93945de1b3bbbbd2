import type { Session } from '@/core/access/person';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { USER_COOKIE } from '@/modules/access/grants/session';

/**
 * Returns the session of a signed-in user. Throws UNAUTHENTICATED, or SESSION_EXPIRED for an ended one, with the way to
 * sign in.
 */
export async function requireSession(context: RequestContext): Promise<Session> {
  const session = await context.session();
  if (session) return session;
  const code = context.cookies.get(USER_COOKIE) ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED';
  throw Object.assign(new KeepersError(code), { path: '/users/sign_in' });
}
