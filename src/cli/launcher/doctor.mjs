import { existsSync } from 'node:fs';
import path from 'node:path';
import { startEmbedded } from '../../core/db/embedded/index.ts';
import { bundleDoctor } from './bundle.mjs';
import { checkMachine, readSettings } from './check-machine.mjs';
import { root, run, stop } from './steps.mjs';

const WORDS = { ok: 'ok      ', look: 'look    ', broken: 'BROKEN  ' };

/** The embedded server where its data exist (beside a running Keepers the same one); null where there is none yet. */
async function openEmbedded(settings) {
  if (settings.databaseUrl || !existsSync(path.join(settings.dataDir, 'postgres-password'))) return null;
  return startEmbedded({ dataDir: settings.dataDir });
}

/** Checks of the built program: database, storage, mail, work. Throws where it cannot run. */
async function askProgram(settings, words = []) {
  let server = null;
  try {
    server = await openEmbedded(settings);
    const bundle = path.join(root, 'dist', 'doctor.mjs');
    // Where nothing may be written, an existing bundle is used.
    await bundleDoctor().catch((error) => {
      if (!existsSync(bundle)) throw error;
    });
    // With a secret of its own it makes none.
    const env = { KEEPERS_SECRET: settings.secret, ...(server ? { KEEPERS_DATABASE_URL: server.url } : {}) };
    const { code, out, err } = await run(process.execPath, ['dist/doctor.mjs', ...words], { env });
    if (code !== 0)
      throw new Error(err.trim().split('\n').slice(-2).join(' ') || 'the doctor failed without a message');
    return JSON.parse(out.trim().split('\n').at(-1));
  } finally {
    await server?.stop();
  }
}

const checkProgram = (settings) =>
  askProgram(settings).catch((error) => [{ part: 'Database', state: 'broken', says: error.message }]);

/** Removes rows of one studio that refer to another's, and prints them. Returns 1 without settings. */
async function removePlanted() {
  const { settings, findings } = readSettings();
  if (!settings) {
    print(findings);
    return 1;
  }
  const removed = await askProgram(settings, ['--remove-planted']);
  for (const { table, column, count } of removed) console.log(`  ${table}.${column}: ${count}`);
  console.log(removed.length === 0 ? "No row refers to another studio's." : 'Removed.');
  return 0;
}

function print(findings) {
  console.log('Keepers health check\n');
  for (const { part, state, says, fix } of findings) {
    console.log(`  ${WORDS[state]}${part.padEnd(12)} ${says}`);
    if (fix) console.log(`  ${' '.repeat(21)}→ ${fix}`);
  }
  const count = (state) => findings.filter((one) => one.state === state).length;
  const [bad, odd] = [count('broken'), count('look')];
  console.log(bad + odd === 0 ? '\nAll checks passed.' : `\n${bad} broken, ${odd} to check.`);
}

/** Checks the whole installation and prints what to do. Returns 1 where something is broken. */
async function doctor({ json }) {
  const { settings, findings } = readSettings();
  if (settings) findings.push(...(await checkMachine(settings)), ...(await checkProgram(settings)));
  // `--json` is read by other programs: there the fix keeps the name `mend`.
  if (json)
    console.log(
      JSON.stringify(
        findings.map(({ fix: mend, ...one }) => ({ ...one, mend })),
        null,
        2,
      ),
    );
  else print(findings);
  return findings.some(({ state }) => state === 'broken') ? 1 : 0;
}

const work = process.argv.includes('--remove-planted')
  ? removePlanted()
  : doctor({ json: process.argv.includes('--json') });
work.then((code) => process.exit(code), stop);
