import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../core/db/embedded/index.ts';
import { writeRegistry } from '../generate.mjs';
import { correctMigration } from './correct-migration.mjs';
import { root, run, stop } from './steps.mjs';

const FOLDER = path.join(root, 'src/migrations');
const migrations = () => readdirSync(FOLDER).filter((file) => /^\d.*\.ts$/.test(file));

function patchFile(file) {
  const at = path.join(FOLDER, file);
  writeFileSync(at, correctMigration(readFileSync(at, 'utf8')));
}

/** Payload compares with the newest snapshot alone: older ones go. */
function keepNewestSnapshot() {
  const snapshots = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  for (const file of snapshots.sort().slice(0, -1)) rmSync(path.join(FOLDER, file));
}

// Payload's own commands (`migrate:create NAME`, `generate:types`, `generate:importmap`) over a throw-away database.
async function main() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'keepers-payload-'));
  const before = new Set(migrations());
  const server = await startEmbedded({ dataDir, durable: false });
  try {
    const env = { DATABASE_URL: server.url, KEEPERS_DATA: dataDir };
    const { code } = await run(process.execPath, ['node_modules/payload/bin.js', ...process.argv.slice(2)], {
      env,
      inherit: true,
    });
    if (code !== 0) throw new Error('The Payload command failed; its errors are above.');
    // A new migration has a name.
    for (const file of migrations().filter((one) => !before.has(one))) patchFile(file);
    keepNewestSnapshot();
    writeRegistry();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().then(() => process.exit(0), stop);
