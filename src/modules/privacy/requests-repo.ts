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

const of = (whose: Whose): [string, unknown[]] =>
  'client' in whose
    ? ['client_id = $1 and account_id = $2', [whose.client, whose.account]]
    : ['user_id = $1 and client_id is null', [whose.user]];

/** Returns a person's requests, newest first, without paging, since they are few. */
export async function listRequests(whose: Whose, sql: Sql = pool()): Promise<DataRequest[]> {
  const [where, values] = of(whose);
  const { rows } = await sql.query<DataRequest>(
    `select ${COLUMNS} from data_requests where ${where} order by id desc limit 20`,
    values,
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
export async function noteProgress(id: string, done: number, total: number): Promise<void> {
  await pool().query('update data_requests set done = $2, total = $3 where id = $1', [id, done, total]);
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
