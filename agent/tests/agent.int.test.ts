import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { whole } from '@root/tests/helpers/part';
import { openTestApp } from '@root/tests/helpers/test-app';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AgentWorld } from './agent-world';
import { Network } from './proxy';
import type { AgentProcess } from './start-agent';

const app = await openTestApp();
const world = new AgentWorld(app);
const { sql } = world;
let agent: AgentProcess;

beforeAll(() => world.start());
beforeEach(async () => {
  await world.fresh();
  ({ agent } = world);
});
afterEach(() => agent.stop());

describe('the uploader', () => {
  test('is connected by a code on its page, and gets its token there', async () => {
    await agent.start();
    const waiting = await agent.ask<{ code: string; url: string }>('pair', {
      server: app.origin,
      name: 'The Mac',
    });
    expect(waiting.url).toBe(`${app.origin}/admin/settings/devices?code=${waiting.code}`);
    await world.owner.put('/api/x/studio/device-codes', { code: waiting.code, allow: true });
    await agent.reach(({ connected }) => connected);
    const list = await world.owner.get('/api/x/studio/devices');
    expect(list.text).toContain('The Mac');
  });

  test('uploads a folder with everything below it, and sends nothing twice', async () => {
    const hashes = [
      await world.photograph('A.jpg'),
      await world.photograph('raw/B.jpg'),
      await world.photograph('raw/deep/C.jpg'),
    ];
    await world.photograph('copy.jpg');
    writeFileSync(path.join(world.folder, 'notes.txt'), 'not a photograph');
    world.configure();
    await agent.start();
    await world.settled(4);
    expect(await world.stored()).toEqual(expect.arrayContaining([...hashes].sort()));
    const sent = await world.uploads();
    await agent.stop();
    await agent.start();
    const state = await agent.reach(({ links }) => links[0]?.files === 4);
    expect([state.done.uploaded, await world.uploads()]).toEqual([0, sent]);
    rmSync(path.join(agent.data, 'folders'), { recursive: true });
    await agent.stop();
    await agent.start();
    const again = await agent.reach(({ done }) => done.known === 4);
    expect([again.done.uploaded, await world.uploads()]).toEqual([0, sent]);
  });

  test('goes on after it was killed in the middle of a file, and each file arrives once', async () => {
    const size = 5_000_000;
    const hashes = [
      await world.photograph('A.jpg', size),
      await world.photograph('B.jpg', size),
      await world.photograph('C.jpg'),
    ];
    world.configure({ limit: 4_000_000 });
    for (let kills = 0; kills < (whole ? 5 : 1); kills++) {
      await agent.start();
      const at = Math.floor(Math.random() * size * 0.2);
      let before = -1;
      await agent.reach(({ running }) => {
        const sent = running.reduce((sum, one) => sum + one.sent, 0);
        if (before < 0) before = sent;
        return sent > 0 && sent - before >= at;
      });
      await agent.kill();
    }
    await agent.start();
    await agent.ask('limit', { limit: 0 });
    await world.settled(3);
    expect(await world.stored()).toEqual([...hashes].sort());
  });

  test('puts subfolders into galleries of their names, made where they are missing', async () => {
    await world.photograph('Evening/A.jpg');
    await world.photograph('B.jpg');
    world.configure({}, { subfolders: true });
    await agent.start();
    await world.settled(2);
    const galleries = await sql<{ name: string; count: number }>(
      `select g.name, (select count(*)::int from media m where m.gallery_id = g.id) as count
         from galleries g where g.event_id = $1 order by g.position`,
      [world.project.id],
    );
    expect(galleries.map(({ count }) => count)).toEqual([1, 1]);
    expect(galleries[1]?.name).toBe('Evening');
  });

  test('a changed file takes the place of its photograph', async () => {
    await world.photograph('A.jpg');
    world.configure();
    await agent.start();
    await agent.reach(({ links }) => links[0]?.files === 1);
    const [before] = await sql<{ id: string }>('select id from media where gallery_id = $1', [
      world.project.gallery,
    ]);
    const hash = await world.photograph('A.jpg', 10);
    await agent.ask('rescan', {});
    await agent.reach(({ done }) => done.uploaded === 2);
    expect(await sql('select id, sha256 from media where gallery_id = $1', [world.project.gallery])).toEqual([
      { id: before?.id, sha256: hash },
    ]);
  });

  test('a file that the server refuses leaves the others alone, and is not sent again', async () => {
    writeFileSync(path.join(world.folder, 'broken.jpg'), 'no photograph');
    utimesSync(path.join(world.folder, 'broken.jpg'), new Date(0), new Date(0));
    await world.photograph('A.jpg');
    world.configure();
    await agent.start();
    const state = await world.settled(2);
    expect([state.done.uploaded, state.done.refused]).toEqual([1, 1]);
    const sent = await world.uploads();
    await agent.stop();
    await agent.start();
    await agent.reach(({ links }) => links[0]?.files === 2);
    expect(await world.uploads()).toBe(sent);
  });

  test.runIf(whole)('waits while the network is away, says so once, and goes on by itself', async () => {
    const network = new Network(app.port);
    await network.open();
    const hashes = [await world.photograph('A.jpg', 5_000_000), await world.photograph('B.jpg')];
    world.configure({ server: network.origin, limit: 4_000_000 });
    await agent.start();
    await agent.reach(({ running }) => running.some(({ sent }) => sent > 500_000));
    await network.close();
    const away = await agent.reach(({ offline }) => offline);
    expect(away.log.filter(({ text }) => text.startsWith('The server cannot be reached'))).toHaveLength(1);
    hashes.push(await world.photograph('C.jpg'));
    await agent.ask('rescan', {});
    await network.open();
    await agent.ask('limit', { limit: 0 });
    await world.settled(3);
    expect(await world.stored()).toEqual(hashes.sort());
    await network.close();
  });

  test('stops and forgets its token when that is revoked', async () => {
    await world.photograph('A.jpg');
    await sql('update device_tokens set revoked_at = now() where account_id = $1', [world.studio.account]);
    world.configure();
    await agent.start();
    await agent.reach(({ connected }) => !connected);
    expect(await world.stored()).toEqual([]);
  });
});

