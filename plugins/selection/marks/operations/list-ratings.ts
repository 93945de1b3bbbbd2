import { pool } from '@plugins/kit/server/database';
import { personKey } from '@plugins/kit/server/internal';
import { listClients, listRatings } from '../queries/marks';
import type { Colour } from '../rules/photo-marks';

/** Everybody's ratings of a project, for programs of the studio. */
export interface Ratings {
  people: { key: string; name: string | null; role: 'client' | 'studio' }[];
  ratings: {
    media: string;
    /** The camera's file name. */
    name: string;
    /** A key of `people`. */
    person: string;
    favourite: boolean;
    stars: number;
    colour: Colour | null;
  }[];
}

/**
 * Returns the ratings of a project's clients, without those whose access was revoked, and of its studio's members.
 * `nameOf` names clients who left no name.
 */
export async function readRatings(
  event: string,
  nameOf: (person: string) => string | null,
): Promise<Ratings> {
  const [rows, clients] = await Promise.all([listRatings(pool(), event), listClients(pool(), event)]);
  const people = new Map<string, Ratings['people'][number]>();
  const ratings: Ratings['ratings'] = [];
  for (const { client, member, person, media, name, favourite, stars, colour } of rows) {
    if (client && !clients.has(person)) continue;
    const key = personKey(event, person);
    const shown = client ? (clients.get(person) ?? nameOf(person)) : member;
    people.set(person, { key, name: shown, role: client ? 'client' : 'studio' });
    ratings.push({ media, name, person: key, favourite, stars, colour });
  }
  return { people: [...people.values()], ratings };
}
