import { TRASH_DAYS } from '@/core/constants';
import { pool, type Sql } from '@/core/db/pool';
import type { ClientRow } from '@/modules/people/queries/invitations-repo';
import type { ClientDetails } from '../rules/details';
import type { KnownClient } from './client-lists';

/** Columns of a client's details, by the names of the form's fields. */
export const DETAILS =
  'name, email, additional_email, phone_number as phone, country_code as country, locale::text as language, description';
const CLIENT = `c.id, c.name, c.email, c.phone_number, c.country_code, c.locale::text as locale`;

/** Locks an address of the account until the transaction ends. Lock several addresses in alphabetical order. */
export async function lockAddress(sql: Sql, account: string, email: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `client:${account}:${email.toLowerCase()}`,
  ]);
}

/** Whether another client of the account than `but` has this address; those in the trash do not count. */
export async function isAddressTaken(
  sql: Sql,
  account: string,
  email: string,
  but: string | null,
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `select 1 from clients where account_id = $1 and lower(email) = lower($2) and deleted_at is null and id is distinct from $3`,
    [account, email, but],
  );
  return Boolean(rowCount);
}

/** Whether a client of the account has this address, or had it when they were moved to the trash. */
export async function isAddressKnown(sql: Sql, account: string, email: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'select 1 from clients where account_id = $1 and lower(email) = lower($2) limit 1',
    [account, email],
  );
  return Boolean(rowCount);
}

/** Returns a client's account and address, also from the trash; null if there is no such client. */
export async function findAddress(
  sql: Sql,
  id: string,
): Promise<{ account: string; email: string | null } | null> {
  const { rows } = await sql.query<{ account: string; email: string | null }>(
    'select account_id as account, email from clients where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

/** Returns which of these lower-case addresses are those of the account's clients. */
export async function findKnownAddresses(account: string, emails: string[]): Promise<Set<string>> {
  const { rows } = await pool().query<{ email: string }>(
    'select lower(email) as email from clients where account_id = $1 and lower(email) = any($2) and deleted_at is null',
    [account, emails],
  );
  return new Set(rows.map(({ email }) => email));
}

/** Returns a client of the account by id, locked; null if there is none. */
export async function lockClient(sql: Sql, account: string, id: string): Promise<ClientRow | null> {
  const { rows } = await sql.query<ClientRow>(
    `select ${CLIENT} from clients c where c.id = $2 and c.account_id = $1 and c.deleted_at is null for update`,
    [account, id],
  );
  return rows[0] ?? null;
}

/** Returns the account's client of an address, locked; null if there is none. */
export async function lockClientOf(sql: Sql, account: string, email: string): Promise<KnownClient | null> {
  const { rows } = await sql.query<KnownClient>(
    `select ${CLIENT}, c.additional_email, c.description from clients c
      where c.account_id = $1 and lower(c.email) = lower($2) and c.deleted_at is null order by c.id limit 1 for update`,
    [account, email],
  );
  return rows[0] ?? null;
}

/** Returns a client's details by the names of the form's fields, locked; null if there is none. */
export async function lockDetails(sql: Sql, account: string, id: string): Promise<ClientDetails | null> {
  const { rows } = await sql.query<ClientDetails>(
    `select ${DETAILS} from clients where id = $2 and account_id = $1 and deleted_at is null for update`,
    [account, id],
  );
  return rows[0] ?? null;
}

/** Locks a client, also in the trash; returns whether it is there. Null if there is none. */
export async function lockInTrash(sql: Sql, account: string, id: string): Promise<boolean | null> {
  const { rows } = await sql.query<{ deleted: boolean }>(
    'select deleted_at is not null as deleted from clients where id = $2 and account_id = $1 for update',
    [account, id],
  );
  return rows[0]?.deleted ?? null;
}

/** Whether a client has access to a project that is not in the trash. */
export async function hasAccess(sql: Sql, client: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `select 1 from invitations i join events e on e.id = i.event_id
      where i.client_id = $1 and i.revoked_at is null and e.deleted_at is null limit 1`,
    [client],
  );
  return Boolean(rowCount);
}

/** Clears the refusals of a client's address, for all clients of the account that have it. */
export async function clearRefusals(account: string, id: string): Promise<void> {
  await pool().query(
    `update clients set mail_cleared_at = now(), updated_at = now()
      where account_id = $1 and lower(email) = (select lower(email) from clients where id = $2 and account_id = $1)`,
    [account, id],
  );
}

/** Returns what decides the default country of an account's numbers. */
export async function findHome(
  sql: Sql,
  account: string,
): Promise<{ country_code: string | null; time_zone: string | null; locale: string | null } | null> {
  const { rows } = await sql.query<{
    country_code: string | null;
    time_zone: string | null;
    locale: string | null;
  }>('select country_code, time_zone, locale::text as locale from accounts where id = $1', [account]);
  return rows[0] ?? null;
}

const GONE = `($1::uuid is null or account_id = $1) and deleted_at > now() - make_interval(days => $2)`;
/** Maximum number in a list of the trash, last deleted first. */
const MOST = 200;

/** Counts the clients in an account's trash (null: in every account's). */
export async function countDeleted(account: string | null): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `select count(*)::int as count from clients where ${GONE}`,
    [account, TRASH_DAYS],
  );
  return rows[0]?.count ?? 0;
}

/** A client in the trash, and until when they can be restored. */
export interface DeletedClient {
  id: string;
  name: string;
  email: string | null;
  until: Date;
}

/** Returns the clients in an account's trash (null: in every account's), last deleted first. */
export async function listDeleted(account: string | null): Promise<DeletedClient[]> {
  const { rows } = await pool().query<DeletedClient>(
    `select id, name, email, deleted_at + make_interval(days => $2) as until
       from clients where ${GONE} order by deleted_at desc, id limit ${MOST}`,
    [account, TRASH_DAYS],
  );
  return rows;
}

/** Sorts clients as their tables show them. */
const BY_NAME = `order by lower(coalesce(nullif(c.name, ''), c.email, '')), c.id`;

/** Returns the clients of an account, by name. */
export async function listExported(account: string): Promise<ClientDetails[]> {
  const { rows } = await pool().query<ClientDetails>(
    `select ${DETAILS} from clients c where c.account_id = $1 and c.deleted_at is null ${BY_NAME}`,
    [account],
  );
  return rows;
}

/** A participant of a project, with the rights of their link; `ends_on` is its last day in the project's time zone. */
type ExportedPerson = ClientDetails & {
  role: 'guest' | 'client';
  downloads: boolean;
  ends_on: string | null;
};

/** Returns the participants of a project of the account, by name. */
export async function listExportedPeople(account: string, event: string): Promise<ExportedPerson[]> {
  const { rows } = await pool().query<ExportedPerson>(
    `select c.name, c.email, c.additional_email, c.phone_number as phone, c.country_code as country, c.locale::text as language,
            c.description, i.role::text as role, coalesce(i.downloads, false) as downloads,
            to_char(i.ends_at at time zone e.time_zone, 'YYYY-MM-DD') as ends_on
       from invitations i join clients c on c.id = i.client_id join events e on e.id = i.event_id
      where i.event_id = $2 and i.revoked_at is null and c.account_id = $1 and c.deleted_at is null ${BY_NAME}`,
    [account, event],
  );
  return rows;
}
