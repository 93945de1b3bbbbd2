import { Browser } from '@root/tests/helpers/browser';
import { entriesOf } from '@root/tests/helpers/entries';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { change, code, fetchBytes, openProject, order, pick, placed, weigh } from './world';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
});

const owner = () => entriesOf(app).owner(studio);

/** Invites a planner whose link has the right to download, and opens the link in a new browser. */
async function planner(project: Project, rights: object = { role: 'guest', downloads: true }) {
  const boss = await owner();
  const path = `/api/x/studio/projects/${project.id}/invitations`;
  const made = await boss.post(path, { name: 'Planner', ...rights });
  expect(made.status).toBe(201);
  const who = new Browser(app.origin);
  await who.get(new URL(String(made.json.url)).pathname);
  return { who, change: (body: object) => boss.put(`${path}/${made.json.id}`, body) };
}

/** A project whose clients may not download, with an unsent selection and no permitted downloads left. */
async function closedProject() {
  const project = await openProject(studio);
  await change(project, { allow_downloads: false, printselectiondone: false, downloads_permitted: 0 });
  return project;
}

describe('a link with a right to download', () => {
  test('downloads everything where the project allows nothing, and uses no permitted download', async () => {
    const project = await closedProject();
    const media = project.medias[0] as string;
    await weigh(project, media, 2000);
    const { who } = await planner(project);
    const event = (await who.get(`/events/${project.id}`)).json;
    expect(event.can).toMatchObject({ download: true, select: false });
    const offer = (await who.get(`/events/${project.id}/downloads`)).json;
    expect(offer).toMatchObject({ refusal: null, selection_only: false, permitted: null });
    const made = await placed(who, project, { scope: 'media', id: media });
    expect((await fetchBytes(who, made.parts[0]?.url ?? '')).status).toBe(200);
    expect((await fetchBytes(who, `/events/${project.id}/medias/${media}/download`)).status).toBe(200);
    const counted = await sql('select 1 from downloads where event_id = $1 and counted_at is not null', [
      project.id,
    ]);
    expect(counted).toEqual([]);
  });

  test('is in the statistics and the history once an archive or a photograph arrived, not when it was ordered', async () => {
    const project = await closedProject();
    const media = project.medias[0] as string;
    await weigh(project, media, 2000);
    const { who } = await planner(project);
    const made = await placed(who, project, { scope: 'media', id: media });
    const read = async () => {
      const boss = await owner();
      const { figures } = (await boss.get(`/api/x/statistics/projects/${project.id}`)).json as unknown as {
        figures: { kind: string; count: number }[];
      };
      const { rows } = (await boss.get(`/api/x/downloads/projects/${project.id}/history`)).json;
      return {
        ...Object.fromEntries(
          figures.filter(({ kind }) => kind.endsWith('downloads')).map(({ kind, count }) => [kind, count]),
        ),
        finished: (rows as unknown as { direct: boolean; counted: boolean }[]).filter(
          ({ counted }) => counted,
        ).length,
      };
    };
    expect(await read()).toEqual({ downloads: 0, single_downloads: 0, finished: 0 });
    await fetchBytes(who, made.parts[0]?.url ?? '');
    await fetchBytes(who, `/events/${project.id}/medias/${media}/download`);
    await expect.poll(read).toEqual({ downloads: 1, single_downloads: 1, finished: 1 });
  });

  test('has no larger size than the project offers', async () => {
    const project = await closedProject();
    await change(project, { upload_resolution: 'web' });
    const { who } = await planner(project);
    expect(code(await order(who, project, { size: 'original' }))).toEqual([422, 'SIZE_NOT_OFFERED']);
  });

  test('neither shows the picks nor what clients hid, not even in an order from before', async () => {
    const project = await closedProject();
    const [picked, hidden] = project.medias as [string, string];
    for (const media of [picked, hidden]) await weigh(project, media, 500);
    await pick(project, picked);
    const { who } = await planner(project);
    const scopes = (await who.get(`/events/${project.id}/downloads`)).json.scopes as unknown as {
      scope: string;
    }[];
    expect(scopes.map(({ scope }) => scope)).toEqual(['all']);
    expect(code(await order(who, project, { scope: 'selection' }))).toEqual([422, 'NOTHING_TO_DOWNLOAD']);
    const before = await placed(who, project, { scope: 'media', id: hidden });
    await sql('update media set hidden = true where id = $1', [hidden]);
    expect((await order(who, project, { scope: 'media', id: hidden })).status).toBe(404);
    expect(code(await who.get(before.parts[0]?.url ?? ''))).toEqual([409, 'DOWNLOAD_CHANGED']);
  });

  test('ends at once when the studio takes the right, and begins when it gives it', async () => {
    const project = await closedProject();
    const { who, change: put } = await planner(project, { role: 'guest' });
    expect(code(await order(who, project))).toEqual([403, 'DOWNLOAD_NOT_ALLOWED']);
    expect((await put({ downloads: true })).status).toBe(204);
    expect((await order(who, project)).status).toBe(202);
    expect((await put({ downloads: false })).status).toBe(204);
    expect(code(await order(who, project))).toEqual([403, 'DOWNLOAD_NOT_ALLOWED']);
  });

  test('ends with its last day', async () => {
    const project = await closedProject();
    const { who } = await planner(project, { role: 'guest', downloads: true, ends_on: '2020-01-01' });
    expect((await order(who, project)).status).toBe(401);
  });
});

test('an invitation with a right adds it to the link that the person has; one without takes nothing', async () => {
  const project = await closedProject();
  const boss = await owner();
  const path = `/api/x/studio/projects/${project.id}/invitations`;
  const rightsOf = async () =>
    (await boss.get(path)).json.invitations as unknown as { role: string; downloads: boolean }[];
  const email = 'planner@entitled.test';
  await boss.post(path, { name: 'Planner', email, role: 'guest' });
  await boss.post(path, { name: 'Planner', email, role: 'guest', downloads: true });
  await boss.post(path, { name: 'Planner', email, role: 'guest' });
  expect(await rightsOf()).toMatchObject([{ role: 'guest', downloads: true }]);
});
