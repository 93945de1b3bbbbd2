import type { PoolClient, PoolConfig } from 'pg';
import { env } from '@/core/env';
import { state } from '@/core/process/state';

/**
 * Makes every connection that this process opens from now on end its statements after the seconds its pool's setting names,
 * so that no single statement holds a connection others wait for. A web process calls it first; migrations and jobs may
 * take longer.
 */
export function limitStatements(): void {
  state().limitStatements = true;
}

/** The part of a pool's options that puts the limit on a new connection, before its first statement. */
export function statementLimit(pool: 'main' | 'admin'): Pick<PoolConfig, 'verify'> {
  return {
    verify: (client: PoolClient, done: (error?: Error) => void) => {
      const { databaseUrl, databaseDirectUrl, statementSeconds } = env();
      // Behind a pooler a session is another process's a moment later: its user has a limit of its own.
      if (!state().limitStatements || databaseUrl !== databaseDirectUrl) return done();
      client.query(`set statement_timeout = '${statementSeconds[pool]}s'`).then(() => done(), done);
    },
  };
}

/** Whether PostgreSQL ended a statement because it took too long; causes are looked at too. */
export function statementTimedOut(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === '57014' || (cause instanceof Object && statementTimedOut(cause));
}
