import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { answers } from './databases.ts';
import type { Place } from './place.ts';
import { pause } from './postmaster.ts';

/** Includes recovery after a crash. */
const READY_MS = 120_000;
const TRIES = 10;

export interface Launch {
  place: Place;
  port: number;
  durable: boolean;
  autovacuum: boolean;
  /** The server's own log. */
  logFile: string;
  /** An address that answers once the server is up. */
  url: string;
}

function settings({ port, durable, autovacuum }: Pick<Launch, 'port' | 'durable' | 'autovacuum'>): string[] {
  const all: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_connections: '200',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors of statements quote values and rows: the process that sent the statement logs what may be logged of it.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    autovacuum: autovacuum ? 'on' : 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function tryOnce({
  place,
  port,
  durable,
  autovacuum,
  logFile,
  url,
}: Launch): Promise<{ pid: number } | { why: string }> {
  const out = openSync(logFile, 'w', 0o600);
  const owner = place.runAs ? { uid: place.runAs.uid, gid: place.runAs.gid } : {};
  // In a session of its own: Ctrl-C is for the launcher, which stops the database last.
  const child = spawn(
    path.join(place.bin, 'postgres'),
    ['-D', place.data, ...settings({ port, durable, autovacuum })],
    {
      ...owner,
      cwd: '/',
      detached: true,
      stdio: ['ignore', out, out],
    },
  );
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
    if (child.pid && (await answers(url))) return { pid: child.pid };
    await pause(50);
  }
  child.kill('SIGQUIT');
  const last = readFileSync(logFile, 'utf8').trim().split('\n').slice(-3).join(' ');
  return { why: `${ended ?? 'no answer'}: ${last || 'see'} ${logFile}` };
}

/**
 * Starts the server and waits until it answers.
 * @returns its pid
 * @throws Error with the last lines of its log
 */
export async function launch(options: Launch): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await tryOnce(options);
    if ('pid' in outcome) return outcome.pid;
    // After a kill with -9 the server's helpers take a moment to end.
    if (!/shared memory block/.test(outcome.why) || tries === TRIES) {
      throw new Error(`PostgreSQL did not start (${outcome.why})`);
    }
    await pause(500);
  }
}
