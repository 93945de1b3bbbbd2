import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../chromium.mjs';
import { buildIfStale } from './build.mjs';
import { bundleTests } from './bundle.mjs';
import { checkBeside } from './check.mjs';
import { root, run, step } from './steps.mjs';

const RESULTS = path.join(root, 'test-results');
const long = process.argv.includes('--long');

function readJson(name) {
  const file = path.join(RESULTS, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function countVitest(name) {
  const found = readJson(name);
  const failed = found?.numFailedTests ?? 0;
  // A file that breaks before its first test has no failed test.
  return { passed: found?.numPassedTests ?? 0, failed: failed || (found?.numFailedTestSuites ? 1 : 0) };
}

/** Seconds by test file, of this run's reports. */
const spent = new Map();
const SLOWEST = 15;

function addSpent(file, ms) {
  const name = path.relative(root, file);
  spent.set(name, (spent.get(name) ?? 0) + ms / 1000);
}

/** What failed, as lines `file › test: first line of its error`. */
const failures = [];
const SHOWN_FAILURES = 40;

function addFailure(file, title, message) {
  const first = String(message ?? '')
    .split('\n')[0]
    .slice(0, 300);
  failures.push(`${path.relative(root, file)} › ${title}${first ? `: ${first}` : ''}`);
}

function addVitest(name) {
  for (const file of readJson(name)?.testResults ?? []) {
    addSpent(file.name, Math.max(0, file.endTime - file.startTime));
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failed) addFailure(file.name, fullName, failureMessages[0]);
    if (file.status === 'failed' && failed.length === 0) addFailure(file.name, 'the file', file.message);
  }
}

/** Adds journeys to the file of the outermost suite: that of a helper's `describe` is the helper's. */
function addJourneys(suites, folder, outer) {
  for (const { file, specs = [], suites: inner } of suites ?? []) {
    const of = path.join(folder, outer ?? file);
    for (const { title, tests } of specs)
      for (const { results } of tests)
        for (const { duration, error } of results) {
          addSpent(of, duration);
          if (error) addFailure(of, title, error.message);
        }
    addJourneys(inner, folder, outer ?? file);
  }
}

function printSlowest() {
  const slowest = [...spent].sort(([, a], [, b]) => b - a).slice(0, SLOWEST);
  if (slowest.length === 0) return;
  console.log(`The ${slowest.length} slowest test files, in seconds`);
  for (const [file, seconds] of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);
}

/** Below the journeys: a browser waits for answers most of the time, and the others use what it leaves. */
const BEHIND = 5;
/** Below both, so that they last as long as the others and fill their gaps. */
const CHECKS_BEHIND = 7;

async function vitest(project, { behind = 0 } = {}) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project];
  const report = path.join(RESULTS, 'vitest.json');
  const { code } = await run(
    process.execPath,
    [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { inherit: true, behind },
  );
  addVitest('vitest.json');
  return { code, ...countVitest('vitest.json') };
}

/** Types, style, rules and unit tests. Each failed task counts once, the unit tests one by one. */
async function checks(built) {
  const tasks = await checkBeside(built, CHECKS_BEHIND);
  const units = countVitest('unit.json');
  addVitest('unit.json');
  for (const name of tasks) if (name !== 'unit tests') failures.push(`${name}: its output is above`);
  return { code: 0, passed: units.passed, failed: tasks.length + Math.max(0, units.failed - 1) };
}

async function playwright(onText) {
  const env = {
    KEEPERS_LONG: long ? '1' : '',
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(RESULTS, 'playwright.json'),
  };
  const { code } = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    onText ? { env, onText } : { env, inherit: true },
  );
  const report = readJson('playwright.json');
  addJourneys(report?.suites, report?.config?.rootDir ?? root);
  const stats = report?.stats;
  return { code, passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

/**
 * Database tests and journeys at the same time. The journeys' output is kept until that of the database tests has ended:
 * a failure is then read in one piece.
 */
async function databaseAndJourneys() {
  console.log('Tests with a database, and journeys in a browser beside them');
  let kept = [];
  const journeys = playwright((text) => (kept ? kept.push(text) : process.stdout.write(text)));
  const tests = await vitest('int', { behind: BEHIND });
  console.log('Journeys in a browser');
  for (const text of kept) process.stdout.write(text);
  kept = null;
  return [tests, await journeys];
}

/** At the end, where a log that is cut keeps them. */
function printFailures() {
  if (failures.length === 0) return;
  console.log(`Failed tests: ${failures.length}`);
  for (const line of failures.slice(0, SHOWN_FAILURES)) console.log(`  ${line}`);
}

/** The program, and those of the tests, which read in `TEST_PROCESSES_ARE_BUNDLED` that they need not bundle them. */
const build = () =>
  step('Built', async () => {
    if (!(await buildIfStale({ forTests: true }))) await bundleTests();
    process.env.TEST_PROCESSES_ARE_BUNDLED = '1';
  });

async function main() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  ensureChromium();
  const done = [];
  if (long) {
    await build();
    console.log('Long tests');
    done.push(await vitest('long'));
    console.log('Long journeys in a browser');
    done.push(await playwright());
  } else {
    const built = build();
    // The checks use what the build, the database tests and the browser leave of the cores; all end before the result.
    const ends = await Promise.allSettled([checks(built), built.then(databaseAndJourneys)]);
    for (const { status, value, reason } of ends)
      if (status === 'rejected') throw reason;
      else done.push(...[value].flat());
  }
  const passed = done.reduce((sum, one) => sum + one.passed, 0);
  const failed = done.reduce((sum, one) => sum + Math.max(one.failed, one.code ? 1 : 0), 0);
  printSlowest();
  printFailures();
  finish(passed, failed);
}

/** The last line, also written to a file: npm may print more after it. */
function finish(passed, failed) {
  const line = `${passed} passed, ${failed} failed`;
  writeFileSync(path.join(RESULTS, 'summary.txt'), `${line}\n`);
  console.log(line);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  finish(0, 1);
});
