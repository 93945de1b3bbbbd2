import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { requireNamed } from './client-rules';
import { fillIn, type Known } from './keep-client';
import {
  insertClients,
  type KnownClient,
  lockAddresses,
  lockClientsOf,
  updateClients,
} from './queries/client-lists';
import type { ClientRow } from './queries/invitations-repo';

const clientOf = ({ additional_email: _address, description: _text, ...client }: KnownClient): ClientRow =>
  client;

/**
 * Returns the account's clients of a list of people, in its order, as `keepClient` does for one of them: in two
 * statements, because 500 rows take 3.3 s by the Local API and 0.1 s so. The caller has parsed the people by
 * `detailFields`. Throws INVALID_INPUT for a person without a name and an address.
 */
export async function keepClients(
  sql: Sql,
  account: string,
  people: readonly Known[],
  { over = false } = {},
): Promise<(ClientRow & { made: boolean })[]> {
  const emails = [...new Set(people.flatMap(({ email }) => email?.toLowerCase() ?? []))].sort();
  await lockAddresses(sql, account, emails);
  const byAddress = new Map<string, KnownClient>();
  for (const client of await lockClientsOf(sql, account, emails)) {
    const address = client.email?.toLowerCase() ?? '';
    if (!byAddress.has(address)) byAddress.set(address, client);
  }
  const [fresh, changed] = [new Set<KnownClient>(), new Set<KnownClient>()];
  const kept = people.map((person) => {
    const address = person.email?.toLowerCase();
    const known = address ? byAddress.get(address) : undefined;
    if (known) {
      const write = fillIn(person, known, over);
      if (Object.keys(write).length > 0 && !fresh.has(known)) changed.add(known);
      return { client: Object.assign(known, write), made: false };
    }
    requireNamed(person);
    const { country_code = null, additional_email = null, description = null } = person;
    const client = { ...person, id: uuidv7(), country_code, additional_email, description };
    if (address) byAddress.set(address, client);
    fresh.add(client);
    return { client, made: true };
  });
  await insertClients(sql, account, [...fresh]);
  await updateClients(sql, account, [...changed]);
  return kept.map(({ client, made }) => ({ ...clientOf(client), made }));
}
