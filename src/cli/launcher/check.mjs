import path from 'node:path';
import { root, run, stop } from './steps.mjs';

/** Where the unit tests leave their counts. */
const UNIT_REPORT_FILE = path.join(root, 'test-results', 'unit.json');
const UNIT_REPORT = ['--reporter=json', `--outputFile.json=${UNIT_REPORT_FILE}`];

const TASKS = [
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json']],
  ['style', ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=30']],
  [
    'unit tests',
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit*', '--reporter=dot', ...UNIT_REPORT],
  ],
  [
    'dependency rules',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'plugins',
      'collections',
      'site-templates',
    ],
  ],
  ['unused code', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['generated files', ['src/cli/generate.mjs', '--check']],
];

/** Everything that needs neither a database nor a browser, two at a time. Gives how many failed. */
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
