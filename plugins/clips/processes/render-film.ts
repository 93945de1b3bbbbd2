import { writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { type FilmOrder, makeFilm } from '../render/film';

/** Milliseconds between two messages about the progress. */
const EVERY = 700;
/** Bytes of memory beyond which this process ends: the film is lost rather than the server. */
const MOST_MEMORY = 900 * 1024 * 1024;

// A process that is busy does not notice that its parent is gone: this check has a thread of its own.
const orphaned = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 1000)`;
new Worker(orphaned, { eval: true }).unref();

// Pages and pictures have priority; and where memory runs out, a film is lost rather than a server.
setPriority(Math.max(getPriority(), 10));
try {
  writeFileSync('/proc/self/oom_score_adj', '900');
} catch {
  // Not on Linux, or not allowed.
}
sharp.concurrency(1);
sharp.cache(false);

process.once('disconnect', () => process.exit(0));
process.once('message', async (order) => {
  let last = 0;
  try {
    const film = await makeFilm(order as FilmOrder, (done, of) => {
      const now = Date.now();
      if (now - last < EVERY) return;
      last = now;
      if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(9);
      process.send?.({ done, of });
    });
    process.send?.({ film });
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? error.message : String(error) });
  }
});
