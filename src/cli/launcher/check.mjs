import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBeyondImports, findChanged } from './changed-files.mjs';
import { root, run, stop } from './steps.mjs';

/** Where the unit tests write their counts. */
const UNIT_REPORT_FILE = path.join(root, 'test-results', 'unit.json');
const UNIT_REPORT = ['--reporter=json', `--outputFile.json=${UNIT_REPORT_FILE}`];

/** Kept with the packages: a fresh installation begins without them. */
const CACHE = 'node_modules/.cache';

// What Node compiles of packages is kept for the next process: tests start many.
process.env.NODE_COMPILE_CACHE ??= path.join(root, CACHE, 'node');

/** TypeScript's native compiler takes less than half as long; where it has no binary the other one is used. */
const NATIVE = existsSync(
  path.join(root, 'node_modules/@typescript', `typescript-${process.platform}-${process.arch}`),
);
export const TYPES = NATIVE
  ? // One checker: four would check the same types four times, and the other core is busy with the tests.
    [
      'node_modules/typescript-native/bin/tsc',
      '--checkers',
      '1',
      '--tsBuildInfoFile',
      `${CACHE}/types.tsbuildinfo`,
    ]
  : // The code needs more than Node's limit of 4 GB.
    ['--max-old-space-size=8192', 'node_modules/typescript/bin/tsc'];

/** The native compiler collects its garbage less often, a fifth of its time, up to so much memory. */
const FEWER_COLLECTIONS = { GOGC: '400', GOMEMLIMIT: '4GiB' };

const BIOME = ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=30'];
const KNIP = ['node_modules/knip/bin/knip.js', '--no-progress'];
const VITEST = 'node_modules/vitest/vitest.mjs';
const UNIT = ['--project', 'unit*', '--reporter=dot', ...UNIT_REPORT];

/** Style and unit tests of these files alone; of all, and without caches of earlier runs, where there are none. */
function aboutFiles(changed) {
  if (!changed) return { units: ['run'], style: BIOME, unused: KNIP };
  return {
    // A test given is related to itself; the changed files bring those that import them.
    units: ['related', '--run', '--passWithNoTests', ...changed, ...findBeyondImports(changed)],
    style: [...BIOME, '--no-errors-on-unmatched', ...changed],
    unused: [...KNIP, '--cache', '--cache-location', `${CACHE}/knip`],
  };
}

/** The two longest first: where two run at a time, each has a lane of its own. */
function tasksOf({ units, style, unused }) {
  return [
    ['unit tests', [VITEST, ...units, ...UNIT]],
    ['types', [...TYPES, '--noEmit', '-p', 'tsconfig.json'], FEWER_COLLECTIONS],
    ['style', style],
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
    ['unused code', unused],
    ['generated files', ['src/cli/generate.mjs', '--check']],
  ];
}

/** Runs tasks in so many lanes, `behind` in priority; returns the names of those that failed, whose output it prints. */
async function runTasks(tasks, { lanes, behind = 0 }) {
  const waiting = [...tasks];
  const failed = [];
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const [name, args, env] = task;
      const started = Date.now();
      const { code, out, err } = await run(process.execPath, args, { env, behind });
      console.log(`  ${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (code === 0) continue;
      failed.push(name);
      console.log((out + err).trim().split('\n').slice(-60).join('\n'));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return failed;
}

/**
 * The inner loop: everything that needs neither a database nor a browser, two tasks at a time. Types, dependency rules,
 * unused code and generated files are always those of the whole program; style and unit tests are of what has changed on
 * this branch, or of `everything`.
 */
function check({ everything = false } = {}) {
  const changed = everything ? null : findChanged();
  if (changed) console.log(`  ${changed.length} files changed; "npm run check -- --all" checks all`);
  return runTasks(tasksOf(aboutFiles(changed)), { lanes: 2 });
}

/**
 * All checks, one after the other and at a lower priority, beside a build and what follows it. Types come last, after
 * `built`: they read declarations that the build writes.
 */
export async function checkBeside(built, behind) {
  const tasks = tasksOf(aboutFiles(null));
  const isTypes = ([name]) => name === 'types';
  const first = await runTasks(
    tasks.filter((task) => !isTypes(task)),
    { lanes: 1, behind },
  );
  await built.catch(() => undefined);
  return [...first, ...(await runTasks(tasks.filter(isTypes), { lanes: 1, behind }))];
}

if (process.argv[1]?.endsWith('check.mjs'))
  check({ everything: process.argv.includes('--all') }).then(
    (failed) => process.exit(failed.length > 0 ? 1 : 0),
    stop,
  );
