import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from './steps.mjs';

const BACKOFF_MS = [500, 1000, 2000, 5000, 10_000];
const STEADY_MS = 30_000;
const END_MS = 30_000;
const FIRST_TRIES = 3;

/** glibc's arenas, one per thread, double the memory that photographs leave allocated. */
const ALLOCATION = { MALLOC_ARENA_MAX: '2' };

/**
 * glibc of the web process: blocks of 64 KB and more, the size of zlib's windows, go back to the system when they are freed.
 * Left alone, glibc raises that threshold to the largest block it saw freed, and memory between small blocks stays with
 * the process. Growth over the fuzz of 64,748 requests, by threshold: none 188 MB, 128 KB 154 to 174 MB, 64 KB 51 MB. The
 * worker keeps glibc's own way: it renders layers of photographs faster.
 */
export const WEB_ALLOCATION = { ...ALLOCATION, MALLOC_MMAP_THRESHOLD_: '65536' };

/**
 * V8 of the web process: a young generation of 4 MB, which is collected several times a second while uploads arrive. In one
 * of its usual size their 64 KB buffers, which are not counted as its contents, stayed until V8 looked through the whole heap
 * for them: 60 uploads of 2 MB took 3.2 s of the processor, half of it for that, and left the process at 488 MB; now 2.2 s
 * and 350 MB. Lists, picks and pages: no slower within
 * what rounds differ by.
 */
export const WEB_FLAGS = ['--min-semi-space-size=4', '--max-semi-space-size=4'];

/**
 * Keeps a process running: starts it, restarts it when it dies, and stops it on request. `onStart` gets each pid;
 * `defaults` are settings of its environment where ours has none; `flags` are Node's; `ready` rejects where the process fails to start
 * three times.
 */
export function keep(
  name,
  file,
  env,
  { onStart, defaults = ALLOCATION, flags = /** @type {string[]} */ ([]) } = {},
) {
  let child = null;
  let stopping = false;
  let failures = 0;
  let timer = null;
  let isReady;
  let giveUp;
  const ready = new Promise((resolve, reject) => {
    isReady = resolve;
    giveUp = reject;
  });
  let up = false;
  ready.then(
    () => {
      up = true;
    },
    () => undefined,
  );

  function start() {
    const started = Date.now();
    child = fork(path.join(root, file), [], {
      cwd: root,
      execArgv: [...process.execArgv, ...flags],
      // Read at each start: the database may have moved.
      env: { ...defaults, ...process.env, ...env },
      // A session of its own, so that Ctrl-C reaches only the launcher, which stops everything in order.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    onStart?.(child.pid);
    child.on('message', (message) => message?.ready && isReady());
    child.on('exit', (code, signal) => {
      child = null;
      if (stopping) return;
      if (Date.now() - started > STEADY_MS) failures = 0;
      failures += 1;
      const why = signal ? `was ended by ${signal}` : `ended with ${code}`;
      if (!up && failures === FIRST_TRIES)
        return giveUp(
          new Error(`The ${name} process ${why}, ${failures} times in a row; its errors are above.`),
        );
      const wait = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length) - 1];
      console.error(`  The ${name} process ${why}; restarting it in ${wait / 1000} s`);
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
      setTimeout(() => ending.kill('SIGKILL'), END_MS).unref();
    });
  }

  async function restart() {
    await end();
    stopping = false;
    failures = 0;
    start();
  }

  start();
  return { name, ready, stop: end, restart, kill: () => child?.kill('SIGKILL') };
}
