import type { Sql } from '@/core/db/pool';

/** A connection as it is stored: its secrets are sealed. */
export interface ConnectionRow {
  id: string;
  account: string | null;
  method: string;
  mode: 'own' | 'connect' | 'collected';
  settings: string;
  hearing: string | null;
  provider: string | null;
  charges: boolean;
  created_at: Date;
  ended_at: Date | null;
}

const COLUMNS =
  'id, account_id as account, method, mode, settings, hearing, provider, charges, created_at, ended_at';

/** Returns a connection, also one that has ended. */
export async function readConnection(sql: Sql, id: string): Promise<ConnectionRow | null> {
  const { rows } = await sql.query<ConnectionRow>(
    `select ${COLUMNS} from payment_connections where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Returns an account's (null: the platform's) connections in use. */
export async function listConnections(sql: Sql, account: string | null): Promise<ConnectionRow[]> {
  const { rows } = await sql.query<ConnectionRow>(
    `select ${COLUMNS} from payment_connections where account_id is not distinct from $1::uuid and ended_at is null
      order by created_at`,
    [account],
  );
  return rows;
}

/** Ends an account's connection; returns whether there was one. */
export async function endConnection(
  sql: Sql,
  { account, id, now }: { account: string | null; id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update payment_connections set ended_at = $3
      where id = $1 and account_id is not distinct from $2::uuid and ended_at is null`,
    [id, account, now],
  );
  return rowCount === 1;
}

/** Ends an account's other connections of a method. */
export async function endOthers(
  sql: Sql,
  { account, method, id, now }: { account: string | null; method: string; id: string; now: Date },
): Promise<void> {
  await sql.query(
    `update payment_connections set ended_at = $4
      where method = $1 and account_id is not distinct from $2::uuid and id <> $3 and ended_at is null`,
    [method, account, id, now],
  );
}

/** Stores a connection, or changes the account's own one of this id. Returns whether it did. */
export async function storeConnection(
  sql: Sql,
  one: Omit<ConnectionRow, 'created_at' | 'ended_at'> & { now: Date },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into payment_connections (id, account_id, method, mode, settings, hearing, provider, charges, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (id) do update set mode = $4, settings = $5, hearing = $6, provider = $7, charges = $8
       where payment_connections.account_id is not distinct from $2 and payment_connections.method = $3
         and payment_connections.ended_at is null`,
    [
      one.id,
      one.account,
      one.method,
      one.mode,
      one.settings,
      one.hearing,
      one.provider,
      one.charges,
      one.now,
    ],
  );
  return rowCount === 1;
}

/** Returns the connections in use whose list of events was last read before `before`, with that time. */
export async function connectionsToRead(
  sql: Sql,
  before: Date,
): Promise<{ id: string; method: string; read_until: Date | null; created_at: Date }[]> {
  const { rows } = await sql.query<{ id: string; method: string; read_until: Date | null; created_at: Date }>(
    `select id, method, read_until, created_at from payment_connections
      where ended_at is null and coalesce(read_until, created_at) < $1 order by read_until nulls first`,
    [before],
  );
  return rows;
}

/** Stores until when a connection's list of events was read. */
export async function storeRead(sql: Sql, id: string, until: Date): Promise<void> {
  await sql.query('update payment_connections set read_until = $2 where id = $1', [id, until]);
}
