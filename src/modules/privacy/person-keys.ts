import type { Sql } from '@/core/db/pool';

/** The keys by which rows reference a person: all of theirs, and none of another person's. */
export interface PersonKeys {
  user: string | null;
  clients: string[];
  grants: string[];
  /** Addresses proved to be theirs, in lower case. */
  emails: string[];
  /** Their full names, as others may have entered them. */
  names: string[];
  /** Accounts with data about them. */
  accounts: string[];
}

const TYPES: Record<keyof PersonKeys, string> = {
  user: 'uuid',
  clients: 'uuid[]',
  grants: 'uuid[]',
  emails: 'text[]',
  names: 'text[]',
  accounts: 'uuid[]',
};

/** Replaces `:user`, `:grants` … in a statement by the driver's placeholders. */
export function fill(text: string, keys: PersonKeys): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const places = new Map<string, number>();
  const filled = text.replace(/(?<![:\w]):(user|clients|grants|emails|names|accounts)\b/g, (_all, name) => {
    const key = name as keyof PersonKeys;
    if (!places.has(key)) places.set(key, values.push(keys[key]));
    return `$${places.get(key)}::${TYPES[key]}`;
  });
  return { text: filled, values };
}

interface Known {
  email: string | null;
  first: string | null;
  family: string | null;
  account: string | null;
  proved: boolean;
}

const small = (words: (string | null)[]) => [
  ...new Set(words.flatMap((word) => (word?.trim() ? [word.trim().toLowerCase()] : []))),
];

async function follow(
  sql: Sql,
  start: Pick<PersonKeys, 'user' | 'clients' | 'emails' | 'names'> & { account: string | null },
): Promise<PersonKeys> {
  const grants = await sql.query<{ id: string; account: string; name: string | null }>(
    `select id, account_id as account, name from grants
      where (user_id = $1 or client_id = any($2::uuid[]) or lower(email) = any($3)) and ($4::uuid is null or account_id = $4)`,
    [start.user, start.clients, start.emails, start.user ? null : start.account],
  );
  const clients = await sql.query<{ account: string; name: string | null }>(
    'select account_id as account, name from clients where id = any($1::uuid[])',
    [start.clients],
  );
  const accounts = [...grants.rows, ...clients.rows].map((row) => row.account);
  if (start.account) accounts.push(start.account);
  // Names of grants are not keys: visitors often enter only a first name, which many people share.
  const names = small([...start.names, ...clients.rows.map((row) => row.name)]);
  const { user, clients: ids, emails } = start;
  return {
    user,
    clients: ids,
    emails,
    names,
    grants: grants.rows.map((row) => row.id),
    accounts: [...new Set(accounts)],
  };
}

/**
 * Returns the keys of a user, in every account. Rows with their address count only once the address is proved: signing
 * up with another person's address must export and erase nothing of theirs.
 */
export async function keysOfUser(sql: Sql, user: string): Promise<PersonKeys | null> {
  const { rows } = await sql.query<Known>(
    `select email, first_name as first, family_name as family, account_id as account, unconfirmed_since is null as proved
       from users where id = $1`,
    [user],
  );
  const person = rows[0];
  if (!person) return null;
  const emails = person.proved ? small([person.email]) : [];
  const clients = await sql.query<{ id: string }>(
    'select id from clients where user_id = $1 or lower(email) = any($2)',
    [user, emails],
  );
  const names = person.first && person.family ? [`${person.first} ${person.family}`] : [];
  return follow(sql, {
    user,
    emails,
    clients: clients.rows.map((row) => row.id),
    names,
    account: person.account,
  });
}

/** Returns the keys of one account's client; their data in other accounts is not included. */
export async function keysOfClient(sql: Sql, account: string, client: string): Promise<PersonKeys | null> {
  const { rows } = await sql.query<{ email: string | null; more: string | null; name: string }>(
    'select email, additional_email as more, name from clients where id = $1 and account_id = $2',
    [client, account],
  );
  const found = rows[0];
  if (!found) return null;
  const emails = small([found.email, found.more]);
  return follow(sql, { user: null, clients: [client], emails, names: [found.name], account });
}
