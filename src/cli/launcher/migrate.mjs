import { loadEnv } from '../../server/env.ts';
import { buildIfStale } from './build.mjs';
import { openDatabase } from './database.mjs';
import { cli, step, stop } from './steps.mjs';

async function main() {
  await step('Built', buildIfStale);
  const database = await step('Database up', async () => openDatabase(loadEnv()));
  try {
    await step('Database migrated', () => cli('migrate', { DATABASE_URL: database.url }));
  } finally {
    await database.stop();
  }
}

main().then(() => process.exit(0), stop);
