import type { Sql } from '@/core/db/pool';
import type { PersonKeys } from './queries/held';
import { findClient, findUser, readClientNames, readClientsOf, readGrantsOf } from './queries/people';

const small = (words: (string | null)[]) => [
  ...new Set(words.flatMap((word) => (word?.trim() ? [word.trim().toLowerCase()] : []))),
];

async function follow(
  sql: Sql,
  start: Pick<PersonKeys, 'user' | 'clients' | 'emails' | 'names'> & { account: string | null },
): Promise<PersonKeys> {
  const { user, clients, emails } = start;
  const grants = await readGrantsOf(sql, { user, clients, emails, account: user ? null : start.account });
  const known = await readClientNames(sql, clients);
  const accounts = [...grants, ...known].map((row) => row.account);
  if (start.account) accounts.push(start.account);
  // Names of grants are not keys: visitors often enter only a first name, which many people share.
  const names = small([...start.names, ...known.map((row) => row.name)]);
  return {
    user,
    clients,
    emails,
    names,
    grants: grants.map((row) => row.id),
    accounts: [...new Set(accounts)],
  };
}

/**
 * Returns the keys of a user, in every account. Rows with their address count only once the address is proved: signing
 * up with another person's address must export and erase nothing of theirs.
 */
export async function keysOfUser(sql: Sql, user: string): Promise<PersonKeys | null> {
  const person = await findUser(sql, user);
  if (!person) return null;
  const emails = person.proved ? small([person.email]) : [];
  const clients = await readClientsOf(sql, { user, emails });
  const names = person.first && person.family ? [`${person.first} ${person.family}`] : [];
  return follow(sql, { user, emails, clients, names, account: person.account });
}

/** Returns the keys of one account's client; their data in other accounts is not included. */
export async function keysOfClient(sql: Sql, account: string, client: string): Promise<PersonKeys | null> {
  const found = await findClient(sql, { account, client });
  if (!found) return null;
  const emails = small([found.email, found.more]);
  return follow(sql, { user: null, clients: [client], emails, names: [found.name], account });
}
