import { createServer } from 'node:net';
import { loadEnv } from '../../server/env.ts';
import { openDatabase } from './database.mjs';
import { keep } from './processes.mjs';
import { cli, step } from './steps.mjs';

/** Refuses at once where the port is taken: nothing has been started yet. */
export function checkPort(settings) {
  if (settings.role === 'worker') return Promise.resolve();
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const why =
        error.code === 'EADDRINUSE'
          ? 'is taken by another program (is Keepers running already?)'
          : `cannot be used (${error.code})`;
      reject(new Error(`Port ${settings.port} on ${settings.host} ${why}: choose another with PORT.`));
    });
    server.listen(settings.port, settings.host, () => server.close(() => resolve()));
  });
}

function printWelcome(settings, demo) {
  const lines = ['', `  Keepers is running at ${settings.publicUrl}`];
  if (settings.role !== 'worker') lines.push(`  The photographer's side: ${settings.publicUrl}/admin`);
  if (demo) {
    lines.push('', '  Demo studio');
    for (const [who, email] of Object.entries(demo.accounts)) lines.push(`    ${who.padEnd(13)} ${email}`);
    lines.push(`    ${'password'.padEnd(13)} ${demo.password}`);
    for (const { name, code } of demo.codes) lines.push(`    ${'code'.padEnd(13)} ${code}  ${name}`);
  }
  lines.push('', '  Ctrl-C stops it.', '');
  console.log(lines.join('\n'));
}

/**
 * Brings everything up in order and keeps it up; stops it in the opposite order. `prepare` builds; `env` is added to
 * each process's environment.
 */
export async function serve({ prepare, env: more = {}, onStarted }) {
  const settings = await step('Settings checked', async () => loadEnv({ ...process.env, ...more }));
  await checkPort(settings);
  const database = await step('Database up', () => openDatabase(settings));
  const env = { ...more, DATABASE_URL: database.url };
  const running = [];
  let stopping = false;
  const stopAll = async (code = 0) => {
    if (stopping) return;
    stopping = true;
    await Promise.all(running.map((one) => one.stop()));
    await database.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll());
  try {
    await prepare?.();
    await step('Database migrated', () => cli('migrate', env));
    const ready = [];
    const start = (name, file) => {
      ready.push(
        new Promise((resolve) =>
          running.push(
            keep(
              name,
              file,
              { ...env, NODE_ENV: more.KEEPERS_DEV ? 'development' : 'production' },
              { onReady: resolve },
            ),
          ),
        ),
      );
    };
    // The worker first: it draws the demo photographs' sizes while the seed sends them.
    if (settings.role !== 'web') start('worker', 'dist/worker.mjs');
    const demo = settings.demo
      ? await step('Demo studio ready', () =>
          cli('seed', env, (line) => process.stdout.isTTY && process.stdout.write(`\r  ${line}   \r`)),
        )
      : null;
    if (settings.role !== 'worker') start('web', 'dist/main.mjs');
    await step('Serving', () => Promise.all(ready));
    printWelcome(settings, demo);
    onStarted?.(running);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stopAll(1);
  }
}
