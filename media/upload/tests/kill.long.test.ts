import { type ChildProcess, fork } from 'node:child_process';
import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test, vi } from 'vitest';
import { pool } from '@/core/db/pool';
import { makeJpeg, makeStudio, type Studio, sha256Of, tusClient } from './studio';

const app = await openTestApp();
const children = new Set<ChildProcess>();

/** Starts a process of the test application; returns its ready message. */
async function start<Said>(file: string): Promise<{ child: ChildProcess; said: Said }> {
  const env = { ...app.env, NODE_ENV: 'production' as const };
  const child = fork(file, {
    execArgv: ['--import', 'tsx'],
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.add(child);
  const said = await new Promise<Said>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Said));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { child, said };
}

const startWeb = () => start<{ origin: string }>('media/upload/tests/serve-process.ts');
const startWorker = () => start<{ ready: object }>('src/worker.ts');

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  children.delete(child);
}

beforeAll(() => {
  app.atEnd(async () => {
    for (const child of children) await kill(child);
    await pool().end();
  });
});

/** Sends a file in pieces, each to any running web process, resuming after every failure as tus specifies. */
async function sendThrough(
  origins: () => string,
  studio: Studio,
  file: Buffer,
  filename: string,
): Promise<string> {
  const client = () => tusClient(origins(), studio);
  const piece = Math.ceil(file.length / 4);
  let path = '';
  for (;;) {
    try {
      path ||=
        (await client().create(file.length, { sha256: sha256Of(file), filename })).headers.get('Location') ??
        '';
      const head = await client().head(path);
      const media = head.headers.get('Media-Id');
      if (media) return media;
      const offset = Number(head.headers.get('Upload-Offset'));
      await client().patch(path, offset, file.subarray(offset, offset + piece));
    } catch {
      // The process was killed: the next try finds another.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

test('web and worker killed with -9 in the middle: every photograph arrives once, with its bytes', async () => {
  const studio = await makeStudio();
  const webs = await Promise.all([startWeb(), startWeb()]);
  const worker = await startWorker();
  let turn = 0;
  const origins = () => webs[turn++ % webs.length]?.said.origin ?? '';
  const files = await Promise.all(Array.from({ length: 48 }, (_, i) => makeJpeg(i, 1500, 1000)));
  const waiting = files.map((file, i) => ({ file, name: `IMG_${i}.JPG` }));
  const sent = new Map<string, string>();
  const sending = Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        sent.set(
          await sendThrough(origins, studio, next.file, next.name),
          `${next.name} ${sha256Of(next.file)}`,
        );
      }
    }),
  );
  await vi.waitFor(() => expect(sent.size).toBeGreaterThan(8), { timeout: 30_000, interval: 20 });
  const first = webs[0];
  if (first) await kill(first.child);
  webs[0] = await startWeb();
  const counted = (state: string) =>
    pool().query<{ count: number }>(
      'select count(*)::int as count from media where gallery_id = $1 and state = $2',
      [studio.gallery, state],
    );
  await vi.waitFor(async () => expect((await counted('ready')).rows[0]?.count).toBeGreaterThan(2), {
    timeout: 30_000,
    interval: 20,
  });
  await kill(worker.child);
  await startWorker();
  await sending;
  await vi.waitFor(async () => expect((await counted('ready')).rows[0]?.count).toBe(48), {
    timeout: 90_000,
    interval: 200,
  });
  const { rows } = await pool().query<{ id: string; name: string; sha256: string }>(
    'select id, name, sha256 from media where gallery_id = $1',
    [studio.gallery],
  );
  expect(new Map(rows.map((row) => [row.id, `${row.name} ${row.sha256}`]))).toEqual(sent);
  for (const row of rows) {
    const found = await storage().read(originalKey(studio.account, row.sha256));
    const parts: Buffer[] = [];
    for await (const part of found?.stream ?? []) parts.push(part as Buffer);
    expect(sha256Of(Buffer.concat(parts))).toBe(row.sha256);
  }
}, 180_000);
