import type { EventRow } from '@/modules/access/queries';
import { findThing, type GrantRow, type ThingKind } from './queries';

/**
 * What a request addresses: a project, or the project that a gallery or product belongs to. `listed`: a gallery, with
 * a text that differs once its photographs have changed.
 */
export type Route = { event: string } | { gallery: string } | { listed: string } | { product: string };

/** What was addressed. `contents` is another text after any change of a listed gallery's photographs, else null. */
export interface Thing {
  id: string;
  name: string;
  contents: string | null;
}

/** The project that was addressed, and the request's grant for it. */
export interface Entrance {
  event: EventRow;
  /** A valid grant of this project among those of the request. */
  grant: GrantRow | null;
  /** The project, gallery or product that was requested. */
  thing: Thing;
  /** Whether only the account may see the thing. */
  withheld: boolean;
}

/**
 * Reads project, thing and grant in one query, since nearly every request needs them first. `grants`: the ids that the
 * request carries, signed by us.
 */
export async function findEntrance(route: Route, grants: string[]): Promise<Entrance | null> {
  const [kind, id] = Object.entries(route)[0] as [ThingKind, string];
  const found = await findThing(kind, id, grants);
  if (!found) return null;
  const { living_grant, thing_id, thing_name, thing_contents, withheld, ...event } = found;
  const thing = { id: thing_id, name: thing_name, contents: thing_contents };
  return { event, grant: living_grant, thing, withheld };
}
