import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { endWithUs } from '../load/end-with-us';

export const root = path.resolve(import.meta.dirname, '../../..');
const PROBE = path.join(root, 'tests/bench/probe/loop-delay.mjs');
const START_MS = 300_000;

/** One `npm start`, running. */
export interface Started {
  pid: number;
  /** Milliseconds from the command until the first page was there. */
  tookMs: number;
  stop: () => Promise<void>;
}

export interface StartOptions {
  dataDir: string;
  port: number;
  role?: 'all' | 'web' | 'worker';
  /** The only core it may use. Linux only. */
  core?: number;
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin, { redirect: 'manual' })).status < 500;
  } catch {
    return false;
  }
}

function command({ core }: StartOptions): [string, string[]] {
  const npm = process.env.npm_execpath;
  const start = npm ? [process.execPath, npm, 'start'] : ['npm', 'start'];
  const [file = 'npm', ...args] = core === undefined ? start : ['taskset', '-c', String(core), ...start];
  return [file, args];
}

/** Stops every process below npm, and waits for the last of them. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await gone;
}

/**
 * Runs `npm start` over a data folder, as an operator does, without the environment of this machine's own
 * installation. Throws with its last output if it does not start.
 */
export async function startKeepers(options: StartOptions): Promise<Started> {
  const { dataDir, port, role = 'all' } = options;
  const origin = `http://127.0.0.1:${port}`;
  const [file, args] = command(options);
  const begun = performance.now();
  const child = spawn(file, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      KEEPERS_DATA: dataDir,
      KEEPERS_ROLE: role,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      NODE_OPTIONS: `--import=${PROBE}`,
      DATABASE_URL: '',
      S3_BUCKET: '',
      SMTP_URL: '',
    },
  });
  endWithUs(child, { group: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  child.once('error', (error) => (said += error.message));
  let tookMs = 0;
  while (!said.includes('Ctrl-C stops it')) {
    if (child.exitCode !== null || performance.now() - begun > START_MS) {
      await stop(child);
      throw new Error(`npm start did not come up: ${said.trim().split('\n').slice(-3).join(' ')}`);
    }
    if (role !== 'worker' && !tookMs && (await answers(origin))) tookMs = performance.now() - begun;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return { pid: child.pid ?? 0, tookMs: tookMs || performance.now() - begun, stop: () => stop(child) };
}
