import { spawn } from 'node:child_process';
import { root } from '../support/start-keepers';
import { endWithUs } from './end-with-us';

/**
 * Runs a script of the bench in a process of its own; returns the JSON of its last line. `.ts` may use the program's
 * modules. Throws if it fails.
 */
export function runNode<T>(
  script: string,
  { args = [], input = '' }: { args?: string[]; input?: string } = {},
) {
  return new Promise<T>((resolve, reject) => {
    const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const child = spawn(process.execPath, [...loader, `tests/bench/${script}`, ...args], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    endWithUs(child);
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(out.trim().split('\n').at(-1) ?? 'null') as T);
      else reject(new Error(`${script} ended with ${code}`));
    });
    child.stdin.end(input);
  });
}

/** Runs a program of this machine to its end; returns what it prints. Throws if it fails. */
export function spawnText(file: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    endWithUs(child);
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (out += chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`${file} ended with ${code}: ${out.slice(-500)}`)),
    );
  });
}

/** A server of the bench, listening. */
export interface Listening {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts a script that prints a line `{"origin": …}` and serves until it is stopped. */
export function serveNode(script: string, args: string[] = []): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`tests/bench/${script}`, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    endWithUs(child);
    const gone = new Promise<void>((end) => child.once('close', () => end()));
    const stop = () => {
      child.kill('SIGTERM');
      return gone;
    };
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      const origin = /^\{"origin":"(\S+)"\}$/m.exec(out)?.[1];
      if (origin) resolve({ origin, stop });
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
}
