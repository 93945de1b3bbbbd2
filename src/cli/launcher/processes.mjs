import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from './steps.mjs';

const BACKOFF_MS = [500, 1000, 2000, 5000, 10_000];
const STEADY_MS = 30_000;

/** Keeps a process running: starts it, starts it again when it dies, stops it when told. */
export function keep(name, file, env, { onReady } = {}) {
  let child = null;
  let stopping = false;
  let failures = 0;
  let timer = null;

  function start() {
    const started = Date.now();
    child = fork(path.join(root, file), [], {
      cwd: root,
      // glibc keeps an arena for each thread: with two, a worker's memory after many photographs is less than half.
      env: { MALLOC_ARENA_MAX: '2', ...process.env, ...env },
      // A session of its own, so that Ctrl-C reaches only the launcher, which stops everything in order.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message) => message?.ready && onReady?.(message.ready));
    child.on('exit', (code, signal) => {
      child = null;
      if (stopping) return;
      if (Date.now() - started > STEADY_MS) failures = 0;
      const wait = BACKOFF_MS[Math.min(failures++, BACKOFF_MS.length - 1)];
      console.error(`The ${name} process ended (${signal ?? code}); it starts again in ${wait / 1000} s.`);
      timer = setTimeout(start, wait);
    });
  }

  async function end() {
    stopping = true;
    clearTimeout(timer);
    const ending = child;
    if (!ending) return;
    await new Promise((resolve) => {
      ending.once('exit', resolve);
      ending.kill('SIGTERM');
      setTimeout(() => ending.kill('SIGKILL'), 30_000).unref();
    });
  }

  async function restart() {
    await end();
    stopping = false;
    failures = 0;
    start();
  }

  start();
  return { stop: end, restart };
}
