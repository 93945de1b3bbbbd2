import pg from 'pg';
import { clockWarning, readSchema } from '@/core/db/check-schema';
import { reachDatabase } from '@/core/db/reach';
import { env } from '@/core/env';
import { broken, brokenLine, type Finding, look, ok } from './finding';
import {
  countConnections,
  hasTrigrams,
  listenToDoctor,
  notifyDoctor,
  readsHebrew,
  runNamed,
} from './queries';

const ANSWER_MS = 3000;

/** Runs `work` on a connection of its own. */
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

/** Checks whether the database is reachable, its version and its clock. */
export async function checkReach(): Promise<{ findings: Finding[]; reached: boolean }> {
  const { databaseUrl = '', databaseDirectUrl = '' } = env();
  const findings: Finding[] = [];
  try {
    const { version, clockAhead } = await reachDatabase(databaseUrl);
    findings.push(ok('database', 'database', { version }));
    const clock = clockWarning(clockAhead);
    const apart = { ms: Math.abs(Math.round(clockAhead)), seconds: Math.round(Math.abs(clockAhead) / 1000) };
    findings.push(clock ? look('clock', 'clock_off', 'clock', apart) : ok('clock', 'clock', apart));
    if (databaseDirectUrl !== databaseUrl)
      await reachDatabase(databaseDirectUrl, { name: 'DATABASE_DIRECT_URL' });
    return { findings, reached: true };
  } catch (error) {
    return { findings: [...findings, brokenLine('database', (error as Error).message)], reached: false };
  }
}

/** Checks whether all migrations have run. */
export async function checkSchema(client: pg.Client): Promise<Finding> {
  const { missing, newer, pushed } = await readSchema(client);
  if (newer.length > 0)
    return broken('migrations', 'migrations_newer', 'migrations_newer', { which: newer.join(', ') });
  if (pushed) return broken('migrations', 'migrations_pushed', 'migrations_pushed');
  if (missing.length > 0)
    return look('migrations', 'migrations_wait', 'migrations_wait', {
      count: missing.length,
      which: missing[0] ?? '',
    });
  return ok('migrations', 'migrations');
}

/**
 * Checks whether a NOTIFY on the main connection reaches a LISTEN on the direct one: a pooler in between would drop it.
 */
export async function checkListen(): Promise<Finding> {
  const { databaseUrl = '', databaseDirectUrl } = env();
  const word = `doctor ${process.pid} ${Date.now()}`;
  const notified = await withClient(databaseDirectUrl ?? databaseUrl, async (listener) => {
    await listenToDoctor(listener);
    const received = new Promise<boolean>((resolve) => {
      listener.on('notification', ({ payload }) => payload === word && resolve(true));
      setTimeout(() => resolve(false), ANSWER_MS).unref();
    });
    await withClient(databaseUrl, (mouth) => notifyDoctor(mouth, word));
    return received;
  });
  return notified ? ok('live', 'live') : broken('live', 'live_deaf', 'live_deaf');
}

/** PostgreSQL's codes for a prepared statement that already exists, and for an unknown one. */
const NAME_FAULTS = new Set(['42P05', '26000']);
const ROUNDS = 3;

/**
 * Checks how statements are sent, and whether the database (or its pooler) keeps prepared statements: two connections
 * prepare the same name in turn.
 */
export async function checkStatements(): Promise<Finding> {
  const { databaseUrl = '', statements } = env();
  if (statements === 'plain') return ok('statements', 'statements_plain');
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      await withClient(databaseUrl, (one) =>
        withClient(databaseUrl, async (other) => {
          for (const client of [one, other, one, other]) await runNamed(client);
        }),
      );
  } catch (error) {
    if (!NAME_FAULTS.has((error as pg.DatabaseError).code ?? '')) throw error;
    return broken('statements', 'statements_lost', 'statements_lost');
  }
  return ok('statements', 'statements_named');
}

/**
 * Returns the maximum number of connections of one process: its pools, one each for live streams and upload locks, and
 * the queue's listener.
 */
const mostOf = (...pools: number[]) => pools.reduce((sum, size) => sum + size, 3);

/** Checks whether the database allows the connections of all processes. */
export async function checkConnections(client: pg.Client): Promise<Finding> {
  const { used, most } = await countConnections(client);
  const { main, admin, jobs } = env().pools;
  const says = { used, most, web: mostOf(main, admin, jobs), worker: mostOf(main, jobs) };
  return used > most * 0.8
    ? look('connections', 'connections', 'connections', says)
    : ok('connections', 'connections', says);
}

/**
 * Checks whether the database has the extension for searching parts of words, and whether it supports letters beyond
 * English.
 */
export async function checkSearch(client: pg.Client): Promise<Finding> {
  if (!(await hasTrigrams(client))) return look('search', 'search_plain', 'search');
  return (await readsHebrew(client))
    ? ok('search', 'search')
    : look('search', 'search_letters', 'search_letters');
}
