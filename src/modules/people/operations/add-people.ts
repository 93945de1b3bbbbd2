import { inTransaction } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { Authorized } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { type PeopleInput, peopleInput } from '@/modules/people/invitations/input';
import { homeCountry, takePlace } from '@/modules/people/invitations/places';
import { keepClient } from '@/modules/people/keep-client';
import { phoneOf } from '@/modules/people/person-input';
import { lockClient } from '@/modules/people/queries/client-rows';

/**
 * Adds people to a project; sends and publishes nothing. Existing invitations are kept. Returns how many are new.
 * Throws, without adding any of them, FORBIDDEN, INVALID_INPUT, NOT_FOUND for another account's client.
 */
export async function addPeople(
  { event, viewer }: Authorized,
  input: PeopleInput,
): Promise<{ added: number; known: number }> {
  if (allow(viewer.role, 'invitation.create') === 'none') throw new KeepersError('FORBIDDEN');
  const { people } = parseInput(peopleInput, input);
  if (people.some(({ client, email, name }) => !client && !email && !name))
    throw new KeepersError('INVALID_INPUT', {}, { name: 'blank' });
  // Sorted, so that two lists with the same people wait for each other instead of deadlocking.
  const key = ({ client, email }: (typeof people)[number]) => client ?? email?.toLowerCase() ?? '';
  const ordered = people.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  return inTransaction(async (tx) => {
    const { sql } = tx;
    const home = await homeCountry(sql, event);
    let added = 0;
    for (const { client: id, name, email, phone, country, role } of ordered) {
      const person = { name, email: email ?? null, locale: null, ...phoneOf(phone, country, home) };
      const client = id
        ? await lockClient(sql, event.account_id, id)
        : await keepClient(tx, event.account_id, person);
      if (!client) throw new KeepersError('NOT_FOUND');
      if ((await takePlace(sql, event, client, role)).made) added += 1;
    }
    if (added > 0)
      await recordAudit(sql, 'link.made', { account: event.account_id, event: event.id, count: added });
    return { added, known: people.length - added };
  });
}
