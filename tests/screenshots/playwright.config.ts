import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** The pictures of the guide, from the demo studio: `npm run screenshots`. `npm test` does not make them. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/screenshots',
  projects: [{ name: 'screenshots', testMatch: '**/*.shots.ts' }],
  globalSetup: './setup.ts',
  // One after the other: a picture shows what those before it did.
  fullyParallel: false,
  workers: 1,
  use: {
    ...base.use,
    viewport: { width: 1440, height: 1000 },
    deviceScaleFactor: 1.25,
    colorScheme: 'light',
  },
});
