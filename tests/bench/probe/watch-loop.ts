import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestApp } from '../support/open-test-app';

/** How late the web process's event loop was, in milliseconds. */
export interface LoopDelay {
  p50: number;
  p99: number;
  max: number;
}

const WAIT_MS = 10_000;

/** Measures the event loop of the test application's web process while some work runs. */
export async function watchLoop<T>(
  app: TestApp,
  work: () => Promise<T>,
): Promise<{ made: T; delay: LoopDelay }> {
  const file = path.join(app.dataDir, 'loop-delay.json');
  const { web } = app.pids();
  rmSync(file, { force: true });
  process.kill(web, 'SIGUSR2');
  const made = await work();
  process.kill(web, 'SIGUSR2');
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (text.endsWith('}')) return { made, delay: JSON.parse(text) as LoopDelay };
    if (Date.now() > until) throw new Error('The web process said nothing of its event loop');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
