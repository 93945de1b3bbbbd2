import type { Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';

/** A grant of a person, with the name they entered. */
export interface PersonGrant {
  id: string;
  account: string;
  name: string | null;
}

/** Returns the grants of a user, of clients or of addresses (in lower case); of one account, or of all (`null`). */
export async function readGrantsOf(
  sql: Sql,
  whose: { user: string | null; clients: string[]; emails: string[]; account: string | null },
): Promise<PersonGrant[]> {
  const { rows } = await sql.query<PersonGrant>(
    `select id, account_id as account, name from grants
      where (user_id = $1 or client_id = any($2::uuid[]) or lower(email) = any($3)) and ($4::uuid is null or account_id = $4)`,
    [whose.user, whose.clients, whose.emails, whose.account],
  );
  return rows;
}

/** Returns the accounts of these clients, and the names by which those know them. */
export async function readClientNames(
  sql: Sql,
  clients: readonly string[],
): Promise<{ account: string; name: string | null }[]> {
  const { rows } = await sql.query<{ account: string; name: string | null }>(
    'select account_id as account, name from clients where id = any($1::uuid[])',
    [clients],
  );
  return rows;
}

/** What identifies a user. */
export interface KnownUser {
  email: string | null;
  first: string | null;
  family: string | null;
  account: string | null;
  /** Whether the address is proved to be theirs. */
  proved: boolean;
}

/** Returns what identifies a user, or null. */
export async function findUser(sql: Sql, user: string): Promise<KnownUser | null> {
  const { rows } = await sql.query<KnownUser>(
    `select email, first_name as first, family_name as family, account_id as account, unconfirmed_since is null as proved
       from users where id = $1`,
    [user],
  );
  return rows[0] ?? null;
}

/** Returns the clients of all accounts that are this user, or have one of these addresses (in lower case). */
export async function readClientsOf(
  sql: Sql,
  { user, emails }: { user: string; emails: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    'select id from clients where user_id = $1 or lower(email) = any($2)',
    [user, emails],
  );
  return rows.map(({ id }) => id);
}

/** What identifies a client of an account. */
export interface KnownClient {
  email: string | null;
  /** The additional address. */
  more: string | null;
  name: string;
}

/** Returns what identifies a client of an account, or null. */
export async function findClient(
  sql: Sql,
  { account, client }: { account: string; client: string },
): Promise<KnownClient | null> {
  const { rows } = await sql.query<KnownClient>(
    'select email, additional_email as more, name from clients where id = $1 and account_id = $2',
    [client, account],
  );
  return rows[0] ?? null;
}

/** Locks a client of an account until the transaction ends. Returns whether there is one. */
export async function lockClient(
  sql: Sql,
  { account, client }: { account: string; client: string },
): Promise<boolean> {
  const { rowCount } = await sql.query('select 1 from clients where id = $1 and account_id = $2 for update', [
    client,
    account,
  ]);
  return Boolean(rowCount);
}

/** Returns the language of a client's export (null: none is known) and the studio's notes about them. */
export async function readClientNotes(
  sql: Sql,
  client: string,
): Promise<{ locale: Locale | null; notes: string | null }> {
  const { rows } = await sql.query<{ locale: Locale | null; notes: string | null }>(
    `select coalesce(c.locale::text, a.locale::text) as locale, c.description as notes
       from clients c join accounts a on a.id = c.account_id where c.id = $1`,
    [client],
  );
  return rows[0] ?? { locale: null, notes: null };
}

/** A user's language, account and role in it; null where there is none. */
export interface UserPlace {
  locale: Locale | null;
  account: string | null;
  role: string | null;
}

/** Returns a user's language, account and role. */
export async function readUserPlace(sql: Sql, user: string): Promise<UserPlace> {
  const { rows } = await sql.query<UserPlace>(
    'select locale::text as locale, account_id as account, role::text as role from users where id = $1',
    [user],
  );
  return rows[0] ?? { locale: null, account: null, role: null };
}

/** Locks the studio of a user until the transaction ends. */
export async function lockStudioOf(sql: Sql, user: string): Promise<void> {
  await sql.query(
    `select 1 from accounts where id = (select account_id from users where id = $1) for update`,
    [user],
  );
}

/** Locks a user until the transaction ends. */
export async function lockUser(sql: Sql, user: string): Promise<void> {
  await sql.query('select 1 from users where id = $1 for update', [user]);
}

/** What a user is, and how many others are the same. */
export interface TeamRole {
  /** An owner of a studio. */
  owner: boolean;
  operator: boolean;
  /** Of the same studio. */
  otherOwners: number;
  otherOperators: number;
}

/** Returns whether a user is an owner or an operator, and how many others are; null without such a user. */
export async function readTeamRole(sql: Sql, user: string): Promise<TeamRole | null> {
  const { rows } = await sql.query<TeamRole>(
    `select coalesce(u.role = 'owner' and u.account_id is not null, false) as owner, u.operator,
            (select count(*)::int from users o where o.account_id = u.account_id and o.role = 'owner' and o.id <> u.id) as "otherOwners",
            (select count(*)::int from users o where o.operator and o.id <> u.id) as "otherOperators"
       from users u where u.id = $1`,
    [user],
  );
  return rows[0] ?? null;
}

/** What a user's erasure would take along. */
export interface Belongings {
  email: string;
  /** The name of the studio whose only owner they are; null if there is none. */
  studio: string | null;
  /** Of their account, without the trash. */
  projects: number;
  photographs: number;
  last_operator: boolean;
}

/** Returns what a user's erasure would take along, or null without such a user. */
export async function readBelongings(sql: Sql, user: string): Promise<Belongings | null> {
  const { rows } = await sql.query<Belongings>(
    `select u.email, case when u.role = 'owner' and not exists
              (select 1 from users o where o.account_id = u.account_id and o.role = 'owner' and o.id <> u.id) then a.name end as studio,
            (select count(*)::int from events e where e.account_id = u.account_id and e.deleted_at is null) as projects,
            (select count(*)::int from media m where m.account_id = u.account_id and m.deleted_at is null) as photographs,
            u.operator and not exists (select 1 from users o where o.operator and o.id <> u.id) as last_operator
       from users u left join accounts a on a.id = u.account_id where u.id = $1`,
    [user],
  );
  return rows[0] ?? null;
}

/** Stores when a user is erased; null: not at all. */
export async function storeEraseAfter(sql: Sql, user: string, due: Date | null): Promise<void> {
  await sql.query('update users set erase_after = $2, updated_at = now() where id = $1', [user, due]);
}

/** Deletes the links by which a user can cancel their erasure. */
export async function deleteErasureLinks(sql: Sql, user: string): Promise<void> {
  await sql.query(`delete from account_tokens where user_id = $1 and kind = 'erasure'`, [user]);
}