describe('removed files', () => {
  beforeEach(async () => {
    await sql('update events set remove_deleted_on_sync = true where id = $1', [world.project.id]);
    for (let i = 0; i < 12; i++) await world.photograph(`IMG_${i}.jpg`);
    world.configure();
    await agent.start();
    await world.settled(12);
  });

  test('go to the trash where the project says so', async () => {
    rmSync(path.join(world.folder, 'IMG_0.jpg'));
    await agent.ask('rescan', {});
    await agent.reach(({ links }) => links[0]?.files === 11);
    expect(await world.stored()).toHaveLength(11);
  });

  test('are kept with a question when nearly all are gone at once', async () => {
    for (let i = 0; i < 11; i++) rmSync(path.join(world.folder, `IMG_${i}.jpg`));
    await agent.ask('rescan', {});
    await expect
      .poll(
        async () =>
          (await sql('select 1 from device_questions where gallery_id = $1', [world.project.gallery])).length,
      )
      .toBe(1);
    expect(await world.stored()).toHaveLength(12);
  });

  test.runIf(whole)('are none when the folder itself is missing, as without its disk', async () => {
    renameSync(world.folder, `${world.folder}-off`);
    await agent.ask('rescan', {});
    const state = await agent.reach(({ links }) => links[0]?.trouble === 'missing');
    expect([state.links[0]?.files, await world.stored()]).toEqual([
      12,
      expect.objectContaining({ length: 12 }),
    ]);
    renameSync(`${world.folder}-off`, world.folder);
    await agent.ask('rescan', {});
    await agent.reach(({ links }) => links[0]?.trouble === null);
    expect(await world.stored()).toHaveLength(12);
  });
});
