import type { Sql } from '@/core/db/pool';
import type { PersonTable } from '../person-tables';

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
function fill(text: string, keys: PersonKeys): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const places = new Map<string, number>();
  const filled = text.replace(/(?<![:\w]):(user|clients|grants|emails|names|accounts)\b/g, (_all, name) => {
    const key = name as keyof PersonKeys;
    if (!places.has(key)) places.set(key, values.push(keys[key]));
    return `$${places.get(key)}::${TYPES[key]}`;
  });
  return { text: filled, values };
}

/** Returns what a table shows of a person in their export; nothing of a table that shows nothing. */
export async function readHeld(
  sql: Sql,
  { table, mine, shown }: PersonTable,
  keys: PersonKeys,
): Promise<Record<string, unknown>[]> {
  if (!shown) return [];
  const { text, values } = fill(`select ${shown} from ${table} where ${mine}`, keys);
  const { rows } = await sql.query(text, values);
  return rows;
}

/** Erases a person from a table: deletes their rows, or keeps them without the person. */
export async function eraseHeld(
  sql: Sql,
  { table, mine, erased }: PersonTable,
  keys: PersonKeys,
): Promise<void> {
  if (erased === 'with another') return;
  const { text, values } = fill(
    erased === 'gone'
      ? `delete from ${table} where ${mine}`
      : `update ${table} set ${erased.set} where ${mine}`,
    keys,
  );
  await sql.query(text, values);
}

/** Deletes jobs that are not running and have one of these words (in lower case: addresses, ids) in their data. */
export async function deleteJobsAbout(sql: Sql, words: readonly string[]): Promise<void> {
  await sql.query(
    `delete from pgboss.job where state <> 'active'
        and exists (select 1 from unnest($1::text[]) as word where position(word in lower(data::text)) > 0)`,
    [words],
  );
}

/** Deletes a user; the rows that belong to them go with it. */
export async function deleteUser(sql: Sql, user: string): Promise<void> {
  await sql.query('delete from users where id = $1::uuid', [user]);
}

type Rows = Record<string, unknown>[];

/** Returns a studio's public profile, its brands and its payments, as its owner's export shows them. */
export async function readStudio(
  sql: Sql,
  account: string,
): Promise<Record<'accounts' | 'brands' | 'subscriptions', Rows>> {
  const accounts = await sql.query<Record<string, unknown>>(
    'select name, contact_email, additional_email, phone_number, country_code, description, time_zone, created_at from accounts where id = $1',
    [account],
  );
  const brands = await sql.query<Record<string, unknown>>(
    `select business_name, business_description, website_domain, facebook_page_url, contact_email, contact_phone, sender_name
       from brands where account_id = $1`,
    [account],
  );
  const subscriptions = await sql.query<Record<string, unknown>>(
    `select plan, period::text as period, price_amount, price_currency, last_payment_at, next_payment_at, created_at
       from subscriptions where account_id = $1`,
    [account],
  );
  return { accounts: accounts.rows, brands: brands.rows, subscriptions: subscriptions.rows };
}
