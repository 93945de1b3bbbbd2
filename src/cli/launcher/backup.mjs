import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnv } from '../../core/env.ts';
import { buildIfStale } from './build.mjs';
import { openDatabase } from './database.mjs';
import { cli, root, step, stop } from './steps.mjs';

/**
 * `backup` and `restore`: starts the database (or uses a running Keepers' own), then runs the built program's command.
 */
export async function overDatabase(command, args) {
  // A backup beside a running Keepers must not rebuild the files that it runs.
  if (command === 'restore' || !existsSync(path.join(root, 'dist', 'built.json')))
    await step('Built', buildIfStale);
  const database = await step('Database up', async () => openDatabase(loadEnv()));
  const show = (line) => process.stdout.isTTY && process.stdout.write(`\r  ${line}\x1b[K\r`);
  try {
    const { lines, good } = await cli(command, database.env, show, args);
    for (const line of lines) console.log(line);
    return good ? 0 : 1;
  } finally {
    await database.stop();
  }
}

if (process.argv[1]?.endsWith('backup.mjs'))
  overDatabase('backup', process.argv.slice(2)).then((code) => process.exit(code), stop);
