import { ensureChromium } from '../chromium.mjs';
import { run, stop } from './steps.mjs';

/** Records the films of the tutorials in English and Hebrew, from the demo studio of the built program. Needs ffmpeg. */
async function recordFilms() {
  const config = 'tests/films/playwright.config.ts';
  const { code } = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', config, '--reporter=list'],
    { env: { KEEPERS_CHROMIUM: ensureChromium() }, inherit: true },
  );
  process.exit(code);
}

recordFilms().catch(stop);
