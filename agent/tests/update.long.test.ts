import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openTestApp } from '@root/tests/helpers/test-app';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AgentWorld, buildAgent } from './agent-world';
import type { AgentProcess } from './start-agent';

const app = await openTestApp();
const world = new AgentWorld(app);
const key = generateKeyPairSync('ed25519').privateKey;
/** Where an operator puts programs. */
const offered = path.join(app.dataDir, 'programs');
const OLD = '0.9.0';
const NEW = '7.0.0';
let old: string;
let agent: AgentProcess;

const text = (file: string) => readFileSync(file, 'utf8');

/** Puts a program on the server, and describes it as version `version`, signed with `by`. */
function offer(content: string, version: string, by: KeyObject = key): void {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const signature = sign(null, Buffer.from(`keepers-agent\n${version}\n${sha256}\n`), by).toString('base64');
  const bytes = Buffer.byteLength(content);
  writeFileSync(path.join(offered, 'agent.cjs'), content);
  writeFileSync(path.join(offered, 'release.json'), JSON.stringify({ version, bytes, sha256, signature }));
}

/** A program in a folder of its own, as a person unzipped it. */
function installed(script: string, name = 'app'): string {
  const folder = path.join(world.place, `${name}-${Math.random().toString(36).slice(2)}`, name);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'agent.cjs');
  copyFileSync(script, file);
  return file;
}

async function start(script: string): Promise<void> {
  await world.fresh(script);
  ({ agent } = world);
  world.configure();
  await agent.start();
}

beforeAll(async () => {
  await world.start();
  old = await buildAgent(path.join(world.place, 'old'), OLD, key);
});
beforeEach(async () => {
  await buildAgent(offered, NEW, key);
});
afterEach(async () => {
  await agent.stop();
  rmSync(offered, { recursive: true, force: true });
});

describe('an uploader of a signed build', () => {
  test('takes the server’s newer version, starts as that, and uploads', async () => {
    const file = installed(old);
    await start(file);
    await agent.replaced();
    const state = await agent.reach(({ connected }) => connected);
    expect([state.version, state.update]).toEqual([NEW, { state: 'ready' }]);
    expect(text(file)).toBe(text(path.join(offered, 'agent.cjs')));
    expect(text(path.join(path.dirname(file), 'agent.old.cjs'))).toBe(text(old));
    const hash = await world.photograph('A.jpg');
    await agent.ask('rescan', {});
    await world.settled(1);
    expect(await world.stored()).toEqual([hash]);
  });

  test.each<[string, () => void, string]>([
    [
      'signed with another key',
      () => offer(text(path.join(offered, 'agent.cjs')), NEW, generateKeyPairSync('ed25519').privateKey),
      'WRONG_SIGNATURE',
    ],
    [
      'with other content than what was signed',
      () => {
        const file = path.join(offered, 'agent.cjs');
        const content = text(file);
        writeFileSync(file, content.replace(NEW, '7.0.1'));
      },
      'WRONG_CONTENT',
    ],
    ['that is older', () => offer(text(old), '0.8.0'), 'OLDER_VERSION'],
    ['that is an old one under a new number', () => offer(text(old), NEW), 'WRONG_CONTENT'],
    ['that does not start', () => offer('throw new Error("broken")', NEW), 'FAILED'],
  ])('refuses a program %s, and goes on working', async (_what, prepare, why) => {
    prepare();
    const file = installed(old);
    await start(file);
    const { update, version } = await agent.reach((state) => state.update.state === 'refused');
    expect([version, update.why]).toEqual([OLD, why]);
    expect(text(file)).toBe(text(old));
    const hash = await world.photograph('A.jpg');
    await agent.ask('rescan', {});
    await world.settled(1);
    expect(await world.stored()).toEqual([hash]);
  });

  test('leaves a file of a package manager alone', async () => {
    const file = installed(old, 'node_modules');
    await start(file);
    const { update } = await agent.reach(({ needs_update }) => needs_update);
    expect([update.state, text(file) === text(old)]).toEqual(['elsewhere', true]);
  });
});

test('an uploader of a build without a key says that updates are off, and takes none', async () => {
  const script = await buildAgent(path.join(world.place, 'unsigned'), OLD, null);
  const file = installed(script);
  await start(file);
  const { update, log } = await agent.reach(({ needs_update }) => needs_update);
  expect([update.state, text(file) === text(script)]).toEqual(['off', true]);
  expect(log.some((line) => line.text.startsWith('Updates are off'))).toBe(true);
});

describe('the server', () => {
  const ask = (name: string, token = world.token) =>
    fetch(`${app.origin}${name}`, { headers: token ? { Authorization: `Bearer ${token}` } : {} });

  test('offers the signed program to uploaders alone, with its length', async () => {
    await world.fresh(old);
    ({ agent } = world);
    const me = (await (await ask('/api/devices/me')).json()) as { release: { bytes: number; path: string } };
    expect(me).toMatchObject({ latest_version: NEW, release: { version: NEW, path: '/api/devices/agent' } });
    const got = await ask(me.release.path);
    expect([got.headers.get('content-length'), await got.text()]).toEqual([
      String(me.release.bytes),
      text(path.join(offered, 'agent.cjs')),
    ]);
    expect((await ask(me.release.path, '')).status).toBe(401);
    await world.sql(`update device_tokens set kind = 'lightroom'`);
    expect(await (await ask('/api/devices/me')).json()).toMatchObject({ release: null });
  });

  test('offers nothing unsigned, and nothing of a damaged list', async () => {
    await world.fresh(old);
    ({ agent } = world);
    await buildAgent(offered, NEW, null);
    expect(await (await ask('/api/devices/me')).json()).toMatchObject({ release: null });
    writeFileSync(path.join(offered, 'release.json'), '{"version": 1');
    const me = (await (await ask('/api/devices/me')).json()) as { release: { version: string } | null };
    expect(me.release?.version).not.toBe(NEW);
  });
});
