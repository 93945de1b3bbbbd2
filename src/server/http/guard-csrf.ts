import { KeepersError } from '@/domain/errors';
import { carriesGrant } from '@/server/grants/grant-cookie';
import { USER_COOKIE } from '@/server/grants/session';
import { csrfValid } from './csrf';
import type { RequestContext } from './request-context';

/**
 * A write that rides on a cookie must prove that it comes from a page of the same session: by the header
 * `X-CSRF-Token`, or by the form's `field`. Throws INVALID_CSRF_TOKEN.
 */
export function guardCsrf(context: RequestContext, field?: unknown): void {
  const byCookie = context.cookies.has(USER_COOKIE) || carriesGrant(context.cookies);
  if (!byCookie) return;
  const token = context.headers.get('x-csrf-token') ?? (typeof field === 'string' ? field : null);
  if (!csrfValid(context.sessionId, token)) throw new KeepersError('INVALID_CSRF_TOKEN');
}
