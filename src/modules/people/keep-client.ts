import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import type { Locale } from '@/core/i18n/locale';
import type { ClientRow } from '@/modules/people/invitations/repo';

/** The details of a person. Numbers are E.164. */
export interface Known {
  name: string;
  email: string | null;
  phone_number: string | null;
  country_code?: string | null;
  locale: Locale | null;
  additional_email?: string | null;
  description?: string | null;
}

const CLIENT = `c.id, coalesce(c.name, '') as name, c.email, c.phone_number, c.country_code, c.locale::text as locale`;
const COLUMNS = ['phone_number', 'country_code', 'locale', 'additional_email', 'description'] as const;

/** Locks an address of the account until the transaction ends. Lock several addresses in alphabetical order. */
export async function lockAddress(sql: Sql, account: string, email: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `client:${account}:${email.toLowerCase()}`,
  ]);
}

/**
 * Returns the account's client of this address, creating it if needed (always without an address). Given values fill in
 * missing details; with `over` they also replace existing ones. Empty values change nothing.
 */
export async function keepClient(
  sql: Sql,
  account: string,
  person: Known,
  { over = false } = {},
): Promise<ClientRow & { made: boolean }> {
  if (person.email) {
    await lockAddress(sql, account, person.email);
    const put = (column: string, value: string) =>
      over ? `${column} = coalesce(${value}, c.${column})` : `${column} = coalesce(c.${column}, ${value})`;
    const { rows } = await sql.query<ClientRow>(
      `update clients c set ${over ? "name = coalesce(nullif($3, ''), c.name)" : "name = coalesce(nullif(c.name, ''), $3)"},
              ${COLUMNS.map((column, at) => put(column, `$${at + 4}${column === 'locale' ? '::text::enum_clients_locale' : ''}`)).join(', ')}, updated_at = now()
        where c.id = (select id from clients where account_id = $1 and lower(email) = lower($2) and deleted_at is null order by id limit 1)
        returning ${CLIENT}`,
      [account, person.email, person.name, ...COLUMNS.map((column) => person[column] ?? null)],
    );
    if (rows[0]) return { ...rows[0], made: false };
  }
  const id = uuidv7();
  const { rows } = await sql.query<ClientRow>(
    `insert into clients as c (id, account_id, email, name, ${COLUMNS.join(', ')}, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7::text::enum_clients_locale, $8, $9, now(), now()) returning ${CLIENT}`,
    [id, account, person.email, person.name, ...COLUMNS.map((column) => person[column] ?? null)],
  );
  if (!rows[0]) throw new Error('The client was not inserted.');
  return { ...rows[0], made: true };
}

/** Returns a client of the account by id, locked; null if there is none. */
export async function lockClient(sql: Sql, account: string, id: string): Promise<ClientRow | null> {
  const { rows } = await sql.query<ClientRow>(
    `select ${CLIENT} from clients c where c.id = $2 and c.account_id = $1 and c.deleted_at is null for update`,
    [account, id],
  );
  return rows[0] ?? null;
}
