import { pool, type Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import type { DataState, DataSubject } from '@/modules/people/rules/erasure';

/** A person's request for export or erasure. */
export interface DataRequest {
  id: string;
  kind: 'export' | 'erasure';
  subject: DataSubject;
  user_id: string | null;
  client_id: string | null;
  account_id: string | null;
  state: DataState;
  /** Completed steps out of `total`. */
  done: number;
  total: number;
  file: string | null;
  bytes: number | null;
  due_at: Date;
  created_at: Date;
  ended_at: Date | null;
}

/** Whose requests: a user's own, or those about one client of an account. */
export type Whose = { user: string } | { account: string; client: string };

const COLUMNS = `id, kind, subject, user_id, client_id, account_id, state, done, total, file, bytes::float8 as bytes, due_at,
  created_at, ended_at`;

/** Returns a person's requests, newest first, without paging, since they are few. */
export async function listRequests(whose: Whose, sql: Sql = pool()): Promise<DataRequest[]> {
  const byStudio = 'client' in whose;
  const { rows } = await sql.query<DataRequest>(
    `select ${COLUMNS} from data_requests
      where ${byStudio ? 'client_id = $1 and account_id = $2' : 'user_id = $1 and client_id is null'} order by id desc limit 20`,
    byStudio ? [whose.client, whose.account] : [whose.user],
  );
  return rows;
}

/** Returns one request by its id alone, for the job that handles it. */
export async function findRequest(id: string, sql: Sql = pool()): Promise<DataRequest | null> {
  const { rows } = await sql.query<DataRequest>(`select ${COLUMNS} from data_requests where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Inserts a request; returns its id. */
export async function insertRequest(
  sql: Sql,
  input: Pick<DataRequest, 'kind' | 'subject'> & {
    user?: string | null;
    client?: string | null;
    account?: string | null;
    due?: Date;
  },
): Promise<string> {
  const id = uuidv7();
  await sql.query(
    `insert into data_requests (id, kind, subject, user_id, client_id, account_id, due_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      input.kind,
      input.subject,
      input.user ?? null,
      input.client ?? null,
      input.account ?? null,
      input.due ?? new Date(),
    ],
  );
  return id;
}

/** Records the progress of a request. */
export async function noteProgress(
  sql: Sql,
  id: string,
  { done, total }: { done: number; total: number },
): Promise<void> {
  await sql.query('update data_requests set done = $2, total = $3 where id = $1', [id, done, total]);
}

/** Ends a request. */
export async function endRequest(
  sql: Sql,
  id: string,
  state: DataState,
  more: { file?: string; bytes?: number } = {},
): Promise<void> {
  await sql.query(
    `update data_requests set state = $2, ended_at = now(), file = $3, bytes = $4 where id = $1`,
    [id, state, more.file ?? null, more.bytes ?? null],
  );
}

/** Makes requests of one person wait for each other until the transaction ends. */
export async function lockRequests(sql: Sql, person: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`data:${person}`]);
}

/** Records that a job works on an export. */
export async function startExport(sql: Sql, id: string): Promise<void> {
  await sql.query(`update data_requests set state = 'working' where id = $1`, [id]);
}

/** Records that a job works on an erasure. Returns false if it was canceled or has ended. */
export async function claimErasure(sql: Sql, id: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update data_requests set state = 'working' where id = $1 and state in ('waiting', 'working')`,
    [id],
  );
  return Boolean(rowCount);
}

/** Cancels a user's erasure if it has not begun. Returns whether there was one. */
export async function cancelErasure(sql: Sql, user: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update data_requests set state = 'undone', ended_at = now() where user_id = $1 and kind = 'erasure' and state = 'waiting'`,
    [user],
  );
  return Boolean(rowCount);
}

/** Returns the ids of due erasures that have not ended, the longest due first. */
export async function listDue(sql: Sql, now: Date): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select id from data_requests where kind = 'erasure' and state in ('waiting', 'working') and due_at <= $1 order by due_at limit 100`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** An export with the storage key of its file. */
export interface ExportFile {
  id: string;
  file: string;
}

/** Returns the exports of a user or a client that still have their file. */
export async function listExports(
  sql: Sql,
  { user, client }: { user: string | null; client: string | null },
): Promise<ExportFile[]> {
  const { rows } = await sql.query<ExportFile>(
    `select id, file from data_requests where kind = 'export' and file is not null
        and ((user_id is not null and user_id = $1) or (client_id is not null and client_id = $2))`,
    [user, client],
  );
  return rows;
}

/** Returns the exports that were created more than `days` ago and still have their file. */
export async function listExpired(sql: Sql, days: number): Promise<ExportFile[]> {
  const { rows } = await sql.query<ExportFile>(
    `select id, file from data_requests where state = 'ready' and file is not null
        and ended_at < now() - make_interval(days => $1)`,
    [days],
  );
  return rows;
}

/** Removes an erased person from their requests. */
export async function forgetPerson(
  sql: Sql,
  { user, clients }: { user: string | null; clients: readonly string[] },
): Promise<void> {
  await sql.query('update data_requests set client_id = null where client_id = any($1::uuid[])', [clients]);
  if (user) await sql.query('update data_requests set user_id = null where user_id = $1::uuid', [user]);
}
