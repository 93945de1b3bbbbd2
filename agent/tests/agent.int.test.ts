import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEVICE_SCOPES } from '@/core/access/device-scopes';
import { AgentProcess } from './start-agent';

const { buildAgent } = (await import('../build.mjs')) as {
  buildAgent: (folder?: string, version?: string) => Promise<string>;
};
const app = await openTestApp();
const sql = sqlOf(app);
const place = mkdtempSync(path.join(tmpdir(), 'keepers-agent-'));
let script: string;
let studio: Studio;
let owner: Browser;
let token: string;
let project: Project;
let folder: string;
let agent: AgentProcess;
let nr = 0;

/** A small photograph, and one of `bytes` more by what follows its end, which no reader minds. */
async function photograph(name: string, bytes = 0): Promise<string> {
  nr += 1;
  const background = { r: nr % 256, g: (nr * 7) % 256, b: (nr * 31) % 256 };
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const content = Buffer.concat([image, randomBytes(bytes)]);
  const at = path.join(folder, name);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, content);
  // Written long ago: it holds still already.
  utimesSync(at, new Date(0), new Date(0));
  return createHash('sha256').update(content).digest('hex');
}

const stored = async (gallery = project.gallery) =>
  (
    await sql<{ sha256: string }>('select sha256 from media where gallery_id = $1 and deleted_at is null', [
      gallery,
    ])
  ).map(({ sha256 }) => sha256);
const uploads = async () =>
  (await sql('select 1 from uploads where gallery_id = $1', [project.gallery])).length;
const configured = (more: object = {}, link: object = {}) => ({
  ...{ server: app.origin, token, name: 'Mac', paused: false, limit: null },
  links: [
    {
      ...{ id: 'link', folder, paused: false, subfolders: false },
      ...{ project: { id: project.id, name: 'P' }, gallery: { id: project.gallery, name: 'G' } },
      ...link,
    },
  ],
  ...more,
});

