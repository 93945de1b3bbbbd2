import { pool, type Sql } from '@/core/db/pool';
import type { Values } from '@/core/errors/keep-changes';
import type { AccountFields, ProfileFields } from '@/modules/account/rules/account';

/** Returns a studio's settings, or null. */
export async function readAccount(id: string): Promise<AccountFields | null> {
  const { rows } = await pool().query<AccountFields>(
    `select name, description, contact_email, additional_email, phone_number, business_number, business_address, country_code, locale::text as locale, time_zone, site_name
       from accounts where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Returns a user's own profile, with the address they sign in with. */
export async function readProfile(id: string): Promise<(ProfileFields & { email: string }) | null> {
  const { rows } = await pool().query<ProfileFields & { email: string }>(
    `select coalesce(first_name, '') as first_name, family_name, locale::text as locale, email from users where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Locks an account's row until the transaction ends. */
export async function lockAccount(sql: Sql, id: string): Promise<void> {
  await sql.query('select 1 from accounts where id = $1 for update', [id]);
}

/** The name of an account; empty where it is gone. */
export async function accountName(sql: Sql, id: string): Promise<string> {
  const { rows } = await sql.query<{ name: string }>('select name from accounts where id = $1', [id]);
  return rows[0]?.name ?? '';
}

/** A row of settings with the columns that may be changed; their names are constants of ours, never input. */
export interface SettingsRow {
  table: 'accounts' | 'users';
  id: string;
  columns: string[];
}

/** Locks a row of settings; returns its values, null where it is gone. */
export async function holdSettings(sql: Sql, { table, id, columns }: SettingsRow): Promise<Values | null> {
  const { rows } = await sql.query<Values>(
    `select ${columns.join(', ')} from ${table} where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Writes some columns of a row of settings. */
export async function writeSettings(sql: Sql, { table, id }: SettingsRow, values: Values): Promise<void> {
  const fields = Object.entries(values);
  await sql.query(
    `update ${table} set ${fields.map(([name], i) => `${name} = $${i + 2}`).join(', ')}, updated_at = now() where id = $1`,
    [id, ...fields.map(([, value]) => value)],
  );
}
