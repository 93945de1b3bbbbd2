import { defineConfig } from '@playwright/test';
import { findChromium } from './src/cli/chromium.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * `npm run test:long` makes the journeys `npm test` does not: files that take minutes, and the tests tagged `@long` in
 * the others (the other language, the rest of a matrix). `KEEPERS_JOURNEYS=all` makes both halves of the others.
 */
const long = process.env.KEEPERS_LONG === '1';
const all = process.env.KEEPERS_JOURNEYS === 'all';
const LONG_FILES = '**/*.long.e2e.ts';
const FILES = { testMatch: '**/*.e2e.ts', testIgnore: LONG_FILES };
const TAGGED = /@long/;

/** Journeys in a real browser, against the built program with a database, ports and a data folder of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: long
    ? [
        { name: 'long', testMatch: LONG_FILES },
        { name: 'rest', ...FILES, grep: TAGGED },
      ]
    : [{ ...FILES, ...(all ? {} : { grepInvert: TAGGED }) }],
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Three took 9.7 to 11.9 minutes on two cores, two 12, and with three two journeys of 121 came too late once.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // A click follows a scroll at once: while the page still scrolls smoothly it would miss its target.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    // Recording slows every journey: `playwright test --trace retain-on-failure` where one is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium() ?? undefined, args },
  },
});
