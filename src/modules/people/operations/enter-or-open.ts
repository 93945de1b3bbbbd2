import { isKeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { withCookie } from '@/core/http/request-headers';
import { type Entered, enter, isId } from '@/modules/access/grants/viewer';
import { findEvent } from '@/modules/access/project-repo';
import { contextOf } from '@/modules/access/read-context';
import { enterProject } from './enter-project';

/** The same request, now also carrying a cookie it was just given. */
export function carrying(context: RequestContext, cookie: string): RequestContext {
  return contextOf(withCookie(context.headers, cookie.split(';')[0] ?? ''));
}

/**
 * Like `enter`, but a public project opens for whoever has no grant yet: a guest is made, and `cookie` carries it.
 */
export async function enterOrOpen(
  context: RequestContext,
  eventId: string,
  permission: string,
): Promise<Entered & { cookies: string[] }> {
  try {
    return { ...(await enter(context, eventId, permission)), cookies: [] };
  } catch (error) {
    if (!isKeepersError(error) || (error.code !== 'UNAUTHENTICATED' && error.code !== 'NOT_FOUND'))
      throw error;
    const event = isId(eventId) ? await findEvent(eventId) : null;
    if (!event?.available_public) throw error;
    const { cookie } = await enterProject(context, { event: event.id, guest: true }).catch(() => {
      throw error;
    });
    return { ...(await enter(carrying(context, cookie), eventId, permission)), cookies: [cookie] };
  }
}
