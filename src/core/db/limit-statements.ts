import type { PoolClient, PoolConfig } from 'pg';
import { env } from '@/core/env';
import { state } from '@/core/process/state';

/**
 * Sets a statement timeout on every connection this process opens from now on, by its pool's setting, so that no single
 * statement holds a connection others wait for. A web process calls it first; migrations and jobs may take longer.
 */
export function limitStatements(): void {
  state().limitStatements = true;
}

/** The pool option that sets the limit on a new connection, before its first statement. */
export function statementLimit(pool: 'main' | 'admin'): Pick<PoolConfig, 'verify'> {
  return {
    verify: (client: PoolClient, done: (error?: Error) => void) => {
      const { databaseUrl, databaseDirectUrl, statementSeconds } = env();
      // Behind a pooler another process may get the session next: its database user has a limit of its own.
      if (!state().limitStatements || databaseUrl !== databaseDirectUrl) return done();
      client.query(`set statement_timeout = '${statementSeconds[pool]}s'`).then(() => done(), done);
    },
  };
}

/** Whether PostgreSQL cancelled a statement because it took too long; causes are checked too. */
export function statementTimedOut(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === '57014' || (cause instanceof Object && statementTimedOut(cause));
}
