import { watchEntries } from './build.mjs';
import { serve } from './serve.mjs';
import { step, stop } from './steps.mjs';

// Pages reload automatically; a change below server, endpoints or collections restarts both processes.
let running = [];
let first = true;
let built;
const firstBuild = new Promise((resolve) => {
  built = resolve;
});

async function onBuilt(good) {
  if (!good) return;
  if (first) {
    first = false;
    built();
    return;
  }
  console.log('  Sources changed: restarting');
  await Promise.all(running.map((one) => one.restart()));
}

console.log('Keepers (development)');
serve({
  env: { KEEPERS_DEV: '1' },
  prepare: () =>
    step('Bundled', async () => {
      await watchEntries(onBuilt);
      await firstBuild;
    }),
  onStarted: (started) => {
    running = started;
  },
}).catch(stop);
