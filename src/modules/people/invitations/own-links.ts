import { hashToken } from '@/core/crypto';
import type { Sql } from '@/core/db/pool';
import type { EventRow } from '@/modules/access/project-repo';
import { tokensOf } from './personal-link';

/** Where the link of a person's message leads: their own link where they have one, else the project. */
export interface WayIn {
  path: string;
  /** The account's client who is written to, where it is one. */
  client: string | null;
}

interface Place {
  id: string;
  client: string;
  email: string;
  token_hash: string;
  link_number: number;
}

/**
 * The ways into a project for people with these addresses. A place is somebody's own only where its client has that very
 * address, or it is the additional one the studio wrote down for them: what a visitor typed leads nobody into another's place. Locks nothing, for whoever calls may hold the project;
 * a link that does not follow from the secret of today cannot be written, and is not replaced for it.
 */
export async function ownLinks<Reader extends { email: string }>(
  sql: Sql,
  event: Pick<EventRow, 'id'>,
  readers: Reader[],
): Promise<(Reader & WayIn)[]> {
  const { rows } = await sql.query<Place>(
    `select i.id, c.id as client, lower(m.email) as email, i.token_hash, coalesce(i.link_number, 0)::int as link_number
       from invitations i join clients c on c.id = i.client_id
       cross join lateral (values (c.email, 2), (c.additional_email, 1)) m (email, rank)
      where i.event_id = $1 and i.revoked_at is null and lower(m.email) = any($2) order by m.rank, i.id desc`,
    [event.id, readers.map(({ email }) => email.toLowerCase())],
  );
  const places = new Map(rows.map((place) => [place.email, place]));
  return readers.map((reader) => {
    const place = places.get(reader.email.toLowerCase());
    const tokens = place ? tokensOf(place.id, place.link_number) : [];
    const token = tokens.find((one) => hashToken(one) === place?.token_hash);
    return { ...reader, path: token ? `/i/${token}` : `/events/${event.id}`, client: place?.client ?? null };
  });
}
