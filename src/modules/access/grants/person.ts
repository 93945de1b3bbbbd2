import { createHash } from 'node:crypto';
import type { Viewer } from './viewer';

/**
 * Which person a viewer is, in any browser: the studio's client, else the account they signed in to, else their
 * grant itself. Null for who has no right here. Changes at most once, when a grant becomes a client's:
 * `personIn` says who a row's grant is by now.
 */
export function personOf({ grant, user }: Pick<Viewer, 'grant' | 'user'>): string | null {
  return grant ? (grant.client_id ?? grant.user_id ?? grant.id) : (user?.id ?? null);
}

/** SQL for the same, of a row with `grant_id` and `user_id` joined to its grant. */
export const personIn = (row: string, grant: string): string =>
  `coalesce(${grant}.client_id, ${grant}.user_id, ${row}.grant_id, ${row}.user_id)`;

/** A person's name on the wire of one project: the same for everybody there, and of no use anywhere else. */
export function personKey(eventId: string, person: string): string {
  return createHash('sha256').update(`${eventId}:${person}`).digest('hex').slice(0, 16);
}

/** The key of who looks; null for who has no right here. */
export function keyOf(eventId: string, viewer: Pick<Viewer, 'grant' | 'user'>): string | null {
  const person = personOf(viewer);
  return person === null ? null : personKey(eventId, person);
}

/** Whether a client should be asked for name and address: once, where neither a link nor an account names them. */
export const mayIntroduce = ({ role, grant, preview }: Viewer): boolean =>
  !preview && role === 'client' && grant !== null && !grant.client_id && !grant.user_id && !grant.introduced;
