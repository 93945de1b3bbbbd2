import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { freePort } from './free-port';

/** Debian installs it in a folder of root's PATH. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
/** PgBouncer refuses to run as root. */
const OWNER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : null;

/** PgBouncer's version, or null if it is not installed. */
export function poolerVersion(): string | null {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { env, encoding: 'utf8' });
  return /PgBouncer (\S+)/.exec(stdout ?? '')?.[1] ?? null;
}

export interface Pooler {
  /** The database's address through the pooler. */
  url: string;
  /** What it has logged. */
  said: () => string;
  stop: () => Promise<void>;
}

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

/**
 * Runs PgBouncer in transaction mode before a database.
 * @param size connections to PostgreSQL at most: fewer than those who ask, so that sessions are shared
 */
export async function runPooler(databaseUrl: string, size: number): Promise<Pooler> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keepers-pooler-'));
  const port = await freePort();
  const to = new URL(databaseUrl);
  const name = to.pathname.slice(1);
  const server = {
    host: to.hostname,
    port: to.port || '5432',
    dbname: name,
    user: decodeURIComponent(to.username),
    password: decodeURIComponent(to.password),
  };
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${name} = ${Object.entries(server)
      .map(([key, value]) => `${key}=${quoted(value)}`)
      .join(' ')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 200
`,
    { mode: 0o600 },
  );
  chmodSync(folder, 0o755);
  if (OWNER) chownSync(file, OWNER.uid, OWNER.gid);
  const child = spawn('pgbouncer', [file], { ...OWNER, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const answers = () =>
    new Promise<void>((resolve, reject) => {
      if (child.exitCode !== null) return reject(new Error(`PgBouncer ended: ${said}`));
      const socket = createConnection(port, '127.0.0.1', () => {
        socket.destroy();
        resolve();
      });
      socket.once('error', reject);
    });
  await vi.waitFor(answers, { timeout: 20_000, interval: 50 });
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    said: () => said,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGKILL');
      }),
  };
}
