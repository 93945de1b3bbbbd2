import { AsyncLocalStorage } from 'node:async_hooks';
import pg, { type PoolClient, type QueryResultRow } from 'pg';
import { env } from '@/core/env';
import { once } from '@/core/process/state';
import { statementLimit } from './limit-statements';

/** Anything SQL can be sent to: the pool, or a client inside a transaction. */
export interface Sql {
  query<R extends QueryResultRow = QueryResultRow>(
    config: string | { name?: string; text: string; values?: unknown[] },
    values?: unknown[],
  ): Promise<{ rows: R[]; rowCount: number | null }>;
}

/** A cut connection, idle or in use, must not end the process: its user sees the error in the query. */
export function surviveCuts(made: pg.Pool): pg.Pool {
  const ignore = () => undefined;
  made.on('error', ignore);
  made.on('connect', (client) => client.on('error', ignore));
  return made;
}

/**
 * Makes a connection send every statement without a name. A pooler in transaction mode gives each transaction another
 * session, which does not know another session's prepared statements.
 */
function forgetNames(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (...all: unknown[]) => unknown;
  client.query = ((config: unknown, ...rest: unknown[]) => {
    const named = typeof config === 'object' && config !== null && 'name' in config && 'text' in config;
    return send(named ? { ...config, name: undefined } : config, ...rest);
  }) as typeof client.query;
}

/** Our own pool for the hot paths; Payload has another. */
export function pool(): pg.Pool {
  return once('pool', () => {
    const made = new pg.Pool({
      connectionString: env().databaseUrl,
      max: env().pools.main,
      idleTimeoutMillis: 60_000,
      // A caller that waits longer for a connection gets a 503 and retries.
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      ...statementLimit('main'),
    });
    if (env().statements === 'plain') made.on('connect', forgetNames);
    return surviveCuts(made);
  });
}

/** The transaction that the running work is in: `ended` when it has no connection any more. */
type Held = { on: pg.Pool; ended: boolean };
const held = () => once('transaction-context', () => new AsyncLocalStorage<Held | null>());

/**
 * Returns the pool whose connection a transaction of the running work holds; null outside of one. Work that needs a second
 * connection of it may wait for ever: with as many at once as there are connections, each waits for another.
 */
export function transactionPool(): pg.Pool | null {
  const now = held().getStore();
  return now && !now.ended ? now.on : null;
}

/** Runs work on a connection of its own that is committed whatever becomes of the open transaction; few at once. */
export const besideTransaction = <T>(work: () => Promise<T>): Promise<T> => held().run(null, work);

/**
 * Runs `work` in a transaction of its own on our pool. Commits when it returns, rolls back when it throws; a commit
 * that Postgres turned into a rollback (an earlier statement failed and was swallowed) is an error too.
 */
export async function transaction<T>(work: (sql: PoolClient) => Promise<T>): Promise<T> {
  const on = pool();
  const client = await on.connect();
  let broken = false;
  const context = { on, ended: false };
  try {
    await client.query('begin');
    const result = await held().run(context, () => work(client));
    const ended = await client.query('commit');
    if (ended.command !== 'COMMIT') throw new Error('The transaction was rolled back by an earlier failure.');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    context.ended = true;
    client.release(broken);
  }
}
