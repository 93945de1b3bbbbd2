import { accountOf, roleOf } from '@/core/access/person';
import { isStaff, type Role } from '@/core/access/roles';
import { errorOf, requireAllowed } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { noteViewer } from '@/modules/access/audit/actor';
import { openNow } from '@/modules/access/open-now';
import type { EventRow } from '@/modules/access/queries';
import { decidePaused } from '@/modules/access/rules/project';
import { allow } from '@/modules/access/table';
import { type Entrance, findEntrance, type Route } from './entrance';
import { carriedGrants, carriesGrant, grantIdFor } from './grant-cookie';
import { findGrant, findGrantOfUser, type GrantRow } from './queries';

/** A person's role and grant in one project. */
export interface Viewer {
  role: Role;
  /** Present for guests and clients. */
  grant: GrantRow | null;
  /** The signed-in person, if any. */
  user: { id: string; name: string | null; sessionId: string } | null;
  /** The name that others see beside a pick, if known. */
  name: string | null;
  /** A user of the account who previews the gallery as a guest or client, even while it is closed to those. */
  preview?: true;
}

/** An authorized request: the project, and the person who sent it. */
export interface Authorized {
  event: EventRow;
  viewer: Viewer;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a value has the format of our ids; other values are treated as not found. */
export const isId = (id: unknown): id is string => typeof id === 'string' && UUID.test(id);

/** Whether the request is to a host of another studio than the project's. */
const elsewhere = ({ site }: RequestContext, event: EventRow): boolean =>
  site !== null && site !== event.account_id;

/**
 * Returns the requester's role in this project; `anonymous` without access, and on another studio's host. `shown`: the
 * grant, if known already. Throws PREVIEW_ONLY for a change that staff send from a preview.
 */
export async function viewerOf(
  context: RequestContext,
  event: EventRow,
  shown?: GrantRow | null,
): Promise<Viewer> {
  if (elsewhere(context, event)) return { role: 'anonymous', grant: null, user: null, name: null };
  const session = await context.session();
  const user = session?.user ?? null;
  const known = session
    ? { id: session.user.id, name: session.user.first_name ?? null, sessionId: session.id }
    : null;
  const role = roleOf(user);
  if (role === 'operator' || (isStaff(role) && accountOf(user) === event.account_id)) {
    if (context.as === 'write') throw new KeepersError('PREVIEW_ONLY');
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
 * Returns the addressed project and the requester in it, and checks `permission`. Throws the same NOT_FOUND for a
 * missing project and for no access, 401 for a guest who must sign in, and the reason for the holder of a valid grant
 * of a closed project.
 */
export async function authorizeBy(
  context: RequestContext,
  route: Route,
  permission: string,
): Promise<Authorized & Pick<Entrance, 'thing'>> {
  const found = await findBehind(context, route);
  // A studio's host has no list of all projects to hide: what is not that studio's is not found, even by strangers.
  if (!found && context.site !== null) throw new KeepersError('NOT_FOUND');
  if (!found || found.viewer.role === 'anonymous') throw await notThere(context);
  return requirePermission(found, permission);
}

/**
 * Returns the addressed project and the requester in it without checking a permission; null if it does not exist, and
 * on another studio's host.
 */
export async function findBehind(
  context: RequestContext,
  route: Route,
): Promise<(Authorized & Pick<Entrance, 'thing'>) | null> {
  const grants = carriedGrants(context.cookies, 'event' in route ? route.event : undefined).filter(isId);
  const entrance = Object.values(route).every(isId) ? await findEntrance(route, grants) : null;
  if (!entrance) return null;
  const { event, grant, thing, withheld } = entrance;
  if (elsewhere(context, event)) return null;
  const viewer = await viewerOf(context, event, grant);
  return withheld && allow(viewer.role, 'private.read') === 'none' ? null : { event, thing, viewer };
}

/** Checks `permission` for a requester who was found in a project; throws as `authorizeBy` does. */
export function requirePermission<T extends Authorized>(found: T, permission: string): T {
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

/** Throws GALLERY_PAUSED if a guest or client tries to change something while the studio is switched off. */
export function requireLive({ event, viewer }: Authorized, permission: string): void {
  if (!isStaff(viewer.role)) requireAllowed(decidePaused(event.paused, permission));
}

/** Authorizes a request for a project by its id; see `authorizeBy`. */
export const authorize = (
  context: RequestContext,
  eventId: string,
  permission: string,
): Promise<Authorized> => authorizeBy(context, { event: eventId }, permission);

/** Returns the error for a missing thing and for another account's: identical, so that existence is not revealed. */
export async function notThere(context: RequestContext): Promise<KeepersError> {
  const known = (await context.session()) !== null || carriesGrant(context.cookies);
  return new KeepersError(known ? 'NOT_FOUND' : 'UNAUTHENTICATED');
}
