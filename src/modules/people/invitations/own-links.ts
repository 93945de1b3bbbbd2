import { hashToken } from '@/core/crypto';
import type { Sql } from '@/core/db/pool';
import type { EventRow } from '@/modules/access/queries';
import { listLinksOf } from '@/modules/people/queries/links';
import { tokensOf } from './personal-link';

/** The target of the link in a person's message: their personal link if they have one, else the project. */
export interface WayIn {
  path: string;
  /** The account's client that the message is for, if known. */
  client: string | null;
}

/**
 * Returns the links into a project for people with these addresses. A personal link is used only if its client has that
 * very address, or the studio entered it as the client's additional one: an address that a visitor typed never leads
 * into another person's invitation. Locks nothing, since the caller may hold a lock on the project; a link that does
 * not derive from the current secret cannot be computed, and is not replaced here.
 */
export async function ownLinks<Reader extends { email: string }>(
  sql: Sql,
  event: Pick<EventRow, 'id'>,
  readers: Reader[],
): Promise<(Reader & WayIn)[]> {
  const rows = await listLinksOf(
    sql,
    event.id,
    readers.map(({ email }) => email.toLowerCase()),
  );
  const places = new Map(rows.map((place) => [place.email, place]));
  return readers.map((reader) => {
    const place = places.get(reader.email.toLowerCase());
    const tokens = place ? tokensOf(place.id, place.link_number) : [];
    const token = tokens.find((one) => hashToken(one) === place?.token_hash);
    return { ...reader, path: token ? `/i/${token}` : `/events/${event.id}`, client: place?.client ?? null };
  });
}
