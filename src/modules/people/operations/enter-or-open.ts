import { isKeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { withCookie } from '@/core/http/request-headers';
import { type Authorized, authorize, isId } from '@/modules/access/grants/viewer';
import { findEvent } from '@/modules/access/queries';
import { contextOf } from '@/modules/access/read-context';
import { enterProject } from './enter-project';

/** Returns the same request with an additional cookie that was just set. */
export function carrying(context: RequestContext, cookie: string): RequestContext {
  return contextOf(withCookie(context.headers, cookie.split(';')[0] ?? ''));
}

/**
 * Like `authorize`, but opens a public project for a requester without a grant: creates a guest grant, which `cookie`
 * carries.
 */
export async function enterOrOpen(
  context: RequestContext,
  eventId: string,
  permission: string,
): Promise<Authorized & { cookies: string[] }> {
  try {
    return { ...(await authorize(context, eventId, permission)), cookies: [] };
  } catch (error) {
    if (!isKeepersError(error) || (error.code !== 'UNAUTHENTICATED' && error.code !== 'NOT_FOUND'))
      throw error;
    const event = isId(eventId) ? await findEvent(eventId) : null;
    if (!event?.available_public) throw error;
    const { cookie } = await enterProject(context, { event: event.id, guest: true }).catch(() => {
      throw error;
    });
    return { ...(await authorize(carrying(context, cookie), eventId, permission)), cookies: [cookie] };
  }
}
