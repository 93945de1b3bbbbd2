import { fork } from 'node:child_process';
import { freePort } from './free-port';
import type { TestApp } from './test-app';

/** The name in `dist` of the bundle of a second web process, where one was built. */
export const WEB_PROCESS = 'test-web-process';

/** A web process in addition to the test's own. */
export interface OtherWeb {
  origin: string;
  pid: number;
}

/** Starts a second web process over the same database, with process state of its own. `more`: its settings. */
export async function startOther(app: TestApp, more: Record<string, string> = {}): Promise<OtherWeb> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const built = process.env.TEST_PROGRAM_IS_BUILT === '1';
  const child = fork(built ? `dist/${WEB_PROCESS}.mjs` : 'tests/helpers/web-process.ts', {
    env: { ...app.env, PORT: String(port), PUBLIC_URL: origin, ...more },
    execArgv: built ? [] : ['--import', 'tsx', '--import', './tests/helpers/no-fonts.mjs'],
  });
  app.atEnd(
    () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve(null);
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  );
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The other web process ended with ${code}`)));
  });
  return { origin, pid: child.pid as number };
}
