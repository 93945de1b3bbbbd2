// Preloaded into our programs (`--import`): on SIGUSR2 it collects garbage and writes the memory in use.
import { writeFileSync } from 'node:fs';

process.on('SIGUSR2', async () => {
  // Several times, with a turn of the loop between: what a finalizer releases is collected by the next. Such a
  // collection gives free pages back, as V8 does by itself in an idle process; they are half of the heap otherwise.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    await new Promise((resolve) => setImmediate(resolve));
  }
  writeFileSync(process.env.MEMORY_FILE, JSON.stringify(process.memoryUsage()));
});
