import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { whole } from '@root/tests/helpers/part';
import { openTestApp } from '@root/tests/helpers/test-app';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AgentWorld } from './agent-world';
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

/** What the page says in its first line. */
const says = (key: string) => agent.reach(({ state }) => state.key === key);

/** What the last heartbeat of the program said. */
async function heartbeat(): Promise<{ failed?: number; pending?: number } | null> {
  const rows = await sql<{ state: { failed?: number } | null }>(
    `select state from device_tokens where account_id = $1 order by created_at desc limit 1`,
    [world.studio.account],
  );
  return rows[0]?.state ?? null;
}

describe('the page of the uploader', () => {
  test('says that there is no folder yet', async () => {
    world.configure({ links: [] });
    await agent.start();
    await says('state_add');
  });

  test.runIf(whole)(
    'says that a folder was renamed away while the program runs, and goes on when it returns',
    async () => {
      await world.photograph('A.jpg');
      world.configure();
      await agent.start();
      await world.settled(1);
      await says('state_all');
      renameSync(world.folder, `${world.folder}-off`);
      const lost = await says('state_missing');
      expect(lost.links[0]?.trouble).toBe('missing');
      expect(await world.stored()).toHaveLength(1);
      renameSync(`${world.folder}-off`, world.folder);
      await world.photograph('B.jpg');
      await world.settled(2);
      const { log } = await says('state_all');
      expect(await world.stored()).toHaveLength(2);
      expect(log.map(({ key }) => key)).toEqual(
        expect.arrayContaining(['log_missing', 'log_back', 'log_uploaded']),
      );
    },
  );

  test.runIf(whole)(
    'lists a refused photo with its reason over a restart, until it is deleted, and the server has its count',
    async () => {
      const broken = path.join(world.folder, 'broken.jpg');
      writeFileSync(broken, 'no photograph');
      utimesSync(broken, new Date(0), new Date(0));
      world.configure();
      await agent.start();
      await says('state_refused');
      await expect.poll(async () => (await heartbeat())?.failed).toBe(1);
      await agent.stop();
      await agent.start();
      const { refused } = await says('state_refused');
      expect(refused).toMatchObject([{ link: 'link', at: 'broken.jpg' }]);
      expect(refused[0]?.why).toMatch(/\w/);
      rmSync(broken);
      await agent.reach((state) => state.refused.length === 0);
      await expect.poll(async () => (await heartbeat())?.failed).toBe(0);
    },
  );

  test.runIf(whole)('sends a refused photo again, and forgets the refusal, as the person says', async () => {
    world.write('broken.jpg', 'no photograph');
    world.configure();
    await agent.start();
    await says('state_refused');
    await agent.ask('refused', { id: 'link', at: 'broken.jpg', again: true });
    await agent.reach(({ done }) => done.refused === 2);
    await agent.ask('refused', { id: 'link', at: 'broken.jpg', again: false });
    await says('state_all');
    await expect.poll(async () => (await heartbeat())?.failed).toBe(0);
  });

  test.runIf(whole)(
    'says that the studio revoked an idle program, and keeps its folders and log',
    async () => {
      await world.photograph('A.jpg');
      world.configure();
      await agent.start();
      await world.settled(1);
      await sql('update device_tokens set revoked_at = now() where account_id = $1', [world.studio.account]);
      const state = await agent.reach(({ connected }) => !connected);
      expect([state.lost, state.links.length]).toEqual(['revoked', 1]);
      expect(state.log.at(-1)).toMatchObject({ key: 'log_revoked', bad: true });
    },
  );

  test('says which permission is missing', async () => {
    await sql(`update device_tokens set scopes = '{upload}' where account_id = $1`, [world.studio.account]);
    world.configure();
    await agent.start();
    const { lacks } = await says('state_scope');
    expect(lacks).toBe('projects');
    const refusal = await agent.ask<{ error: string }>('projects?q=');
    expect(refusal.error).toContain('“See projects, and create or rename projects and galleries.”');
  });

  test.runIf(whole)(
    'connects to an address without scheme and with a path, and makes a project',
    async () => {
      await agent.start();
      const host = app.origin.replace('http://', '');
      const { url } = await agent.ask<{ url: string }>('pair', { server: `${host}/admin`, name: 'The Mac' });
      expect(new URL(url).origin).toBe(app.origin);
      const wrong = await agent.ask<{ key: string }>('pair', { server: 'http://127.0.0.1:9', name: '' });
      expect(wrong.key).toBe('no_answer');
      await agent.stop();
      world.configure({ links: [] });
      await agent.start();
      const made = await agent.ask<{ id: string; galleries: unknown[] }>('projects', { name: 'By the app' });
      expect(made.galleries).toHaveLength(1);
    },
  );
});
