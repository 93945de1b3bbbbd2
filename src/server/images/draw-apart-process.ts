import { Worker } from 'node:worker_threads';
import { isKeepersError } from '@/domain/errors';
import { setImageThreads } from './configure-sharp';
import type { ApartAnswer } from './draw-apart';
import { type DrawAsk, drawHere } from './draw-here';

/** Draws one photograph for the process that started this one, and ends. Outlives neither it nor two minutes. */
const LIFE = 120_000;

// A decoder that loops hears no timer: this one has a thread of its own.
new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${LIFE})`, { eval: true }).unref();

async function answer(ask: DrawAsk): Promise<ApartAnswer> {
  try {
    return { drawn: await drawHere(ask) };
  } catch (error) {
    if (isKeepersError(error)) return { refusal: { code: error.code, params: error.params } };
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

setImageThreads(1);
process.once('disconnect', () => process.exit(0));
process.once('message', async (ask) => {
  process.send?.(await answer(ask as DrawAsk));
});
