// Preloaded into our programs (`--import`): on SIGUSR2 it collects garbage and writes the memory in use.
import { writeFileSync } from 'node:fs';

process.on('SIGUSR2', async () => {
  // Twice, with a turn of the loop between: what a finalizer releases is collected by the second.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  writeFileSync(process.env.MEMORY_FILE, JSON.stringify(process.memoryUsage()));
});
