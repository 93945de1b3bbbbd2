import { ensureChromium } from '../chromium.mjs';
import { run, stop } from './steps.mjs';

/** Makes the pictures of the guide in English and Hebrew, from the demo studio of the built program. */
async function takeScreenshots() {
  const config = 'tests/screenshots/playwright.config.ts';
  const { code } = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', config, '--reporter=list'],
    { env: { KEEPERS_CHROMIUM: ensureChromium() }, inherit: true },
  );
  process.exit(code);
}

takeScreenshots().catch(stop);
