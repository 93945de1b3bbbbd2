import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { freePort } from '../helpers/free-port';
import type { TestApp } from '../helpers/test-app';
import { type Launched, launch, type Settings } from './start-launcher';

/** What a launcher says once it runs. */
export const RUNNING = /Keepers is running at|The Keepers worker is running/;

/** Installations of one test file, each with a database and a folder of its own; they are stopped after each test. */
export function ownApps(app: TestApp) {
  const home = mkdtempSync(path.join(tmpdir(), 'keepers-faults-'));
  chmodSync(home, 0o755);
  const running = new Set<Launched>();
  let folders = 0;
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const one of running) console.log(one.said().slice(-4000));
    await Promise.all([...running].map((one) => one.stop()));
    running.clear();
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));
  return {
    home,
    running,
    /** Settings of an installation on a free port. */
    async ownApp(
      dataDir = path.join(home, String(++folders)),
    ): Promise<Settings & { PORT: string; KEEPERS_DATA: string }> {
      const port = String(await freePort());
      return {
        ...app.env,
        DATABASE_URL: '',
        KEEPERS_DATA: dataDir,
        KEEPERS_DEMO: '0',
        NODE_ENV: 'production',
        PORT: port,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
      };
    },
    /** Starts the built program; resolves when it runs. */
    async up(env: Settings): Promise<Launched> {
      const launched = launch(env);
      running.add(launched);
      await launched.says(RUNNING);
      return launched;
    },
  };
}
