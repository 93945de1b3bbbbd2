import { pool, type Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import type { KeptPassword } from '../password';

/** A user, as signing in needs them. */
export interface PersonRow extends KeptPassword {
  id: string;
  email: string;
  first_name: string | null;
  locale: Locale | null;
  account: string | null;
  operator: boolean;
  unconfirmed_since: Date | null;
  erase_after: Date | null;
  /** False if they work in an account that was switched off. */
  active: boolean;
  /** The reason, as the operator entered it. */
  inactive_reason: string | null;
}

const COLUMNS = `u.id, u.email, u.first_name, u.locale::text as locale, u.account_id as account, u.operator, u.hash, u.salt,
  u.unconfirmed_since, u.erase_after, coalesce(a.active, true) or u.operator as active, a.inactive_reason`;
const FROM = 'from users u left join accounts a on a.id = u.account_id';

/** Normalizes an address for storing and comparing. */
export const mailKey = (email: string): string => email.trim().toLowerCase();

/** Returns the user of an address, or null. */
export async function findPerson(email: string, sql: Sql = pool()): Promise<PersonRow | null> {
  const { rows } = await sql.query<PersonRow>(`select ${COLUMNS} ${FROM} where u.email = $1`, [
    mailKey(email),
  ]);
  return rows[0] ?? null;
}

/** Returns the user of an id, or null. */
export async function findPersonById(id: string, sql: Sql = pool()): Promise<PersonRow | null> {
  const { rows } = await sql.query<PersonRow>(`select ${COLUMNS} ${FROM} where u.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Locks a user's row until the transaction ends. */
export async function lockPerson(sql: Sql, id: string): Promise<void> {
  await sql.query('select 1 from users where id = $1 for update', [id]);
}

/** Stores the hash of a user's password. */
export async function setPassword(
  sql: Sql,
  id: string,
  { hash, salt }: { hash: string; salt: string },
): Promise<void> {
  await sql.query('update users set hash = $2, salt = $3, updated_at = now() where id = $1', [
    id,
    hash,
    salt,
  ]);
}

/** Removes a user's password: they sign in another way. */
export async function removePassword(sql: Sql, id: string): Promise<void> {
  await sql.query('update users set hash = null, salt = null where id = $1', [id]);
}

/** Marks a user's address as confirmed; whether mail to it was refused is unchanged. */
export async function confirmMailbox(sql: Sql, id: string): Promise<void> {
  await sql.query('update users set unconfirmed_since = null where id = $1', [id]);
}

/** Whether the installation has any account. */
export async function anyAccount(): Promise<boolean> {
  const { rowCount } = await pool().query('select 1 from accounts limit 1');
  return Boolean(rowCount);
}

/** Marks a user's address as confirmed and as reachable. */
export async function confirmAddress(sql: Sql, id: string): Promise<void> {
  await sql.query('update users set unconfirmed_since = null, email_refused_at = null where id = $1', [id]);
}

/** Replaces a user's address by a confirmed one; false where another user has it. */
export async function replaceAddress(sql: Sql, id: string, email: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update users set email = $2, unconfirmed_since = null, email_refused_at = null, updated_at = now()
      where id = $1 and not exists (select 1 from users where email = $2)`,
    [id, email],
  );
  return rowCount === 1;
}

/** A user's account for its page; `password`: whether one is set. `sessions` counts those that have not expired. */
export async function findOwnAccount(id: string): Promise<OwnAccountRow | null> {
  const { rows } = await pool().query<OwnAccountRow>(
    `select u.email, u.unconfirmed_since, u.email_refused_at is not null as refused, u.hash is not null as password,
            (select count(*)::int from users_sessions s where s._parent_id = u.id and s.expires_at > now()) as sessions
       from users u where u.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

interface OwnAccountRow {
  email: string;
  unconfirmed_since: Date | null;
  refused: boolean;
  password: boolean;
  sessions: number;
}
