import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../chromium.mjs';
import { buildIfStale } from './build.mjs';
import { check } from './check.mjs';
import { root, run, step, stop } from './steps.mjs';

const RESULTS = path.join(root, 'test-results');
const long = process.argv.includes('--long');

function readJson(name) {
  const file = path.join(RESULTS, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

async function vitest(projects) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap((name) => ['--project', name])];
  const report = path.join(RESULTS, 'vitest.json');
  const { code } = await run(
    process.execPath,
    [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { inherit: true },
  );
  const found = readJson('vitest.json');
  return {
    code,
    passed: found?.numPassedTests ?? 0,
    failed: (found?.numFailedTests ?? 0) + (found?.numFailedTestSuites && !found.numFailedTests ? 1 : 0),
  };
}

async function playwright(chromium) {
  const env = {
    KEEPERS_CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(RESULTS, 'playwright.json'),
  };
  const { code } = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    { env, inherit: true },
  );
  const stats = readJson('playwright.json')?.stats;
  return { code, passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

async function main() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const chromium = ensureChromium();
  const done = [];
  if (!long) {
    console.log('Checks');
    done.push({ code: 0, passed: 0, failed: await check() });
  }
  await step('Built', buildIfStale);
  console.log(long ? 'Long tests' : 'Unit and integration tests');
  done.push(await vitest(long ? ['long'] : ['int']));
  if (!long) {
    console.log('Journeys in a browser');
    done.push(await playwright(chromium));
  }
  const passed = done.reduce((sum, one) => sum + one.passed, 0);
  const failed = done.reduce((sum, one) => sum + Math.max(one.failed, one.code ? 1 : 0), 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  stop('');
});
