import pg from 'pg';
import { env } from '@/core/env';

/** Locks for work that only one process over a database does at a time. */
export const LOCKS = { migrate: 7_318_001, seed: 7_318_002, bill: 7_318_003 } as const;

/** Runs `work` while no other process over this database does the same; waits for the one that holds the lock. */
export async function holdLock<T>(
  what: keyof typeof LOCKS,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: env().databaseDirectUrl ?? env().databaseUrl,
    keepAlive: true,
    application_name: `keepers-${what}`,
  });
  // A broken connection releases the lock; the work sees it in its own queries.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS[what]]);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
