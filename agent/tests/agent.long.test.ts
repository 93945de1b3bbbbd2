import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestApp } from '@root/tests/helpers/test-app';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AgentWorld } from './agent-world';
import { Network } from './proxy';
import type { AgentProcess } from './start-agent';

const { measureMany } = (await import('../bench/watch-many.mjs')) as {
  measureMany: () => Promise<{ ms: number; seconds: number; megabytes: number; seen: number }>;
};
const app = await openTestApp();
const world = new AgentWorld(app);
const network = new Network(app.port);
let agent: AgentProcess;

/** Prints a figure beside the result. */
const report = (text: string) => console.log(`agent: ${text}`);
const MB = 1_000_000;

beforeAll(async () => {
  await world.start();
  await network.open();
  app.atEnd(() => network.close());
});
beforeEach(async () => {
  await world.fresh();
  ({ agent } = world);
});
afterEach(() => agent.stop());

test('a thousand files arrive, each exactly once', async () => {
  const hashes: string[] = [];
  for (let i = 0; i < 1000; i++) hashes.push(await world.photograph(`${i % 20}/IMG_${i}.jpg`));
  world.configure();
  const begun = performance.now();
  await agent.start();
  await world.settled(1000);
  report(`1,000 files in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  expect(await world.stored()).toEqual(hashes.sort());
  expect(await world.uploads()).toBe(1000);
});

test('killed at five random bytes, it sends each file exactly once', async () => {
  const size = 6 * MB;
  const hashes: string[] = [];
  for (let i = 0; i < 8; i++) hashes.push(await world.photograph(`IMG_${i}.jpg`, size));
  world.configure({ server: network.origin });
  const begun = network.sent;
  const bytes = Array.from({ length: 5 }, () => Math.floor(Math.random() * size * 8));
  for (const at of bytes.sort((one, other) => one - other)) {
    const reached = new Promise<void>((resolve) => {
      network.onSent = (sent) => sent - begun >= at && resolve();
      if (network.sent - begun >= at) resolve();
    });
    await agent.start();
    await reached;
    await agent.kill();
  }
  network.onSent = () => undefined;
  await agent.start();
  await world.settled(8);
  const again = (network.sent - begun) / (size * 8);
  report(
    `killed at ${bytes.map((at) => (at / MB).toFixed(1)).join(', ')} MB; sent ${again.toFixed(2)} times`,
  );
  expect(await world.stored()).toEqual(hashes.sort());
});

test('a network that is away for a minute costs nothing but the minute', async () => {
  const hashes = [await world.photograph('A.jpg', 10 * MB), await world.photograph('B.jpg', 10 * MB)];
  world.configure({ server: network.origin, limit: 4 * MB });
  const before = network.sent;
  await agent.start();
  await agent.reach(({ running }) => running.reduce((sum, { sent }) => sum + sent, 0) > 3 * MB);
  await network.close();
  const begun = performance.now();
  await agent.reach(({ offline }) => offline);
  const used = cpuOf(agent.pid);
  await wait(60_000 - (performance.now() - begun));
  const busy = cpuOf(agent.pid) - used;
  await network.open();
  const back = performance.now();
  await agent.reach(({ offline }) => !offline);
  report(
    `network away for 60 s: ${busy.toFixed(1)} s of the processor meanwhile, back after ${Math.round((performance.now() - back) / 1000)} s`,
  );
  await world.settled(2);
  expect(await world.stored()).toEqual(hashes.sort());
  // What had arrived is not sent again, but for what was on its way.
  expect(network.sent - before).toBeLessThan(26 * MB);
  expect(busy).toBeLessThan(5);
});

test('a limit of 2 MB/s is kept within a tenth', async () => {
  for (let i = 0; i < 3; i++) await world.photograph(`IMG_${i}.jpg`, 14 * MB);
  world.configure({ server: network.origin, limit: 2 * MB });
  const points: { at: number; sent: number }[] = [];
  network.onSent = (sent) => points.push({ at: performance.now(), sent });
  await agent.start();
  await world.settled(3);
  network.onSent = () => undefined;
  // Between two moments in the middle: connecting and the last piece are not what is limited.
  const first = points[Math.floor(points.length * 0.05)];
  const last = points[Math.floor(points.length * 0.95)];
  if (!first || !last) throw new Error('Nothing was sent');
  const rate = ((last.sent - first.sent) / (last.at - first.at)) * 1000;
  report(`limit of 2 MB/s: ${(rate / MB).toFixed(3)} MB/s`);
  expect(rate).toBeGreaterThan(1.8 * MB);
  expect(rate).toBeLessThan(2.2 * MB);
});

describe('a disk', () => {
  /** Mounting needs root on Linux. */
  const mayMount = process.platform === 'linux' && process.getuid?.() === 0;
  if (!mayMount) console.warn('Unmounting a disk is not tested: it needs root on Linux.');

  test.runIf(mayMount)('that is unmounted takes no photograph along', async () => {
    const disk = path.join(world.place, 'disk');
    mkdirSync(disk, { recursive: true });
    const mount = () => execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]);
    const unmount = () => execFileSync('umount', ['-l', disk]);
    await world.sql('update events set remove_deleted_on_sync = true where id = $1', [world.project.id]);
    mount();
    try {
      world.folder = disk;
      for (let i = 0; i < 12; i++) await world.photograph(`IMG_${i}.jpg`);
      world.configure();
      await agent.start();
      await world.settled(12);
    } finally {
      unmount();
    }
    await agent.ask('rescan', {});
    const { links } = await agent.reach((state) => Boolean(state.links[0]?.trouble));
    report(`unmounted disk: ${links[0]?.trouble}`);
    await agent.stop();
    // Also where the program starts while the disk is away.
    await agent.start();
    await agent.reach((state) => Boolean(state.links[0]?.trouble));
    await agent.ask('rescan', {});
    expect(await world.stored()).toHaveLength(12);
    const asked = await world.sql('select 1 from device_questions where gallery_id = $1', [
      world.project.gallery,
    ]);
    expect(asked).toEqual([]);
  });
});

test('20,000 known files take at most 2 s to start and 150 MB', async () => {
  const { ms, seconds, megabytes, seen } = await measureMany();
  report(
    `20,000 files: ${ms} ms, ${seconds} s of the processor, ${megabytes} MB, a new file after ${seen} ms`,
  );
  expect(megabytes).toBeLessThanOrEqual(150);
  // Another program on the machine takes time, but no seconds of this one's processor.
  expect(Math.min(ms / 1000, seconds)).toBeLessThanOrEqual(2);
});

/** Seconds of the processor that a process has used. */
function cpuOf(pid: number): number {
  const stat = execFileSync('cat', [`/proc/${pid}/stat`], { encoding: 'utf8' });
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')')).split(' ');
  return (Number(user) + Number(system)) / 100;
}