beforeAll(async () => {
  await startWeb(app);
  script = await buildAgent(path.join(place, 'built'));
  studio = await makeStudio('Studio with an uploader');
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});
beforeEach(async () => {
  const made = await owner.post('/api/x/studio/devices', { name: 'Mac', scopes: DEVICE_SCOPES });
  token = String(made.json.token);
  project = await makeProject(studio, { medias: 0 });
  folder = mkdtempSync(path.join(place, 'photographs-'));
  agent = new AgentProcess(script, mkdtempSync(path.join(place, 'data-')));
});
afterEach(() => agent.stop());
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the uploader', () => {
  test('is connected by a code on its page, and gets its token there', async () => {
    await agent.start();
    const waiting = await agent.ask<{ code: string; url: string }>('pair', {
      server: app.origin,
      name: 'The Mac',
    });
    expect(waiting.url).toBe(`${app.origin}/admin/settings/devices?code=${waiting.code}`);
    await owner.put('/api/x/studio/device-codes', { code: waiting.code, allow: true });
    await agent.reach(({ connected }) => connected);
    const list = await owner.get('/api/x/studio/devices');
    expect(list.text).toContain('The Mac');
  });

  test('uploads a folder with everything below it, and sends nothing twice', async () => {
    const hashes = [
      await photograph('A.jpg'),
      await photograph('raw/B.jpg'),
      await photograph('raw/deep/C.jpg'),
    ];
    await photograph('copy.jpg');
    writeFileSync(path.join(folder, 'notes.txt'), 'not a photograph');
    agent.configure(configured());
    await agent.start();
    await agent.reach(({ links, pending }) => links[0]?.files === 4 && pending === 0);
    expect((await stored()).sort()).toEqual(expect.arrayContaining([...hashes].sort()));
    const sent = await uploads();
    await agent.stop();
    await agent.start();
    const state = await agent.reach(({ links }) => links[0]?.files === 4);
    expect([state.done.uploaded, await uploads()]).toEqual([0, sent]);
    rmSync(path.join(agent.data, 'folders'), { recursive: true });
    await agent.stop();
    await agent.start();
    const again = await agent.reach(({ done }) => done.known === 4);
    expect([again.done.uploaded, await uploads()]).toEqual([0, sent]);
  });

  test('goes on after it was killed in the middle of a file, five times, and each file arrives once', async () => {
    const size = 5_000_000;
    const hashes = [
      await photograph('A.jpg', size),
      await photograph('B.jpg', size),
      await photograph('C.jpg'),
    ];
    agent.configure(configured({ limit: 4_000_000 }));
    for (let kills = 0; kills < 5; kills++) {
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
    await agent.reach(({ links, pending }) => links[0]?.files === 3 && pending === 0);
    expect((await stored()).sort()).toEqual([...hashes].sort());
  });

  test('puts subfolders into galleries of their names, made where they are missing', async () => {
    await photograph('Evening/A.jpg');
    await photograph('B.jpg');
    agent.configure(configured({}, { subfolders: true }));
    await agent.start();
    await agent.reach(({ links, pending }) => links[0]?.files === 2 && pending === 0);
    const galleries = await sql<{ name: string; count: number }>(
      `select g.name, (select count(*)::int from media m where m.gallery_id = g.id) as count
         from galleries g where g.event_id = $1 order by g.position`,
      [project.id],
    );
    expect(galleries.map(({ count }) => count)).toEqual([1, 1]);
    expect(galleries[1]?.name).toBe('Evening');
  });

  test('a changed file takes the place of its photograph', async () => {
    await photograph('A.jpg');
    agent.configure(configured());
    await agent.start();
    await agent.reach(({ links }) => links[0]?.files === 1);
    const [before] = await sql<{ id: string }>('select id from media where gallery_id = $1', [
      project.gallery,
    ]);
    const hash = await photograph('A.jpg', 10);
    await agent.ask('rescan', {});
    await agent.reach(({ done }) => done.uploaded === 2);
    expect(await sql('select id, sha256 from media where gallery_id = $1', [project.gallery])).toEqual([
      { id: before?.id, sha256: hash },
    ]);
  });

  test('a file that the server refuses leaves the others alone, and is not sent again', async () => {
    writeFileSync(path.join(folder, 'broken.jpg'), 'no photograph');
    utimesSync(path.join(folder, 'broken.jpg'), new Date(0), new Date(0));
    await photograph('A.jpg');
    agent.configure(configured());
    await agent.start();
    const state = await agent.reach(({ links, pending }) => links[0]?.files === 2 && pending === 0);
    expect([state.done.uploaded, state.done.refused]).toEqual([1, 1]);
    const sent = await uploads();
    await agent.stop();
    await agent.start();
    await agent.reach(({ links }) => links[0]?.files === 2);
    expect(await uploads()).toBe(sent);
  });

  test('stops and forgets its token when that is revoked', async () => {
    await photograph('A.jpg');
    await sql('update device_tokens set revoked_at = now() where account_id = $1', [studio.account]);
    agent.configure(configured());
    await agent.start();
    await agent.reach(({ connected }) => !connected);
    expect(await stored()).toEqual([]);
  });
});

describe('removed files', () => {
  beforeEach(async () => {
    await sql('update events set remove_deleted_on_sync = true where id = $1', [project.id]);
    for (let i = 0; i < 12; i++) await photograph(`IMG_${i}.jpg`);
    agent.configure(configured());
    await agent.start();
    await agent.reach(({ links, pending }) => links[0]?.files === 12 && pending === 0);
  });

  test('go to the trash where the project says so', async () => {
    rmSync(path.join(folder, 'IMG_0.jpg'));
    await agent.ask('rescan', {});
    await agent.reach(({ links }) => links[0]?.files === 11);
    expect(await stored()).toHaveLength(11);
  });

  test('are kept with a question when nearly all are gone at once', async () => {
    for (let i = 0; i < 11; i++) rmSync(path.join(folder, `IMG_${i}.jpg`));
    await agent.ask('rescan', {});
    await expect
      .poll(
        async () =>
          (await sql('select 1 from device_questions where gallery_id = $1', [project.gallery])).length,
      )
      .toBe(1);
    expect(await stored()).toHaveLength(12);
  });

  test('are none when the folder itself is missing, as without its disk', async () => {
    renameSync(folder, `${folder}-off`);
    await agent.ask('rescan', {});
    const state = await agent.reach(({ links }) => links[0]?.trouble === 'missing');
    expect([state.links[0]?.files, await stored()]).toEqual([12, expect.objectContaining({ length: 12 })]);
    renameSync(`${folder}-off`, folder);
    await agent.ask('rescan', {});
    await agent.reach(({ links }) => links[0]?.trouble === null);
    expect(await stored()).toHaveLength(12);
  });
});
