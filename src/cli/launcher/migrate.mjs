import { loadEnv } from '../../core/env.ts';
import { buildIfStale } from './build.mjs';
import { openDatabase } from './database.mjs';
import { cli, step, stop } from './steps.mjs';

async function main() {
  const database = await step('Database up', async () => openDatabase(loadEnv()));
  try {
    await step('Built', buildIfStale);
    await step('Database migrated', () => cli('migrate', database.env));
  } finally {
    await database.stop();
  }
}

main().then(() => process.exit(0), stop);
