import { pool } from '@plugins/kit/server/database';
import type { Viewer } from '@plugins/kit/server/people';
import { listClients, listFavourites } from '../queries/marks';

/** Clients' favorites in a project as a role sees them, by photograph, with the clients' names. */
export interface ProjectFavourites {
  favourites: Map<string, Set<string>>;
  names: Map<string, string | null>;
}

/** Reads the favorites of everybody who is a client of the project now; revoked people do not count. */
export async function readFavourites(event: string, role: Viewer['role']): Promise<ProjectFavourites> {
  const [liked, names] = await Promise.all([
    listFavourites(pool(), { event, role }),
    listClients(pool(), event),
  ]);
  const favourites = new Map<string, Set<string>>();
  for (const { person, media } of liked) {
    if (!names.has(person)) continue;
    const own = favourites.get(media);
    if (own) own.add(person);
    else favourites.set(media, new Set([person]));
  }
  return { favourites, names };
}
