import type { Sql } from '@/core/db/pool';

/** Why a service refuses a connection's tokens: they ended, or the user withdrew them. */
export type Trouble = 'expired' | 'revoked';

/** A connection as it is stored. */
export interface ConnectionRow {
  id: string;
  subject: string;
  name: string;
  sealed: string;
  scopes: string[];
  trouble: Trouble | null;
}

/** Names an account's connection: there is one for each service. */
export interface ConnectionKey {
  account: string;
  service: string;
}

/** Returns an account's connection to a service; null without one. */
export async function findConnection(
  sql: Sql,
  { account, service }: ConnectionKey,
): Promise<ConnectionRow | null> {
  const { rows } = await sql.query<ConnectionRow>(
    'select id, subject, name, sealed, scopes, trouble from service_connections where account_id = $1 and service = $2',
    [account, service],
  );
  return rows[0] ?? null;
}

/** Stores an account's connection to a service, in place of the one before. */
export async function storeConnection(
  sql: Sql,
  { account, service }: ConnectionKey,
  one: Omit<ConnectionRow, 'trouble'> & { user: string },
): Promise<void> {
  await sql.query(
    `insert into service_connections (id, account_id, user_id, service, subject, name, sealed, scopes)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb)
     on conflict (account_id, service) do update set id = excluded.id, user_id = excluded.user_id,
       subject = excluded.subject, name = excluded.name, sealed = excluded.sealed, scopes = excluded.scopes,
       trouble = null, updated_at = now()`,
    [one.id, account, one.user, service, one.subject, one.name, one.sealed, JSON.stringify(one.scopes)],
  );
}

/** Replaces a connection's tokens, unless the account has connected again since. */
export async function replaceTokens(
  sql: Sql,
  { id, sealed }: Pick<ConnectionRow, 'id' | 'sealed'>,
): Promise<void> {
  await sql.query(
    'update service_connections set sealed = $2, trouble = null, updated_at = now() where id = $1',
    [id, sealed],
  );
}

/** Marks a connection whose tokens the service refuses, unless the account has connected again since. */
export async function markTrouble(
  sql: Sql,
  { id, trouble }: { id: string; trouble: Trouble },
): Promise<void> {
  await sql.query('update service_connections set trouble = $2, updated_at = now() where id = $1', [
    id,
    trouble,
  ]);
}

/** Deletes an account's connection to a service; returns whether there was one. */
export async function deleteConnection(sql: Sql, { account, service }: ConnectionKey): Promise<boolean> {
  const { rowCount } = await sql.query(
    'delete from service_connections where account_id = $1 and service = $2',
    [account, service],
  );
  return Boolean(rowCount);
}

/** Deletes the connections of a user of a service, who withdrew them there. Returns whose accounts they were. */
export async function deleteOfSubject(
  sql: Sql,
  { service, subject }: { service: string; subject: string },
): Promise<string[]> {
  const { rows } = await sql.query<{ account: string }>(
    'delete from service_connections where service = $1 and subject = $2 returning account_id as account',
    [service, subject],
  );
  return rows.map(({ account }) => account);
}
