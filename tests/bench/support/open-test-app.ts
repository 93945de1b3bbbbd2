import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { Browser } from '../../helpers/browser';
import { freePort } from '../../helpers/free-port';
import { findProcess, type Pids } from './processes';
import { root, type Started, startKeepers } from './start-keepers';

export interface TestAppOptions {
  role?: 'all' | 'web';
}

/** Keepers running over a data folder of the bench's own, with the demo studio in it. */
export interface TestApp {
  origin: string;
  port: number;
  dataDir: string;
  /** Signed in as the demo studio's photographer. */
  owner: Browser;
  databaseUrl: string;
  sql: <R extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]>;
  pids: () => Pids;
  /** Milliseconds its `npm start` took. */
  tookMs: number;
  close: () => Promise<void>;
}

/** Where rendered photographs are cached: the same place as `npm start` uses. */
export const DRAWN = path.join(root, '.data', 'demo-photographs');
/** On the same disk as a real installation's, not in a folder of memory. */
const DATA = path.join(root, '.data', 'bench');

/** An empty data folder that has only the drawings of the demo photographs. */
export function freshData(): string {
  rmSync(DATA, { recursive: true, force: true });
  const photographs = path.join(DATA, 'demo-photographs');
  mkdirSync(photographs, { recursive: true });
  for (const name of readdirSync(DRAWN)) linkOrCopy(path.join(DRAWN, name), path.join(photographs, name));
  return DATA;
}

/** A second name for the same bytes, where the disk knows such; else a copy. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

export function removeData(): void {
  rmSync(DATA, { recursive: true, force: true });
}

function addressOfDatabase(): string {
  const read = (name: string) => readFileSync(path.join(DATA, name), 'utf8').trim();
  return `postgres://keepers:${encodeURIComponent(read('postgres-password'))}@127.0.0.1:${read('postgres-port')}/keepers`;
}

/** Resolves when the worker has rendered all photographs; polls the database. */
export async function allDrawn(app: Pick<TestApp, 'sql'>, gallery?: string, ms = 300_000): Promise<void> {
  const until = Date.now() + ms;
  for (;;) {
    const [row] = await app.sql<{ left: number }>(
      `select count(*)::int as left from media where state = 'processing' and ($1::uuid is null or gallery_id = $1)`,
      [gallery ?? null],
    );
    if (row?.left === 0) return;
    if (Date.now() > until) throw new Error(`${row?.left} photographs were not drawn`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Resolves when the worker has done every due job: what an earlier row left to do would be measured with the next one.
 */
export async function jobsDone(app: Pick<TestApp, 'sql'>, ms = 600_000): Promise<void> {
  const until = Date.now() + ms;
  for (;;) {
    const [row] = await app.sql<{ left: number }>(
      `select count(*)::int as left from pgboss.job where state <= 'active' and start_after <= now() and not blocked`,
    );
    if (row?.left === 0) return;
    if (Date.now() > until) throw new Error(`${row?.left} jobs were not done`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Starts Keepers over the bench's data folder (created if missing) and signs its photographer in. */
export async function openTestApp({ role = 'all' }: TestAppOptions = {}): Promise<TestApp> {
  if (!existsSync(path.join(DATA, 'settings.json'))) freshData();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started: Started = await startKeepers({ dataDir: DATA, port, role });
  const databaseUrl = addressOfDatabase();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // The server is stopped under idle connections at the end.
  pool.on('error', () => undefined);
  const app: TestApp = {
    origin,
    port,
    dataDir: DATA,
    owner: new Browser(origin),
    databaseUrl,
    sql: async (text, values) => (await pool.query(text, values)).rows as never,
    pids: () => {
      const web = findProcess(started.pid, 'dist/main.mjs');
      if (!web) throw new Error('The web process was not found: this measurement needs Linux.');
      return { web, worker: findProcess(started.pid, 'dist/worker.mjs') };
    },
    tookMs: started.tookMs,
    close: async () => {
      await pool.end();
      await started.stop();
    },
  };
  try {
    await app.owner.signIn('studio@demo.test', 'keepers-demo');
    await app.sql('update subscriptions set project_limit = null, max_photos_per_project = null');
    if (role === 'all') await allDrawn(app);
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
