import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findPlace, type Place } from './place.ts';

const USER = 'keepers';
const DATABASE = 'keepers';
const READY_MS = 60_000;

export interface EmbeddedOptions {
  /** Absolute path of the data folder. */
  dataDir: string;
  /** False gives durability up for speed: tests only. */
  durable?: boolean;
  log?: (line: string) => void;
}

/** A running server of our own. */
export interface Embedded {
  url: string;
  port: number;
  /** It was running already, left by a start that was killed. */
  adopted: boolean;
  stop(): Promise<void>;
}

/** A word kept in a file only this user can read; made the first time. */
function kept(file: string, make: () => string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const made = make();
  writeFileSync(file, `${made}\n`, { mode: 0o600 });
  return made;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function portFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

const addressOf = (port: number, password: string, database = DATABASE) =>
  `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes the cluster beside its place and moves it there whole: a start that is killed leaves no half of one. */
function initialise({ bin, data, runAs }: Place, password: string): void {
  if (existsSync(path.join(data, 'PG_VERSION'))) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'keepers-init-'));
  const secret = path.join(folder, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  const half = `${data}.new`;
  rmSync(half, { recursive: true, force: true });
  if (runAs) for (const file of [folder, secret]) chownSync(file, runAs.uid, runAs.gid);
  chmodSync(folder, 0o700);
  const owner = runAs ? { uid: runAs.uid, gid: runAs.gid } : {};
  const flags = [
    '-D',
    half,
    '-U',
    USER,
    '-A',
    'scram-sha-256',
    `--pwfile=${secret}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ];
  const made = spawnSync(path.join(bin, 'initdb'), flags, { ...owner, cwd: '/', encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  if (made.status !== 0) {
    const why = (made.stderr || made.error?.message || '').trim().split('\n').slice(-2).join(' ');
    throw new Error(`PostgreSQL could not make its data in ${half}: ${why}`);
  }
  renameSync(half, data);
}

/** Pid and port of a server that says it runs on this data, or null. */
function leftOver(data: string): { pid: number; port: number } | null {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  try {
    process.kill(pid, 0);
  } catch {
    return null;
  }
  return pid && port ? { pid, port } : null;
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function stopServer(pid: number): Promise<void> {
  for (const [signal, ms] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (!alive(pid)) return;
    process.kill(pid, signal);
    const until = Date.now() + ms;
    while (alive(pid) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function settings(port: number, durable: boolean): string[] {
  const all: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_connections: '200',
    log_min_messages: 'warning',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * Starts the embedded PostgreSQL of a data folder, or adopts the one a killed start left running. Throws one line that
 * says what is wrong where it does not come up.
 */
export async function startEmbedded({
  dataDir,
  durable = true,
  log = () => undefined,
}: EmbeddedOptions): Promise<Embedded> {
  const place = findPlace(dataDir);
  if (place.note) log(place.note);
  const password = kept(path.join(dataDir, 'postgres-password'), () => randomBytes(24).toString('base64url'));
  initialise(place, password);
  const running = leftOver(place.data);
  if (running && (await answers(addressOf(running.port, password, 'postgres')))) {
    await ensureDatabase(addressOf(running.port, password, 'postgres'), DATABASE);
    return {
      url: addressOf(running.port, password),
      port: running.port,
      adopted: true,
      stop: () => stopServer(running.pid),
    };
  }
  const portFile = path.join(dataDir, 'postgres-port');
  let port = Number(kept(portFile, () => '0'));
  if (!port || !(await portFree(port))) {
    port = await freePort();
    writeFileSync(portFile, `${port}\n`, { mode: 0o600 });
  }
  const pid = await launch(place, dataDir, port, durable, addressOf(port, password, 'postgres'));
  await ensureDatabase(addressOf(port, password, 'postgres'), DATABASE);
  return { url: addressOf(port, password), port, adopted: false, stop: () => stopServer(pid) };
}

async function launch(
  place: Place,
  dataDir: string,
  port: number,
  durable: boolean,
  url: string,
): Promise<number> {
  const logFile = path.join(dataDir, 'postgres.log');
  const out = openSync(logFile, 'w');
  const owner = place.runAs ? { uid: place.runAs.uid, gid: place.runAs.gid } : {};
  // In a session of its own: Ctrl-C is for the launcher, which stops the database last.
  const child = spawn(path.join(place.bin, 'postgres'), ['-D', place.data, ...settings(port, durable)], {
    ...owner,
    cwd: '/',
    detached: true,
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  let ended: string | null = null;
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', (code) => {
    ended ??= `it ended with ${code}`;
  });
  child.unref();
  const until = Date.now() + READY_MS;
  while (Date.now() < until && ended === null) {
    if (await answers(url)) return child.pid ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const last = readFileSync(logFile, 'utf8').trim().split('\n').slice(-2).join(' ');
  throw new Error(`PostgreSQL did not start (${ended ?? 'no answer'}): ${last || 'see'} ${logFile}`);
}

/** Makes a database if it is not there; from a template, where one is named. */
export async function ensureDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount) return;
    const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;
    await client.query(`create database ${quoted(name)}${template ? ` template ${quoted(template)}` : ''}`);
  } finally {
    await client.end();
  }
}

/** Drops a database and whoever is connected to it. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`drop database if exists "${name.replaceAll('"', '""')}" with (force)`);
  } finally {
    await client.end();
  }
}
