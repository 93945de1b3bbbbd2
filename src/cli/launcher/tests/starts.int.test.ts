import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runToEnd, type Settings, UNPRIVILEGED } from '@root/tests/faults/start-launcher';
import { freePort } from '@root/tests/helpers/free-port';
import { someOf, whole } from '@root/tests/helpers/part';
import { openTestApp } from '@root/tests/helpers/test-app';
import { afterAll, describe, expect, test } from 'vitest';

const app = await openTestApp();
const isRoot = process.getuid?.() === 0;
const home = mkdtempSync(path.join(tmpdir(), 'keepers-starts-'));
chmodSync(home, 0o755);
afterAll(() => rmSync(home, { recursive: true, force: true }));

const folder = (name: string, mode = 0o755) => {
  const made = path.join(home, name);
  mkdirSync(made, { recursive: true });
  chmodSync(made, mode);
  return made;
};
const elsewhere = (change: Partial<Pick<URL, 'password' | 'pathname' | 'hostname'>>) =>
  Object.assign(new URL(app.databaseUrl), change).href;

/** Starts with these settings; it must end with 1 and one line, without a stack or a secret. */
async function refused(env: Settings, unprivileged = false): Promise<string> {
  const who = unprivileged && isRoot ? UNPRIVILEGED : undefined;
  const { code, line, said } = await runToEnd(
    { ...app.env, PORT: String(await freePort()), ...env },
    { who },
  );
  expect([code, said.match(/^ {4}at /m), said.includes('hunter2')]).toEqual([1, null, false]);
  return line;
}

describe('a failed start ends with one line', () => {
  const WRONG: [name: string, value: string, line: RegExp][] = [
    ['PORT', 'hunter2222', /^PORT must be a whole number .* Set PORT=3000\.$/],
    ['KEEPERS_ROLE', 'boss', /^KEEPERS_ROLE must be all, web or worker/],
    ['DATABASE_URL', 'mysql://u:hunter2@h/x', /^DATABASE_URL must be an address of a PostgreSQL database/],
    ['S3_REGION', 'eu', /^S3_BUCKET must be set when S3_REGION is/],
  ];
  test.each(someOf('settings', WRONG))('a wrong setting: %s=%s', async (name, value, line) => {
    const { code, line: last } = await runToEnd({ ...app.env, [name]: value });
    expect(last).toMatch(line);
    expect(code).toBe(1);
  });

  test('a taken port', async () => {
    const server: Server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const line = await refused({ PORT: String(port) });
    expect(line).toBe(`Port ${port} of 127.0.0.1 is taken by another program: choose another with PORT.`);
    await new Promise((resolve) => server.close(resolve));
  });

  test.runIf(whole)('a data folder that is a file', async () => {
    const file = path.join(home, 'file');
    writeFileSync(file, 'x');
    expect(await refused({ KEEPERS_DATA: file })).toMatch(
      /^KEEPERS_DATA: .* is a file, .*Set it to a folder/,
    );
  });

  test.runIf(whole)('a data folder that is not writable', async () => {
    const line = await refused({ KEEPERS_DATA: folder('readonly', 0o555), KEEPERS_SECRET: '' }, true);
    expect(line).toMatch(
      /^KEEPERS_DATA: nothing can be written to .* \(EACCES\)\. Start as the user who owns it/,
    );
  });

  test.runIf(whole)('a data folder below an unreadable one', async () => {
    const closed = folder('closed', 0o700);
    mkdirSync(path.join(closed, 'data'));
    if (!isRoot) chmodSync(closed, 0o000);
    const line = await refused({ KEEPERS_DATA: path.join(closed, 'data') }, true);
    if (!isRoot) chmodSync(closed, 0o700);
    expect(line).toMatch(/^KEEPERS_DATA: .* cannot be read \(EACCES\)\. Start as the user who owns it/);
  });

  test.runIf(whole && existsSync('/proc/self'))(
    'a data folder below one that allows no subfolder',
    async () => {
      const KEEPERS_DATA = '/proc/keepers/data';
      expect(await refused({ KEEPERS_DATA })).toMatch(/^\/proc\/keepers cannot be created: set KEEPERS_DATA/);
      expect(await refused({ KEEPERS_DATA, KEEPERS_SECRET: '' })).toMatch(
        /^KEEPERS_DATA: nothing can be written to \/proc\/keepers\/data \(ENOENT\)/,
      );
    },
  );

  test.runIf(whole)('a wrong database password', async () => {
    expect(await refused({ DATABASE_URL: elsewhere({ password: 'hunter2' }) })).toMatch(
      /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:\d+ refuses the password of "keepers": fix the password in DATABASE_URL\.$/,
    );
  });

  test.runIf(whole)('a missing database', async () => {
    expect(await refused({ DATABASE_URL: elsewhere({ pathname: '/nothing' }) })).toMatch(
      /^DATABASE_URL: the database "nothing" does not exist at .*: create it with "createdb/,
    );
  });

  test.runIf(whole)('an unknown machine', async () => {
    expect(await refused({ DATABASE_URL: elsewhere({ hostname: 'nowhere.invalid' }) })).toMatch(
      /^DATABASE_URL: (the host "nowhere\.invalid" was not found|.*nowhere\.invalid)/,
    );
  });
});

describe('the doctor', () => {
  interface Finding {
    part: string;
    state: string;
    says: string;
    mend?: string;
  }
  const ask = async (env: Settings) => {
    const { code, said } = await runToEnd({ ...app.env, ...env }, { command: 'doctor', args: ['--json'] });
    const findings = JSON.parse(said.slice(said.indexOf('['))) as Finding[];
    return { code, said, of: (part: string) => findings.find((one) => one.part === part) };
  };

  test('reports a complete installation as well, and a missing worker', async () => {
    const { code, of } = await ask({ PORT: String(await freePort()) });
    expect(code).toBe(0);
    for (const part of [
      'Node',
      'Settings',
      'Data folder',
      'Port',
      'Database',
      'Migrations',
      'Live updates',
      'Storage',
    ])
      expect([part, of(part)?.state]).toEqual([part, 'ok']);
    expect(of('Worker')).toMatchObject({ state: 'look', says: 'none running' });
  });

  test.runIf(whole)(
    'names an unknown setting, a taken port and a database that refuses the login; prints no secret',
    async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      const { port } = server.address() as { port: number };
      const { code, of, said } = await ask({
        PORT: String(port),
        KEEPERS_DTA: 'x',
        DATABASE_URL: elsewhere({ password: 'hunter2' }),
        SMTP_URL: 'smtp://me:hunter2@127.0.0.1:1',
      });
      await new Promise((resolve) => server.close(resolve));
      expect(code).toBe(1);
      expect(of('Settings')).toMatchObject({ state: 'look', says: 'unknown: KEEPERS_DTA' });
      expect(of('Port')).toMatchObject({ state: 'broken' });
      expect(of('Database')).toMatchObject({ state: 'broken' });
      expect(of('Mail')).toMatchObject({ state: 'look' });
      expect(said).not.toMatch(/hunter2|a secret of the tests/);
    },
  );
});

test.runIf(process.env.TEST_PROGRAM_IS_BUILT === '1')(
  'every process of a build has a map that names its sources',
  () => {
    for (const [entry, source] of [
      ['main', '../src/main.ts'],
      ['worker', '../src/worker.ts'],
      ['cli', '../src/cli/index.ts'],
    ]) {
      const map = JSON.parse(readFileSync(`dist/${entry}.mjs.map`, 'utf8')) as { sources: string[] };
      expect(map.sources).toContain(source);
    }
  },
);
