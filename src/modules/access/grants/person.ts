import { createHash } from 'node:crypto';
import type { Viewer } from './viewer';

/**
 * Returns the id of a viewer's person, the same in any browser: the studio's client, else the signed-in account, else
 * the grant itself. Null for a viewer without access. Changes at most once, when a grant becomes a client's: `personIn`
 * (`./queries`) returns the current person of a row's grant.
 */
export function personOf({ grant, user }: Pick<Viewer, 'grant' | 'user'>): string | null {
  return grant ? (grant.client_id ?? grant.user_id ?? grant.id) : (user?.id ?? null);
}

/**
 * Returns the participant key: a person's identifier on the wire of one project, the same for all its viewers and
 * meaningless in other projects.
 */
export function personKey(eventId: string, person: string): string {
  return createHash('sha256').update(`${eventId}:${person}`).digest('hex').slice(0, 16);
}

/** Returns the participant key of the viewer; null for a viewer without access. */
export function keyOf(eventId: string, viewer: Pick<Viewer, 'grant' | 'user'>): string | null {
  const person = personOf(viewer);
  return person === null ? null : personKey(eventId, person);
}

/** Whether to ask a client for name and address: once, if neither a link nor an account names them. */
export const mayIntroduce = ({ role, grant, preview }: Viewer): boolean =>
  !preview && role === 'client' && grant !== null && !grant.client_id && !grant.user_id && !grant.introduced;
