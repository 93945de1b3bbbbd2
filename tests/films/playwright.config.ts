import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { FILM } from './recorder';

/** The films of the tutorials, from the demo studio: `npm run films`. `npm test` does not make them. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/films',
  projects: [{ name: 'films', testMatch: '**/*.films.ts' }],
  globalSetup: '../screenshots/setup.ts',
  // One after the other: a film shows what those before it did.
  fullyParallel: false,
  workers: 1,
  timeout: 600_000,
  use: { ...base.use, viewport: FILM, deviceScaleFactor: 1, colorScheme: 'light' },
});
