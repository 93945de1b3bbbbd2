import pg from 'pg';
import { readSchema, tellClock } from '@/server/database/check-schema';
import { reachDatabase } from '@/server/database/reach';
import { env } from '@/server/env';
import { broken, type Finding, look, ok } from './finding';

const ANSWER_MS = 3000;

/** Asks over a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether it can be used, its version, its clock. Null of `found` where it cannot. */
export async function checkReach(): Promise<{ findings: Finding[]; reached: boolean }> {
  const { databaseUrl = '', databaseDirectUrl = '' } = env();
  const findings: Finding[] = [];
  try {
    const { version, clockAhead } = await reachDatabase(databaseUrl);
    findings.push(ok('Database', `PostgreSQL ${version} answers`));
    const clock = tellClock(clockAhead);
    findings.push(
      clock
        ? look('Clock', clock, 'Set the clock of both machines.')
        : ok('Clock', `${Math.abs(Math.round(clockAhead))} ms from the database's`),
    );
    if (databaseDirectUrl !== databaseUrl)
      await reachDatabase(databaseDirectUrl, { name: 'DATABASE_DIRECT_URL' });
    return { findings, reached: true };
  } catch (error) {
    return { findings: [...findings, broken('Database', (error as Error).message)], reached: false };
  }
}

/** How far it has been migrated. */
export async function checkSchema(client: pg.Client): Promise<Finding> {
  const { missing, newer, pushed } = await readSchema(client);
  if (newer.length > 0)
    return broken(
      'Migrations',
      `a newer Keepers has used this database (${newer.join(', ')})`,
      'Start that version, or restore a backup.',
    );
  if (pushed)
    return broken(
      'Migrations',
      'Payload in development mode has changed the tables',
      'Restore a backup, or use another database.',
    );
  if (missing.length > 0)
    return look(
      'Migrations',
      `${missing.length} wait (${missing[0]} …)`,
      '"npm start" or "npm run migrate" runs them.',
    );
  return ok('Migrations', 'all are there');
}

/** Whether a word said over the main address is heard over the direct one: a pooler in between swallows it. */
export async function checkListen(): Promise<Finding> {
  const { databaseUrl = '', databaseDirectUrl } = env();
  const word = `doctor ${process.pid} ${Date.now()}`;
  const heard = await withClient(databaseDirectUrl ?? databaseUrl, async (ear) => {
    await ear.query('listen keepers_doctor');
    const told = new Promise<boolean>((resolve) => {
      ear.on('notification', ({ payload }) => payload === word && resolve(true));
      setTimeout(() => resolve(false), ANSWER_MS).unref();
    });
    await withClient(databaseUrl, (mouth) =>
      mouth.query('select pg_notify($1, $2)', ['keepers_doctor', word]),
    );
    return told;
  });
  return heard
    ? ok('Live', 'LISTEN works')
    : broken(
        'Live',
        'what one connection says another does not hear: a pooler stands between',
        'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, past the pooler.',
      );
}

/** Whether there is room for the connections of our processes. */
export async function checkConnections(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ used: number; most: number }>(
    `select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
            current_setting('max_connections')::int as most`,
  );
  const { used = 0, most = 0 } = rows[0] ?? {};
  const says = `${used} of ${most} used`;
  return used > most * 0.8
    ? look('Connections', says, 'Raise max_connections: a web process takes up to 28, a worker 18.')
    : ok('Connections', says);
}
