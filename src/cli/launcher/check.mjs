import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, run, stop } from './steps.mjs';

/** Where the unit tests write their counts. */
const UNIT_REPORT_FILE = path.join(root, 'test-results', 'unit.json');
const UNIT_REPORT = ['--reporter=json', `--outputFile.json=${UNIT_REPORT_FILE}`];

/** TypeScript's native compiler takes less than half as long; where it has no binary the other one is used. */
const NATIVE = existsSync(
  path.join(root, 'node_modules/@typescript', `typescript-${process.platform}-${process.arch}`),
);
const TYPES = NATIVE
  ? // One checker: four would check the same types four times, and the other core is busy with the tests.
    ['node_modules/typescript-native/bin/tsc', '--checkers', '1', '--tsBuildInfoFile', 'native.tsbuildinfo']
  : ['node_modules/typescript/bin/tsc'];

/** The unit tests take as long as all the others together: they have a lane of their own. */
const TASKS = [
  [
    'unit tests',
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit*', '--reporter=dot', ...UNIT_REPORT],
  ],
  ['types', [...TYPES, '--noEmit', '-p', 'tsconfig.json']],
  ['style', ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=30']],
  [
    'dependency rules',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'media',
      'plugins',
      'collections',
      'site-templates',
    ],
  ],
  ['unused code', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['generated files', ['src/cli/generate.mjs', '--check']],
];

/** Runs everything that needs neither a database nor a browser, two at a time. Returns how many failed. */
export async function check() {
  const waiting = [...TASKS];
  let failed = 0;
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const [name, args] = task;
      const started = Date.now();
      const { code, out, err } = await run(process.execPath, args);
      console.log(`  ${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (code === 0) continue;
      failed += 1;
      console.log((out + err).trim().split('\n').slice(-60).join('\n'));
    }
  };
  await Promise.all([lane(), lane()]);
  return failed;
}

if (process.argv[1]?.endsWith('check.mjs')) check().then((failed) => process.exit(failed ? 1 : 0), stop);
