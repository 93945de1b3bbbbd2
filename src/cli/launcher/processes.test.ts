import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { keep, WEB_FLAGS } from './processes.mjs';

const home = mkdtempSync(path.join(tmpdir(), 'keepers-processes-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

/** A process that is ready where its environment has this, and ends otherwise. */
function processWanting(arenas: string): string {
  const file = path.join(home, `wants-${arenas}.mjs`);
  writeFileSync(
    file,
    `if (process.env.MALLOC_ARENA_MAX !== '${arenas}') process.exit(1);\nprocess.on('message', () => undefined);\nprocess.send({ ready: true });\n`,
  );
  return path.relative(path.resolve(import.meta.dirname, '../../..'), file);
}

test('a kept process has two arenas, or as many as the environment sets', async () => {
  vi.stubEnv('MALLOC_ARENA_MAX', undefined);
  const two = keep('worker', processWanting('2'), {});
  await two.ready;
  vi.stubEnv('MALLOC_ARENA_MAX', '4');
  const four = keep('worker', processWanting('4'), {});
  await four.ready;
  await Promise.all([two.stop(), four.stop()]);
});

test('a kept process has the flags of Node it is given', async () => {
  const file = path.join(home, 'wants-flags.mjs');
  const wants = JSON.stringify(WEB_FLAGS);
  writeFileSync(
    file,
    `if (!${wants}.every((one) => process.execArgv.includes(one))) process.exit(1);\nprocess.on('message', () => undefined);\nprocess.send({ ready: true });\n`,
  );
  const relative = path.relative(path.resolve(import.meta.dirname, '../../..'), file);
  const web = keep('web', relative, {}, { flags: WEB_FLAGS });
  await web.ready;
  await web.stop();
});

test('a process that ends three times before it is ready is not restarted', async () => {
  vi.stubEnv('MALLOC_ARENA_MAX', '1');
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(keep('worker', processWanting('9'), {}).ready).rejects.toThrow(
    /^The worker process ended with 1, 3 times/,
  );
  expect(said).toHaveBeenCalledTimes(2);
  said.mockRestore();
});
