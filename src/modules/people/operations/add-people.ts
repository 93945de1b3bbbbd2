import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { Authorized } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { type PeopleInput, peopleInput } from '@/modules/people/invitations/input';
import { homeCountry, takePlace } from '@/modules/people/invitations/places';
import { keepClients } from '@/modules/people/keep-clients';
import { phoneOf } from '@/modules/people/person-input';
import { lockClient } from '@/modules/people/queries/client-rows';
import type { ClientRow } from '@/modules/people/queries/invitations-repo';

/** One order for all lists: two with the same people wait for each other instead of deadlocking. */
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

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
  const fresh = people.filter(({ client }) => !client);
  const known = people.flatMap(({ client, role }) => (client ? [{ id: client, role }] : []));
  return transaction(async (sql) => {
    const home = await homeCountry(sql, event);
    // Addresses are locked before clients, as in every operation.
    const kept = await keepClients(
      sql,
      event.account_id,
      fresh.map(({ name, email, phone, country }) => ({
        ...{ name, email: email ?? null, locale: null },
        ...phoneOf(phone, country, home),
      })),
    );
    const places = kept.map((client, at) => ({
      client: client as ClientRow,
      role: fresh[at]?.role ?? 'client',
    }));
    for (const { id, role } of known.toSorted(byId)) {
      const client = await lockClient(sql, event.account_id, id);
      if (!client) throw new KeepersError('NOT_FOUND');
      places.push({ client, role });
    }
    let added = 0;
    for (const { client, role } of places.toSorted((a, b) => byId(a.client, b.client)))
      if ((await takePlace(sql, event, client, { role })).made) added += 1;
    if (added > 0)
      await recordAudit(sql, 'link.made', { account: event.account_id, event: event.id, count: added });
    return { added, known: people.length - added };
  });
}
