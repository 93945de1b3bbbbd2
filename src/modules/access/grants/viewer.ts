import { accountOf, roleOf } from '@/core/access/person';
import { isStaff, type Role } from '@/core/access/roles';
import { errorOf, requireAllowed } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { noteViewer } from '@/modules/access/audit/actor';
import { type EventRow, openNow } from '@/modules/access/project-repo';
import { decidePaused } from '@/modules/access/rules/project';
import { allow } from '@/modules/access/table';
import { type Door, type Entrance, findEntrance } from './entrance';
import { carriedGrants, carriesGrant, grantIdFor } from './grant-cookie';
import { findGrant, findGrantOfUser, type GrantRow } from './repo';

/** Who a person is in one project. */
export interface Viewer {
  role: Role;
  /** Present for guests and clients. */
  grant: GrantRow | null;
  /** The signed-in person, if any. */
  user: { id: string; name: string | null; sessionId: string } | null;
  /** The name others see beside a pick, when it is known. */
  name: string | null;
  /** Somebody of the account who looks as a guest or a client would, also where the project is closed to those. */
  preview?: true;
}

/** A request that entered a project: the project, and the person it comes from. */
export interface Entered {
  event: EventRow;
  viewer: Viewer;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True for what our ids look like; anything else is simply not there. */
export const isId = (id: unknown): id is string => typeof id === 'string' && UUID.test(id);

/** Who the request is in this project; `anonymous` when it has no right there. `shown`: its grant, if known already. */
export async function viewerOf(
  context: RequestContext,
  event: EventRow,
  shown?: GrantRow | null,
): Promise<Viewer> {
  const session = await context.session();
  const user = session?.user ?? null;
  const known = session
    ? { id: session.user.id, name: session.user.first_name ?? null, sessionId: session.id }
    : null;
  const role = roleOf(user);
  if (role === 'operator' || (isStaff(role) && accountOf(user) === event.account_id)) {
    const self = { grant: null, user: known, name: known?.name ?? null };
    return context.as
      ? { ...self, role: context.as === 'guest' ? 'guest' : 'client', preview: true }
      : { ...self, role };
  }
  const grantId = grantIdFor(context.cookies, event.id);
  const carried =
    shown === undefined ? grantId && isId(grantId) && (await findGrant(grantId, event.id)) : shown;
  const grant = carried || (known ? await findGrantOfUser(known.id, event.id) : null);
  if (!grant) return { role: 'anonymous', grant: null, user: known, name: null };
  return { role: grant.role, grant, user: known, name: grant.name ?? known?.name ?? null };
}

/**
 * The project behind a door and who the request is there, for something that wants `permission`.
 * Throws as the contract says: not there and not yours are one answer; a guest is asked to become somebody (401); the
 * holder of a living grant of a closed project hears why.
 */
export async function enterBy(
  context: RequestContext,
  door: Door,
  permission: string,
): Promise<Entered & Pick<Entrance, 'thing'>> {
  const found = await findBehind(context, door);
  if (!found || found.viewer.role === 'anonymous') throw await notThere(context);
  return admit(found, permission);
}

/** What stands behind a door, and who the request is there; decides nothing. Null where there is nothing. */
export async function findBehind(
  context: RequestContext,
  door: Door,
): Promise<(Entered & Pick<Entrance, 'thing'>) | null> {
  const grants = carriedGrants(context.cookies, 'event' in door ? door.event : undefined).filter(isId);
  const entrance = Object.values(door).every(isId) ? await findEntrance(door, grants) : null;
  if (!entrance) return null;
  const { event, grant, thing, withheld } = entrance;
  const viewer = await viewerOf(context, event, grant);
  return withheld && allow(viewer.role, 'private.read') === 'none' ? null : { event, thing, viewer };
}

/** Lets somebody who is known in a project come in for something that wants `permission`; throws as `enterBy` does. */
export function admit<T extends Entered>(found: T, permission: string): T {
  const { event, viewer } = found;
  noteViewer(viewer);
  if (!isStaff(viewer.role) && !viewer.preview) {
    const open = openNow(event);
    if (!open.allowed) throw errorOf(open);
  }
  const may = allow(viewer.role, permission) !== 'none';
  if (may) requireLive(found, permission);
  if (!may) {
    throw new KeepersError(
      viewer.role === 'guest' || viewer.role === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
    );
  }
  return found;
}

/** Throws GALLERY_PAUSED where guests or clients want to change something of a studio that is switched off. */
export function requireLive({ event, viewer }: Entered, permission: string): void {
  if (!isStaff(viewer.role)) requireAllowed(decidePaused(event.paused, permission));
}

/** Enters a project by its id; see `enterBy`. */
export const enter = (context: RequestContext, eventId: string, permission: string): Promise<Entered> =>
  enterBy(context, { event: eventId }, permission);

/** The refusal for a thing that does not exist or is another's: the same bytes for both. */
export async function notThere(context: RequestContext): Promise<KeepersError> {
  const known = (await context.session()) !== null || carriesGrant(context.cookies);
  return new KeepersError(known ? 'NOT_FOUND' : 'UNAUTHENTICATED');
}
