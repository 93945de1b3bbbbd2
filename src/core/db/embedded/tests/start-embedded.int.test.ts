import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '@root/tests/helpers/memory-folder';
import { whole } from '@root/tests/helpers/part';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropDatabase, ensureDatabase, startEmbedded } from '..';

let dataDir = '';
const start = (durable = false) => startEmbedded({ dataDir, durable });
const pidOf = () =>
  Number(readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

/** Starts the server in a child process as the launcher does, and kills that process with -9. */
async function startAndDie(): Promise<void> {
  const script = `
    import { startEmbedded } from ${JSON.stringify(path.resolve(import.meta.dirname, '../index.ts'))};
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    process.kill(process.pid, 'SIGKILL');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

beforeEach(() => {
  // Made 0700, as the folders of a careful user are.
  dataDir = mkdtempSync(path.join(testFolder(), 'keepers-embedded-'));
});

afterEach(async () => {
  if (existsSync(path.join(dataDir, 'postgres/data/postmaster.pid'))) await (await start()).stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('starts on a port it keeps, speaks UTF-8 and stops', async () => {
  const first = await start();
  expect(await ask(first.url, 'show server_encoding')).toBe('UTF8');
  expect(await ask(first.url, 'show listen_addresses')).toBe('127.0.0.1');
  expect(statSync(path.join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
  await first.stop();
  await expect(ask(first.url, 'select 1')).rejects.toThrow();
  const second = await start();
  expect(second).toMatchObject({ url: first.url, adopted: false });
  await second.stop();
});

it('adopts the server a killed start left, with its committed data', async () => {
  await startAndDie();
  const adopted = await start();
  expect(adopted.adopted).toBe(true);
  await ask(adopted.url, 'create table kept as select 7 as n');
  await adopted.stop();
  const again = await start();
  expect(await ask(again.url, 'select n from kept')).toBe(7);
  await again.stop();
});

it.runIf(whole)('notices a server killed with -9, and restarts it with its committed data', async () => {
  const first = await start(true);
  await ask(first.url, 'create table kept as select 7 as n');
  process.kill(pidOf(), 'SIGKILL');
  await first.ended;
  const second = await start(true);
  expect(await ask(second.url, 'select n from kept')).toBe(7);
  await first.stop();
  expect(await ask(second.url, 'select n from kept')).toBe(7);
  await second.stop();
  await expect(ask(second.url, 'select 1')).rejects.toThrow();
});

it.runIf(whole)('is started once by two at a time, and lives until the last of them stops it', async () => {
  const both = await Promise.all([start(), start()]);
  expect(both.map(({ adopted }) => adopted).sort()).toEqual([false, true]);
  await both[0].stop();
  expect(await ask(both[1].url, 'select 1')).toBe(1);
  await both[1].stop();
  await expect(ask(both[1].url, 'select 1')).rejects.toThrow();
});

it.runIf(whole)('makes, copies and drops databases of any name', async () => {
  const server = await start();
  await ensureDatabase(server.url, 'a "template"');
  const made = Object.assign(new URL(server.url), { pathname: encodeURIComponent('a "template"') }).href;
  await ask(made, 'create table kept as select 7 as n');
  await ensureDatabase(server.url, 'copy', 'a "template"');
  await ensureDatabase(server.url, 'copy', 'a "template"');
  const copy = Object.assign(new URL(server.url), { pathname: 'copy' }).href;
  expect(await ask(copy, 'select n from kept')).toBe(7);
  await dropDatabase(server.url, 'copy');
  await expect(ask(copy, 'select 1')).rejects.toThrow(/does not exist/);
  await server.stop();
});

it('refuses to start on data whose password file is missing', async () => {
  await (await start()).stop();
  rmSync(path.join(dataDir, 'postgres-password'));
  await expect(start()).rejects.toThrow(/password is missing \(.*postgres-password\)/);
});
