import { AsyncLocalStorage } from 'node:async_hooks';
import { roleOf } from '@/core/access/person';
import type { Role } from '@/core/access/roles';
import type { RequestContext } from '@/core/http/request-context';
import { once } from '@/core/process/state';
import type { Viewer } from '@/modules/access/grants/viewer';

/** Who performs an action, as the history records it: the name is stored, so it survives the removal of the person. */
export interface Actor {
  role: Role | 'keepers';
  user: string | null;
  grant: string | null;
  name: string | null;
}

interface Asking {
  context: RequestContext;
  /** The requester in the project of the request. */
  viewer: Viewer | null;
}

/** Actor of jobs and of the start, which no person triggers. */
const KEEPERS: Actor = { role: 'keepers', user: null, grant: null, name: null };

const asking = () => once('asking', () => new AsyncLocalStorage<Asking>());

/** Runs `work` with the sender of this request as its actor. */
export function asAsked<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  return asking().run({ context, viewer: null }, work);
}

/** Records the requester's role in the project; called by whatever authorizes the request. */
export function noteViewer(viewer: Viewer): void {
  const found = asking().getStore();
  if (found) found.viewer = viewer;
}

/** Returns the current actor: the person behind the request, or Keepers itself. */
export async function actorNow(): Promise<Actor> {
  const found = asking().getStore();
  if (!found) return KEEPERS;
  const { viewer, context } = found;
  if (viewer?.grant) {
    const { role, grant, user, name } = viewer;
    return { role, user: user?.id ?? null, grant: grant.id, name: name ?? grant.email };
  }
  const user = await context.user();
  if (!user) return { role: 'anonymous', user: null, grant: null, name: null };
  return { role: roleOf(user), user: user.id, grant: null, name: user.first_name || user.email || null };
}
