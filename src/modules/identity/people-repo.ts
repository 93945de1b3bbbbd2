import { pool, type Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import type { KeptPassword } from './password';

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
