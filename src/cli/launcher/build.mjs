import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAgent } from '../../../agent/build.mjs';
import { alone } from '../../core/db/embedded/users.ts';
import { findFeatures } from '../features/find-features.mjs';
import { screenTexts } from '../texts/screen-texts.mjs';
import { bundleProgram, watchProgram } from './bundle.mjs';
import { correctManifests } from './correct-manifests.mjs';
import { packBuilt } from './pack-built.mjs';
import { buildSiteAssets } from './site-assets.mjs';
import { root, run, stop } from './steps.mjs';

const FOLDERS = [
  'src',
  'media',
  'collections',
  'plugins',
  'site-templates',
  'agent/src',
  'docs/guide/images',
];
const FILES = [
  'payload.config.ts',
  'next.config.ts',
  'tsconfig.json',
  'postcss.config.mjs',
  'package-lock.json',
];
/** Lines of a failed build that are shown; the error comes before the import traces. */
const LAST = 80;
const BUILD_ID = path.join(root, '.next', 'BUILD_ID');
const STAMP = path.join(root, 'dist', 'built.json');

async function hashSources() {
  const files = [...FILES];
  for (const folder of FOLDERS) {
    for (const entry of await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(test|e2e)\.tsx?$|\.md$/.test(entry.name)) continue;
      files.push(path.relative(root, path.join(entry.parentPath, entry.name)));
    }
  }
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) {
    if (!existsSync(path.join(root, file))) continue;
    hash.update(file).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** Whether the contents of dist and .next were built from these sources. */
export async function fresh() {
  if (!existsSync(STAMP) || !existsSync(BUILD_ID)) return false;
  return JSON.parse(readFileSync(STAMP, 'utf8')).hash === (await hashSources());
}

/**
 * Builds the pages. Success is the file Next writes last: a build whose helper died exits with 0 and an incomplete
 * build.
 */
async function buildPages() {
  rmSync(BUILD_ID, { force: true });
  const { code, out, err } = await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code === 0 && existsSync(BUILD_ID)) return;
  // The process that started us prints one line of an error: the build's output is printed here.
  console.error((out + err).trim().split('\n').slice(-LAST).join('\n'));
  throw new Error('The build failed; its errors are above.');
}

/**
 * Builds what has changed, and with `forTests` the programs of the tests in the same bundle; returns whether it had to. Of
 * two starts at once one builds and the other waits.
 */
export async function buildIfStale({ forTests = false } = {}) {
  mkdirSync(path.dirname(STAMP), { recursive: true });
  return alone(path.join(root, 'dist', 'build.lock'), () => buildAlone(forTests), 15 * 60_000);
}

async function buildAlone(forTests) {
  if (await fresh()) return false;
  // A feature that cannot be built is reported in a sentence, before anything is built.
  findFeatures();
  const hash = await hashSources();
  rmSync(STAMP, { force: true });
  await bundleProgram({ forTests });
  await buildSiteAssets();
  await buildAgent(path.join(root, 'dist', 'agent'));
  writeFileSync(path.join(root, 'dist', 'screen-texts.json'), JSON.stringify(screenTexts()));
  await buildPages();
  await correctManifests(path.join(root, '.next'));
  await packBuilt(path.join(root, '.next', 'static'));
  writeFileSync(STAMP, JSON.stringify({ hash }));
  return true;
}

/** Bundles the entries again at each change; calls back after each. */
export function watchEntries(onBuilt) {
  const reporter = {
    name: 'reporter',
    setup: (b) => void b.onEnd((result) => onBuilt(result.errors.length === 0)),
  };
  // Styles and scripts of sites' pages are no modules: built once, and with every change of the entries.
  const styled = { name: 'styled', setup: (b) => void b.onStart(buildSiteAssets) };
  return watchProgram([styled, reporter]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  buildIfStale().then((built) => console.log(built ? 'Built.' : 'Nothing to build.'), stop);
}
