import { KeepersError } from '@/core/errors/errors';
import { csrfValid } from '@/core/http/csrf';
import type { RequestContext } from '@/core/http/request-context';
import { carriesGrant } from '@/modules/access/grants/grant-cookie';
import { USER_COOKIE } from '@/modules/access/grants/session';

/**
 * Checks that a write with a session cookie comes from a page of the same session: by the header `X-CSRF-Token`, or by
 * the form's `field`. Throws INVALID_CSRF_TOKEN.
 */
export function guardCsrf(context: RequestContext, field?: unknown): void {
  const byCookie = context.cookies.has(USER_COOKIE) || carriesGrant(context.cookies);
  if (!byCookie) return;
  const token = context.headers.get('x-csrf-token') ?? (typeof field === 'string' ? field : null);
  if (!csrfValid(context.sessionId, token)) throw new KeepersError('INVALID_CSRF_TOKEN');
}
