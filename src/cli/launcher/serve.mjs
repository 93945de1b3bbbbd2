import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../core/env/make-folder.ts';
import { loadEnv } from '../../core/env.ts';
import { errorLine } from '../../core/errors/error-line.ts';
import { openDatabase } from './database.mjs';
import { holdPort } from './port.mjs';
import { keep, WEB_ALLOCATION, WEB_FLAGS } from './processes.mjs';
import { cli, endRuns, step } from './steps.mjs';
import { printWelcome } from './welcome.mjs';

/**
 * Layers of a photograph are large and short-lived: glibc would ask the kernel for each one, filled with zeros, and
 * give it back. Kept, all sixty are rendered in three quarters of the time.
 */
const DRAWING = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(256 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(1024 * 1024 * 1024),
};

/** The started processes and the database, and how all of it is stopped: processes first, then the database. */
function createServices() {
  const services = { port: null, database: null, processes: [] };
  let stopping = false;
  services.stop = async (code) => {
    if (stopping) {
      // A second signal stops at once.
      for (const one of services.processes) one.kill();
      return;
    }
    stopping = true;
    services.stopped = true;
    endRuns();
    await Promise.all(services.processes.map((one) => one.stop()));
    const database = await services.database?.catch(() => null);
    await database?.stop();
    services.port?.forget();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void services.stop(0));
  // The process that started us was killed.
  process.on('disconnect', () => void services.stop(1));
  return services;
}

/** Checks that the folder of the photographs is writable: at the start, not at the first upload. */
function openStorage(folder) {
  const probe = path.join(folder, `.probe-${process.pid}`);
  makeFolder(folder, 0o700);
  try {
    writeFileSync(probe, 'ok');
  } finally {
    rmSync(probe, { force: true });
  }
}

async function bringUp(services, { prepare, env: more }) {
  const settings = await step('Settings checked', async () => loadEnv({ ...process.env, ...more }));
  const { dev, role, storage } = settings;
  if (role !== 'worker') services.port = await holdPort(settings);
  if (storage.kind === 'folder') openStorage(storage.root);
  services.database = openDatabase(settings, {
    onMoved: () => void Promise.all(services.processes.map((one) => one.restart())),
  });
  const { env } = await step('Database up', () => services.database);
  await prepare?.();
  Object.assign(env, more, { NODE_ENV: dev ? 'development' : 'production' });
  await step('Database migrated', () => cli('migrate', env));
  if (storage.kind === 's3' || settings.smtpUrl) {
    const { notes } = await step('Storage and mail server checked', () => cli('reach', env));
    for (const note of notes) console.error(`  ${note}`);
  }
  const start = (name, file, options) => {
    if (!services.stopped) services.processes.push(keep(name, file, env, options));
  };
  // The worker first: it renders the demo photographs while the seed uploads them.
  if (role !== 'web') start('worker', 'dist/worker.mjs');
  const show = (line) => process.stdout.isTTY && process.stdout.write(`\r  ${line}\x1b[K\r`);
  const seed = () => cli('seed', { ...DRAWING, ...env }, show);
  const demo = settings.demo ? await step('Demo studio ready', seed) : null;
  await step('Serving', async () => {
    await services.port?.release();
    if (role !== 'worker')
      start('web', 'dist/main.mjs', {
        defaults: WEB_ALLOCATION,
        flags: WEB_FLAGS,
        onStart: (pid) => services.port.note(pid),
      });
    await Promise.all(services.processes.map((one) => one.ready));
  });
  printWelcome(settings, demo);
}

/**
 * Starts everything in order and keeps it running; stops it in the opposite order. `prepare` builds; `env` is added to
 * each process's environment; `onStarted` gets the processes.
 */
export async function serve({ prepare, env = {}, onStarted }) {
  // Photographs must not be readable by other users of the machine.
  process.umask(process.umask() | 0o027);
  const services = createServices();
  try {
    await bringUp(services, { prepare, env });
    onStarted?.(services.processes);
  } catch (error) {
    // What fails because it is being stopped is not logged.
    if (!services.stopped) console.error(errorLine(error));
    await services.stop(1);
  }
}
