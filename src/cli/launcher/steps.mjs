import { spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';
import { errorLine } from '../../core/errors/error-line.ts';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Runs one named step: prints its name and how long it took; its error stops everything. */
export async function step(name, work) {
  const started = Date.now();
  const result = await work();
  const seconds = (Date.now() - started) / 1000;
  console.log(`  ${name} ${seconds >= 0.1 ? `(${seconds.toFixed(1)} s)` : ''}`.trimEnd());
  return result;
}

/** Prints an error as one line and ends the process with status 1. */
export function stop(error) {
  console.error(errorLine(error));
  process.exit(1);
}

const FOLLOW = path.join(import.meta.dirname, 'follow-parent.mjs');
const running = new Set();

/** Kills what `run` has started and is not done. */
export function endRuns() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a program to its end, at the latest (for a Node script) when this process ends; returns its exit code and its
 * output. `onLine` gets each line of stderr, `onText` all output as it comes. `behind`: by how much its priority, and that
 * of what it starts, is below this process's.
 */
export function run(file, args, { env, onLine, onText, inherit = false, behind = 0 } = {}) {
  return new Promise((resolve, reject) => {
    const followed = file === process.execPath ? ['--import', FOLLOW, ...args] : args;
    const child = spawn(file, followed, {
      cwd: root,
      env: { ...process.env, ...env, KEEPERS_PARENT: String(process.pid) },
      stdio: ['ignore', ...(inherit ? ['inherit', 'inherit'] : ['pipe', 'pipe']), 'ipc'],
    });
    running.add(child);
    if (behind > 0 && child.pid) setPriority(child.pid, Math.min(19, getPriority() + behind));
    let out = '';
    let err = '';
    child.stdout?.on('data', (chunk) => {
      out += chunk;
      onText?.(chunk);
    });
    child.stderr?.on('data', (chunk) => {
      err += chunk;
      onText?.(chunk);
      for (const line of String(chunk).split('\n')) if (line.trim()) onLine?.(line.trim());
    });
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, out, err });
    });
  });
}

/** Runs a command of the built program and returns the JSON of its last line. */
export async function cli(command, env, onLine, args = []) {
  const { code, out, err } = await run(process.execPath, ['dist/cli.mjs', command, ...args], { env, onLine });
  if (code !== 0) throw new Error(err.trim().split('\n').slice(-3).join('\n') || `"${command}" failed`);
  return JSON.parse(out.trim().split('\n').at(-1) ?? '{}');
}
