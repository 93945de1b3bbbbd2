import { fork } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { uploadEndpoints } from '@media/upload/serve';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { composeWeb, webEndpoints, webPages } from '@/web/compose-web';
import { WEB_ALLOCATION } from '../../src/cli/launcher/processes.mjs';
import { tryWild, wild } from '../access/fuzz';
import { rawRequest, sendAllRaw, sendRaw } from '../access/fuzz-raw';
import { type FuzzTarget, fuzzRoute, nothingSeen } from '../access/fuzz-run';
import { makeFuzzWorld } from '../access/fuzz-world';
import type { Person } from '../access/world';
import { openSocial } from '../helpers/social-servers';
import { startTestApp } from '../helpers/start-web';
import { openTestApp } from '../helpers/test-app';

/**
 * The same fuzz as `tests/access/fuzz.int.test.ts`, with more than sixty thousand requests, against the built program
 * with its real pages, in a process whose memory is read before and after.
 */
const app = await openTestApp();
// A configured provider, without which those endpoints answer 404.
await openSocial(app);
const seen = nothingSeen();
const memoryFile = path.join(app.dataDir, 'memory.json');
const routes = [...webEndpoints, ...uploadEndpoints];

/** Fewer requests for a quick run: `KEEPERS_FUZZ=3000`. */
const WANTED = Number(process.env.KEEPERS_FUZZ ?? 62_000);
const SEED = Number(process.env.KEEPERS_FUZZ_SEED ?? 20261122);
const RAW = Math.round(WANTED / 10);
const PAGES = Math.round(WANTED / 12);
const EACH = Math.ceil((WANTED - RAW - PAGES) / routes.length) - 2;

let world: FuzzTarget;
let web: ReturnType<typeof fork>;
let ended: number | string | null = null;

/** The web process's memory after a garbage collection, in MB. */
async function memory(): Promise<{ rss: number; heap: number }> {
  rmSync(memoryFile, { force: true });
  web.kill('SIGUSR2');
  const read = await vi.waitFor(
    () => {
      if (!existsSync(memoryFile)) throw new Error('The web process has not written its memory');
      return JSON.parse(readFileSync(memoryFile, 'utf8')) as NodeJS.MemoryUsage;
    },
    { timeout: 60_000, interval: 100 },
  );
  return { rss: Math.round(read.rss / 1e6), heap: Math.round(read.heapUsed / 1e6) };
}

beforeAll(async () => {
  await startTestApp(app);
  // The samples use what the features register; nothing listens here.
  composeWeb({ next: async () => undefined, dev: false });
  web = fork('dist/main.mjs', {
    env: {
      ...WEB_ALLOCATION,
      ...process.env,
      ...app.env,
      NODE_ENV: 'production',
      MEMORY_FILE: memoryFile,
    },
    execArgv: ['--expose-gc', '--import', path.resolve('tests/helpers/settle-memory.mjs')],
  });
  web.once('exit', (code, signal) => {
    ended = signal ?? code;
  });
  app.atEnd(
    () =>
      new Promise((resolve) => {
        if (ended !== null) return resolve(null);
        web.once('exit', resolve);
        web.kill('SIGTERM');
      }),
  );
  await new Promise<void>((resolve, reject) => {
    web.once('message', () => resolve());
    web.once('exit', (code) => reject(new Error(`The web process ended with ${code}`)));
  });
  world = { ...(await makeFuzzWorld(app)), seen, seed: SEED };
}, 300_000);

afterAll(() => {
  const statuses = [...seen.statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  console.info(`fuzz: ${seen.sent} requests, ${seen.faults.length} faults; ${statuses.join(', ')}`);
});

const PLACES = [
  ...webPages.map(({ path: at }) => at),
  ...['/', '/events/:id', '/events/:id/app', '/users/sign_in', '/users/sign_up', '/users/passwords/new'],
  ...[
    '/admin',
    '/admin/projects',
    '/admin/projects/:id',
    '/admin/settings/:id',
    '/i/:id',
    '/p/:id/:id/v/s300.jpg',
  ],
  ...['/events/:id/live', '/api/x/studio/live', '/_next/image', '/_site/:id', '/sw.js'],
];

async function fuzzPages(count: number): Promise<void> {
  const senders: Person[] = ['anonymous', 'guest', 'client', 'owner', 'operator'];
  const inputs = fc.sample(wild, { numRuns: count, seed: SEED });
  for (const [i, input] of inputs.entries()) {
    const at = PLACES[i % PLACES.length] as string;
    // Most requests to pages are reads.
    const method = i % 5 === 4 ? (['POST', 'PUT', 'DELETE'] as const)[i % 3] : 'GET';
    const person = world.world.people[senders[(i * 7) % senders.length] as Person];
    const sample = { ids: { id: world.world.project.id }, body: {}, query: '' };
    const headers = i % 2 ? { Accept: 'text/html', ...input.headers } : input.headers;
    const asked = { ...input, headers };
    const wrong = await tryWild(person, { method: method ?? 'GET', path: at }, sample, asked);
    seen.sent += 1;
    if (wrong) seen.faults.push(`page ${at}: ${wrong}`);
  }
  await world.reset();
}

test('the program survives every fuzzed request, and returns its memory', async () => {
  // Everything is loaded and warm before memory is measured.
  for (const route of routes) await fuzzRoute({ ...world, seed: SEED + 1 }, route, 2);
  await fuzzPages(Math.min(PAGES, PLACES.length * 3));
  await sendAllRaw(app.port, fc.sample(rawRequest, { numRuns: 200, seed: SEED + 1 }));
  const before = await memory();

  for (const route of routes) {
    await fuzzRoute(world, route, EACH);
    if (ended !== null) break;
  }
  await fuzzPages(PAGES);
  const raw = await sendAllRaw(app.port, fc.sample(rawRequest, { numRuns: RAW, seed: SEED }));
  seen.sent += RAW;
  seen.faults.push(...raw.faults.map(([bytes, line]) => `raw: ${line} for ${JSON.stringify(bytes)}`));

  expect(ended).toBeNull();
  expect(await sendRaw(app.port, `GET /csrf HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)).toBe('HTTP/1.1 200 OK');
  const after = await memory();
  console.info(
    `fuzz: memory ${before.rss} MB before, ${after.rss} MB after (${(after.rss / before.rss).toFixed(2)}), ` +
      `heap ${before.heap} and ${after.heap} MB; ${raw.answered} of ${RAW} raw requests answered`,
  );
  expect(seen.faults.slice(0, 50)).toEqual([]);
  expect(after.rss / before.rss).toBeLessThanOrEqual(1.3);
}, 3_600_000);
