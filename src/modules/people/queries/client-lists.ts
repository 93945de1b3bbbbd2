import type { Sql } from '@/core/db/pool';
import type { ClientDetails } from '../rules/details';
import type { ClientRow } from './invitations-repo';

/** A client as messages need them, with the details that messages do not. */
export type KnownClient = ClientRow & Pick<ClientDetails, 'additional_email' | 'description'>;

/** Locks addresses of the account, as `lockAddress` does, in the order given: sort them. */
export async function lockAddresses(sql: Sql, account: string, emails: string[]): Promise<void> {
  await sql.query(
    `select pg_advisory_xact_lock(hashtextextended(a.key, 0))
       from (select key from unnest($1::text[]) with ordinality as u (key, nr) order by nr) a`,
    [emails.map((email) => `client:${account}:${email}`)],
  );
}

/** Returns the account's clients of these lower-case addresses, locked, the oldest first. */
export async function lockClientsOf(sql: Sql, account: string, emails: string[]): Promise<KnownClient[]> {
  const { rows } = await sql.query<KnownClient>(
    `select c.id, c.name, c.email, c.phone_number, c.country_code, c.locale::text as locale,
            c.additional_email, c.description
       from clients c where c.account_id = $1 and lower(c.email) = any($2) and c.deleted_at is null
      order by c.id for update`,
    [account, emails],
  );
  return rows;
}

/** Rows of $2 as `r`. */
const ROWS = `jsonb_to_recordset($2::jsonb) as r (id uuid, name text, email text, phone_number text, country_code text,
  locale text, additional_email text, description text)`;

/** Inserts clients of an account. */
export async function insertClients(sql: Sql, account: string, clients: KnownClient[]): Promise<void> {
  if (clients.length === 0) return;
  await sql.query(
    `insert into clients (id, account_id, name, email, phone_number, country_code, locale, additional_email, description,
                          created_at, updated_at)
     select r.id, $1, r.name, r.email, r.phone_number, r.country_code, r.locale::enum_clients_locale, r.additional_email,
            r.description, now(), now() from ${ROWS}`,
    [account, JSON.stringify(clients)],
  );
}

/** Writes the details of clients of an account, except their own addresses. The caller holds the rows. */
export async function updateClients(sql: Sql, account: string, clients: KnownClient[]): Promise<void> {
  if (clients.length === 0) return;
  await sql.query(
    `update clients c set name = r.name, phone_number = r.phone_number, country_code = r.country_code,
            locale = r.locale::enum_clients_locale, additional_email = r.additional_email, description = r.description,
            updated_at = now()
       from ${ROWS} where c.id = r.id and c.account_id = $1`,
    [account, JSON.stringify(clients)],
  );
}
