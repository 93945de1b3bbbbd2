import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, vi } from 'vitest';
import { freePort } from './free-port';
import { testFolder } from './memory-folder';
import { closeIdle, query } from './query';
import { refuseSecondConnections } from './refuse-second-connections';

/** The test application of one test file: a migrated database, a data folder, a port, and the settings that name them. */
export interface TestApp {
  databaseUrl: string;
  dataDir: string;
  port: number;
  origin: string;
  /** The environment of its processes. */
  env: NodeJS.ProcessEnv;
  /** Runs when the file's tests have ended, the last one given first. */
  atEnd: (work: () => Promise<unknown> | unknown) => void;
}

function inDatabase(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

const STATE = Symbol.for('keepers');

/**
 * Forgets the process's state (`process/state.ts`) with the settings it was made from, in one step: what an earlier file
 * left running reads the former settings until now, and makes nothing of this file from none.
 */
function takeSettings(settings: Record<string, string>): void {
  Object.assign(process.env, settings);
  // Processes for drawing start from a build where there is one: in half the time.
  const bundles = process.env.TEST_PROGRAM_IS_BUILT === '1' ? { bundles: path.resolve('dist') } : {};
  (globalThis as Record<symbol, unknown>)[STATE] = bundles;
}

/** A pool reports its end before its connections have ended: cut then, each would be an uncaught error. */
async function waitForGoodbyes(admin: string, database: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const left = await query(
        admin,
        'select application_name, query from pg_stat_activity where datname = $1',
        [database],
      );
      if (left.length > 0)
        throw new Error(`Connections to ${database} were not closed: ${JSON.stringify(left)}`);
    },
    { timeout: 5000, interval: 5 },
  );
}

/**
 * Opens a test application and makes it the process's own: call it first, at the top of the file. It closes after
 * the file's last test. `empty: true` gives a database without migrations.
 */
export async function openTestApp({ empty = false } = {}): Promise<TestApp> {
  const template = process.env.TEST_DATABASE_URL;
  if (!template) throw new Error('TEST_DATABASE_URL names no migrated database: run the project "int".');
  const admin = inDatabase(template, 'postgres');
  const from = new URL(template).pathname.slice(1);
  const name = `keepers_test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  // PostgreSQL's default copies through its buffers and its log, which takes twice the time.
  await query(admin, `create database "${name}"${empty ? '' : ` template "${from}" strategy file_copy`}`);
  const dataDir = mkdtempSync(path.join(testFolder(), 'keepers-app-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const databaseUrl = inDatabase(template, name);
  const settings = {
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: '',
    KEEPERS_DATA: dataDir,
    KEEPERS_SECRET: 'a secret of the tests, long enough to be one',
    KEEPERS_DEV: '0',
    PORT: String(port),
    PUBLIC_URL: origin,
    SMTP_URL: '',
    S3_BUCKET: '',
    TRUST_PROXY: '0',
  };
  takeSettings(settings);
  refuseSecondConnections();
  const ends: (() => Promise<unknown> | unknown)[] = [];
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
    await closeIdle(databaseUrl);
    await waitForGoodbyes(admin, name);
    // Over the connection that has just waited.
    await query(admin, `drop database if exists "${name}" with (force)`);
    await closeIdle(admin);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    databaseUrl,
    dataDir,
    port,
    origin,
    env: { ...process.env, ...settings },
    atEnd: (work) => void ends.push(work),
  };
}

/** Sends one statement to the test application's database, bypassing its processes. */
export const sqlOf =
  (app: TestApp) =>
  <R extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    query<R>(app.databaseUrl, text, values);
