import type { Sql } from '@/core/db/pool';
import { personTables } from './features';
import { deleteJobsAbout, deleteUser, eraseHeld, type PersonKeys } from './queries/held';
import { forgetPerson } from './queries/requests';

/**
 * Erases a person from every table, in the caller's transaction. What the studio needs (that a photograph was picked)
 * stays without the person; sessions, tokens, keys and texts are deleted. Triggers close pictures and live streams at
 * once.
 */
export async function erasePerson(sql: Sql, keys: PersonKeys): Promise<void> {
  for (const table of personTables()) await eraseHeld(sql, table, keys);
  // Finished jobs still contain the person's address; pending ones will find no such person.
  if (keys.emails.length > 0) await deleteJobsAbout(sql, keys.emails);
  await forgetPerson(sql, keys);
  if (keys.user) await deleteUser(sql, keys.user);
}
