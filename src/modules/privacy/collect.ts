import { pool } from '@/core/db/pool';
import { personTables } from './features';
import { fill, type PersonKeys } from './person-keys';

/** All data about a person, by table. */
export type Held = Record<string, Record<string, unknown>[]>;

/**
 * Reads all data about a person, table by table; calls `step` after each. Only columns that the tables allow: no
 * hashes, no tokens, no data of others.
 */
export async function collect(
  keys: PersonKeys,
  step: (done: number, total: number) => Promise<void>,
): Promise<Held> {
  const held: Held = {};
  const tables = personTables();
  for (const [index, { table, mine, shown }] of tables.entries()) {
    if (shown) {
      const { text, values } = fill(`select ${shown} from ${table} where ${mine}`, keys);
      const { rows } = await pool().query(text, values);
      if (rows.length > 0) held[table] = [...(held[table] ?? []), ...rows];
    }
    await step(index + 1, tables.length);
  }
  return held;
}

/**
 * Returns an owner's additional data: the studio's public profile and payments. No clients, since these are other
 * people.
 */
export async function collectStudio(account: string): Promise<Held> {
  const read = async (text: string) => (await pool().query<Record<string, unknown>>(text, [account])).rows;
  return {
    accounts: await read(
      'select name, contact_email, additional_email, phone_number, country_code, description, time_zone, created_at from accounts where id = $1',
    ),
    brands: await read(
      `select business_name, business_description, website_domain, facebook_page_url, contact_email, contact_phone, sender_name
         from brands where account_id = $1`,
    ),
    subscriptions: await read(
      `select plan, period::text as period, price_amount, price_currency, last_payment_at, next_payment_at, created_at
         from subscriptions where account_id = $1`,
    ),
  };
}
