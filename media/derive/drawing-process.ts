import { writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { isKeepersError } from '@/core/errors/errors';
import { setImageThreads } from './configure-sharp';
import { type RenderRequest, renderHere } from './render-here';
import type { RenderAnswer } from './render-pool';

/** Renders photographs for the process that started this one, one after another, and ends with it. */
async function answer(ask: RenderRequest): Promise<RenderAnswer> {
  try {
    return { drawn: await renderHere(ask) };
  } catch (error) {
    if (isKeepersError(error)) return { refusal: { code: error.code, params: error.params } };
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

// A decoder that loops does not notice that its parent is gone: this check has a thread of its own.
const orphaned = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 2000)`;
new Worker(orphaned, { eval: true }).unref();

// Pages and pictures have priority; and where memory runs out, a rendering is lost rather than a server.
setPriority(Math.max(getPriority(), 5));
try {
  writeFileSync('/proc/self/oom_score_adj', '800');
} catch {
  // Not on Linux, or not allowed.
}
setImageThreads(1);
// Ctrl-C reaches the whole group: the process that started this one decides when it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit(0));
process.on('message', async (ask) => {
  process.send?.(await answer(ask as RenderRequest));
});
