// Preloaded into the web process: measures the delay of its event loop. Idle until it receives a signal; the second
// signal writes the result, in milliseconds, to KEEPERS_DATA.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const STEP_MS = 10;

if (process.argv[1]?.endsWith('dist/main.mjs')) {
  const delay = monitorEventLoopDelay({ resolution: STEP_MS });
  let running = false;
  process.on('SIGUSR2', () => {
    running = !running;
    if (running) {
      delay.reset();
      delay.enable();
      return;
    }
    delay.disable();
    // The histogram records the time between two samples: what exceeds the step is delay.
    const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - STEP_MS);
    const found = { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) };
    writeFileSync(path.join(process.env.KEEPERS_DATA, 'loop-delay.json'), JSON.stringify(found));
  });
}
