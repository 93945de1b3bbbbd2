import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestApp } from '@root/tests/helpers/test-app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '@/core/env';
import { prepareBuilds, preparedFolder } from '../operations/prepare-builds';

await openTestApp();
const OLD = 'a'.repeat(64);
const NEW = 'b'.repeat(64);
const PARTS = `import { writeFileSync } from 'node:fs';
writeFileSync(process.argv[2] + '/builds.json', JSON.stringify(Object.keys(process.env)));`;

let place: string;
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'keepers-programs-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(place, { recursive: true });
});

/** Waits: a program takes a second to start on a busy machine. */
const soon = (check: () => unknown) => vi.waitFor(check, 30_000);

async function program(text: string): Promise<string> {
  const file = path.join(place, 'builds.mjs');
  await writeFile(file, text);
  return file;
}

test('builds are made once, whole, without this process’s secrets, in place of those of the version before', async () => {
  const makes = await program(PARTS);
  expect(prepareBuilds(OLD, makes)).toBe(true);
  await soon(() => expect(existsSync(preparedFolder(OLD))).toBe(true));
  await soon(() => expect(prepareBuilds(NEW, makes)).toBe(true));
  // The first one may still be cleaning up: then the next request begins the new one.
  await soon(() => expect(prepareBuilds(NEW, makes) && existsSync(preparedFolder(NEW))).toBe(true));
  await soon(async () =>
    expect(await readdir(path.join(env().dataDir, 'uploaders'))).toEqual([
      path.basename(preparedFolder(NEW)),
    ]),
  );
  const passed: string[] = JSON.parse(await readFile(path.join(preparedFolder(NEW), 'builds.json'), 'utf8'));
  expect(passed).toContain('PATH');
  expect(passed.filter((name) => /SECRET|DATABASE|SMTP|S3_/.test(name))).toEqual([]);
});

test('builds that cannot be made leave nothing, are logged, and tried again after an hour', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fails = await program("console.error('npm cannot be reached'); process.exit(1);");
  await soon(() => expect(prepareBuilds(OLD, fails)).toBe(true));
  await soon(() => expect(logged.mock.calls.flat().join()).toContain('npm cannot be reached'));
  expect(prepareBuilds(OLD, fails)).toBe(false);
  expect(existsSync(preparedFolder(OLD))).toBe(false);
  vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] });
  expect(prepareBuilds(OLD, await program(PARTS))).toBe(true);
  vi.useRealTimers();
  await soon(() => expect(existsSync(preparedFolder(OLD))).toBe(true));
});
