import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dropDatabase, ensureDatabase, startEmbedded } from '@/core/db/embedded';
import { fresh } from '../../src/cli/launcher/build.mjs';
import { bundleAlone, OF_TESTS } from '../../src/cli/launcher/bundle.mjs';
import { testFolder, useMemoryFolder } from './memory-folder';
import { query } from './query';
import { cliScript } from './run-cli';
import { WEB_PROCESS } from './start-other';

const root = path.resolve(import.meta.dirname, '../..');

const nameIn = (url: string, database: string) =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** A server of this run alone, with `autovacuum` or not, or (KEEPERS_TEST_POSTGRES) one that is there already and may be left dirty. */
async function openServer(autovacuum: boolean): Promise<{ admin: string; stop: () => Promise<void> }> {
  const given = process.env.KEEPERS_TEST_POSTGRES;
  if (given) return { admin: nameIn(given, 'postgres'), stop: async () => undefined };
  const dataDir = mkdtempSync(path.join(testFolder(), 'keepers-test-postgres-'));
  chmodSync(dataDir, 0o755);
  const server = await startEmbedded({ dataDir, durable: false, autovacuum });
  return {
    admin: nameIn(server.url, 'postgres'),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Names the template by what it is made of, so that a server used again never has a stale one. */
function templateName(): string {
  const hash = createHash('sha256');
  const folder = path.join(root, 'src/migrations');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort())
    hash.update(path.relative(folder, file)).update(readFileSync(file));
  for (const file of [
    'src/registry/jobs.ts',
    'src/core/jobs/boss.ts',
    'src/core/db/migrate.ts',
    'src/core/db/functions.ts',
    'src/core/db/prepare-search.ts',
  ]) {
    hash.update(readFileSync(path.join(root, file)));
  }
  return `keepers_template_${hash.digest('hex').slice(0, 12)}`;
}

/** Runs the program's own `migrate` on a database, in a process of its own. */
function migrate(url: string, dataDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...cliScript(), 'migrate'], {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: url,
        DATABASE_DIRECT_URL: '',
        KEEPERS_DATA: dataDir,
        KEEPERS_DEV: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`migrate ended with ${code}:\n${said}`)),
    );
  });
}

async function makeTemplate(admin: string): Promise<string> {
  const name = templateName();
  const known = await query(admin, 'select 1 from pg_database where datname = $1 and datallowconn', [name]);
  if (known.length > 0) return name;
  const half = `${name}_${process.pid}`;
  const dataDir = mkdtempSync(path.join(testFolder(), 'keepers-test-template-'));
  try {
    await ensureDatabase(admin, half);
    await migrate(nameIn(admin, half), dataDir);
    await query(admin, `alter database "${half}" rename to "${name}"`);
    return name;
  } catch (error) {
    await dropDatabase(admin, half);
    throw error;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Once a run: a PostgreSQL, and in it the migrated template every test file copies. */
export default async function setup({ name }: { name: string }): Promise<() => Promise<void>> {
  // Long tests write much, and some are about disks.
  const leaveMemory = name === 'int' ? useMemoryFolder() : () => undefined;
  // What these processes and those they start load is compiled once.
  process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node');
  const built = await fresh();
  process.env.TEST_PROGRAM_IS_BUILT = built ? '1' : '0';
  // Beside the program's bundles; a second web process starts in less than half the time.
  if (built && process.env.TEST_PROCESSES_ARE_BUNDLED !== '1')
    await bundleAlone(WEB_PROCESS, OF_TESTS[WEB_PROCESS]);
  const server = await openServer(name !== 'int');
  const end = async () => {
    await server.stop();
    leaveMemory();
  };
  try {
    process.env.TEST_DATABASE_URL = nameIn(server.admin, await makeTemplate(server.admin));
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
