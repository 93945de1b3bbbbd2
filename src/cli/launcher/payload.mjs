import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../server/database/embedded/index.ts';
import { writeRegistry } from '../generate.mjs';
import { run, stop } from './steps.mjs';

// Payload's own commands (`migrate:create NAME`, `generate:types`, `generate:importmap`) over a throw-away database.
async function main() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'keepers-payload-'));
  const server = await startEmbedded({ dataDir, durable: false });
  try {
    const env = { DATABASE_URL: server.url, KEEPERS_DATA: dataDir };
    const { code } = await run(process.execPath, ['node_modules/payload/bin.js', ...process.argv.slice(2)], {
      env,
      inherit: true,
    });
    if (code !== 0) throw new Error('Payload said no.');
    // A new migration has a name.
    writeRegistry();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().then(() => process.exit(0), stop);
