import { KeepersError } from '@/core/errors/errors';
import { matchesPassword } from '@/core/passwords';
import type { EventRow } from '@/modules/access/queries';
import { findProvable } from '@/modules/people/queries/entries';

export interface Proof {
  email?: string | undefined;
  selection_password?: string | undefined;
}

/** The role of the holder of a code, and the project's person if that was proven. */
export interface Proven {
  role: 'guest' | 'client';
  client: string | null;
}

/** Compared against if no hash is stored, so that the response takes equally long. */
const DUMMY_HASH = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Returns the role of the holder of a project's code: client, unless the project has a selection password that was not
 * given. An e-mail address with that person's own selection password identifies them; the address alone does not.
 * Throws WRONG_SELECTION_PASSWORD.
 */
export async function proveClient(
  event: EventRow,
  { email, selection_password: given }: Proof,
): Promise<Proven> {
  const hash = event.selection_password_hash;
  if (!given) return { role: hash ? 'guest' : 'client', client: null };
  const person = email ? await findProvable(event.id, email.trim().toLowerCase()) : null;
  const theirs = email ? await matchesPassword(given, person?.hash ?? DUMMY_HASH) : false;
  if (theirs && person) return { role: 'client', client: person.id };
  // If the project has no password, a given password can only be a person's own.
  if (!hash && !email) return { role: 'client', client: null };
  if (await matchesPassword(given, hash ?? DUMMY_HASH)) return { role: 'client', client: null };
  throw new KeepersError('WRONG_SELECTION_PASSWORD', {}, { selection_password: 'WRONG_SELECTION_PASSWORD' });
}
