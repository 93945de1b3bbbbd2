import { defineConfig } from '@playwright/test';
import { findChromium, findHeadless } from './src/cli/chromium.mjs';
import { MAIN_ALONE } from './tests/e2e/support/main-alone';

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
 * the others (the other language, variations, all but the main journeys). `KEEPERS_JOURNEYS=all` makes both halves of the others.
 */
const long = process.env.KEEPERS_LONG === '1';
const LONG_FILES = '**/*.long.e2e.ts';
/** Chromium without windows shows no cached picture while there is no connection. */
const OFFLINE = '**/{viewer-offline,phone,couple,landing}.e2e.ts';
const launch = (executablePath: string | null) => ({
  launchOptions: { executablePath: executablePath ?? undefined, args },
});
const FILES = [
  {
    testMatch: '**/*.e2e.ts',
    testIgnore: [LONG_FILES, OFFLINE],
    // A context that is emptied keeps the compiled scripts; where options differ a journey gets a new one.
    use: { reuseContext: true },
  },
  { name: 'whole browser', testMatch: OFFLINE, use: launch(findChromium()) },
];
const TAGGED = /@long/;

/** Journeys in a real browser, against the built program with a database, ports and a data folder of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: long
    ? [{ name: 'long', testMatch: LONG_FILES }, ...FILES.map((files) => ({ ...files, grep: TAGGED }))]
    : FILES.map((files) => ({ ...files, ...(MAIN_ALONE ? { grepInvert: TAGGED } : {}) })),
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
    // It stores each page a second time once that is idle: journeys without a connection allow it.
    serviceWorkers: 'block',
    // Recording slows every journey: `playwright test --trace retain-on-failure` where one is looked into.
    trace: 'off',
    // `support/test.ts` keeps pictures of what failed.
    screenshot: 'off',
    ...launch(findHeadless()),
  },
});
