import type pg from 'pg';
import { env } from '@/server/env';

/**
 * Lets PostgreSQL end each statement of this pool after so many seconds, so that no single one holds a connection others
 * wait for. Behind a pooler nothing is set: the session it is set for would be another process's a moment later.
 */
export function limitStatements(pool: pg.Pool, seconds: number): void {
  const { databaseUrl, databaseDirectUrl } = env();
  if (databaseUrl !== databaseDirectUrl) return;
  const limited = new WeakSet<pg.PoolClient>();
  // Before the statement it was taken for: a connection sends one after the other.
  pool.on('acquire', (client) => {
    if (limited.has(client)) return;
    limited.add(client);
    client.query(`set statement_timeout = ${Math.round(seconds * 1000)}`).catch(() => limited.delete(client));
  });
}

/** Whether PostgreSQL ended a statement because it took too long; causes are looked at too. */
export function statementTimedOut(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === '57014' || (cause instanceof Object && statementTimedOut(cause));
}
