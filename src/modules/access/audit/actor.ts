import { AsyncLocalStorage } from 'node:async_hooks';
import { roleOf } from '@/core/access/person';
import type { Role } from '@/core/access/roles';
import type { RequestContext } from '@/core/http/request-context';
import { once } from '@/core/process/state';
import type { Viewer } from '@/modules/access/grants/viewer';

/** Who does something, as the history writes it: by name, which stays when the person goes. */
export interface Actor {
  role: Role | 'keepers';
  user: string | null;
  grant: string | null;
  name: string | null;
}

interface Asking {
  context: RequestContext;
  /** Who the request turned out to be in the project it asks for. */
  viewer: Viewer | null;
}

/** What Keepers does of itself: jobs, the start. */
const KEEPERS: Actor = { role: 'keepers', user: null, grant: null, name: null };

const asking = () => once('asking', () => new AsyncLocalStorage<Asking>());

/** Runs `work` as done by whoever sent this request. */
export function asAsked<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  return asking().run({ context, viewer: null }, work);
}

/** Says who the request is in its project; called where that is found out. */
export function noteViewer(viewer: Viewer): void {
  const found = asking().getStore();
  if (found) found.viewer = viewer;
}

/** Who does what is being done: the person behind the request, or Keepers itself. */
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
