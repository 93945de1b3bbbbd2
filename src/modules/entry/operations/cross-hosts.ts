import { accountOf } from '@/core/access/person';
import { errorOf } from '@/core/errors/decision';
import type { RequestContext } from '@/core/http/request-context';
import { takeCrossing, writeCrossing } from '@/modules/access/grants/crossing';
import { grantCookie } from '@/modules/access/grants/grant-cookie';
import { viewerOf } from '@/modules/access/grants/viewer';
import { openNow } from '@/modules/access/open-now';
import { findEvent } from '@/modules/access/queries';
import { allow } from '@/modules/access/table';
import { readReturn } from '@/modules/entry/return-cookie';
import { introduceSelf } from '@/modules/people/operations/introduce-self';

/**
 * Takes the grant that a token carries to the requested studio's host, and returns its cookie; null for an invalid or used
 * token, for a project that is not served on this host, and in a browser that is a client there already. Throws, with the
 * `event`, why an existing project is closed.
 */
export async function takeGrant(
  context: RequestContext,
  eventId: string,
  token: string,
): Promise<string | null> {
  if (context.site === null) return null;
  const grant = await takeCrossing({ event: eventId, to: context.site }, token);
  const event = grant && (await findEvent(eventId));
  if (!grant || event?.account_id !== context.site) return null;
  const open = openNow(event);
  if (!open.allowed) throw Object.assign(errorOf(open), { event, by: { grant: grant.id } });
  const { role } = await viewerOf(context, event);
  return role === 'client' ? null : grantCookie(event.id, grant.id);
}

/**
 * Returns the address on the studio's host where a person who came from there to sign in goes on, with a token for the
 * grant they have now; null if they did not come from one, and for the studio's own people, who are signed in on the
 * platform alone. The token carries no user: one who came as a visitor gives the grant their name.
 */
export async function returnToHost(
  context: RequestContext,
  eventId: string,
  path: string,
): Promise<string | null> {
  const from = readReturn(context.cookies);
  const event = from?.event === eventId ? await findEvent(eventId) : null;
  if (!from || !event) return null;
  const user = await context.user();
  const viewer = await viewerOf(context, event);
  const { grant } = viewer;
  if (!user || !grant || accountOf(user) === event.account_id) return null;
  const nameless = !grant.client_id && !grant.user_id && !grant.name;
  if (nameless && allow(viewer.role, 'person.introduce') !== 'none')
    await introduceSelf(
      { event, viewer },
      { name: user.first_name ?? undefined, email: user.email ?? undefined },
    );
  const address = new URL(path, from.origin);
  address.searchParams.set('t', writeCrossing({ event: event.id, grant: grant.id, to: event.account_id }));
  return address.href;
}
