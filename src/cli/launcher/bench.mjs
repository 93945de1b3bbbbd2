import { ensureChromium } from '../chromium.mjs';
import { buildIfStale } from './build.mjs';
import { run, step, stop } from './steps.mjs';

/** Measures the built program and what this machine could do at most; options are names of rows and `--quick`. */
async function main() {
  const chromium = ensureChromium();
  await step('Built', buildIfStale);
  const { code } = await run(
    process.execPath,
    ['--import', 'tsx', 'tests/bench/run.ts', ...process.argv.slice(2)],
    { env: { KEEPERS_CHROMIUM: chromium }, inherit: true },
  );
  process.exit(code);
}

main().catch(stop);
