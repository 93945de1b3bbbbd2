import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import type { EventView } from '@/core/wire';
import { chooseCovers } from '../operations/choose-covers';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

/** Width, height and sharpness of a photograph. */
type Look = [width: number, height: number, sharpness: number | null];

/** A project whose photographs arrived an hour ago and look like this; its client's browser. */
async function projectOf(looks: Look[]): Promise<{ project: Project; client: Browser }> {
  const project = await makeProject(studio, { medias: looks.length });
  for (const [at, [width, height, sharpness]] of looks.entries())
    await sql(
      `update media set width = $2, height = $3, sharpness = $4, uploaded_at = now() - interval '1 hour' where id = $1`,
      [project.medias[at], width, height, sharpness],
    );
  return { project, client: await new Browser(app.origin).enter(project.code) };
}

/** The number of the photograph, from 0, that a person's gallery has as its cover. */
async function coverOf(who: Browser, project: Project): Promise<number> {
  const { cover } = (await who.get(`/events/${project.id}`)).json as unknown as EventView;
  return project.medias.indexOf(cover?.id ?? '');
}

test('is the sharpest landscape photograph that guests see, on every page that shows the project', async () => {
  const { project, client } = await projectOf([
    [600, 400, 2],
    [400, 600, 9],
    [600, 400, 5],
    [600, 400, 8],
  ]);
  await sql('update media set hidden = true where id = $1', [project.medias[3]]);
  expect(await coverOf(client, project)).toBe(0);
  await chooseCovers();
  expect(await coverOf(client, project)).toBe(2);
  const list = await owner.get('/api/x/studio/projects');
  expect(JSON.stringify(list.json)).toContain(`${project.medias[2]}`);
});

test('of portraits alone is the sharpest; unmeasured photographs come last, by name', async () => {
  const portraits = await projectOf([
    [400, 600, null],
    [400, 600, 1],
    [400, 600, 3],
  ]);
  const unmeasured = await projectOf([
    [400, 600, null],
    [600, 400, null],
    [600, 400, null],
  ]);
  await chooseCovers();
  expect(await coverOf(portraits.client, portraits.project)).toBe(2);
  expect(await coverOf(unmeasured.client, unmeasured.project)).toBe(1);
});

test.each([
  ['a photograph arrived in the last minute', `uploaded_at = now()`],
  ['a photograph is being rendered', `state = 'processing'`],
])('is not chosen while %s', async (_when, change) => {
  const { project, client } = await projectOf([
    [600, 400, 1],
    [600, 400, 5],
    [400, 600, 2],
  ]);
  await sql(`update media set ${change} where id = $1`, [project.medias[2]]);
  await chooseCovers();
  expect(await coverOf(client, project)).toBe(0);
  await sql(`update media set state = 'ready', uploaded_at = now() - interval '2 minutes' where id = $1`, [
    project.medias[2],
  ]);
  await chooseCovers();
  expect(await coverOf(client, project)).toBe(1);
});

test('stays when sharper photographs arrive, yields to a chosen cover, and returns after it', async () => {
  const { project, client } = await projectOf([
    [600, 400, 1],
    [600, 400, 5],
    [600, 400, 2],
  ]);
  await chooseCovers();
  await sql('update media set sharpness = 9 where id = $1', [project.medias[2]]);
  await chooseCovers();
  expect(await coverOf(client, project)).toBe(1);
  const choose = (cover: string | null) => owner.put(`/api/x/studio/projects/${project.id}/cover`, { cover });
  expect((await choose(project.medias[0] ?? '')).status).toBe(200);
  expect(await coverOf(client, project)).toBe(0);
  expect((await choose(null)).status).toBe(200);
  expect(await coverOf(client, project)).toBe(1);
});

test('is replaced once its photograph is gone', async () => {
  const { project, client } = await projectOf([
    [600, 400, 1],
    [600, 400, 5],
    [600, 400, 2],
  ]);
  await chooseCovers();
  await sql('delete from media where id = $1', [project.medias[1]]);
  await chooseCovers();
  expect(await coverOf(client, project)).toBe(2);
});

test('is chosen when an invitation publishes a draft', async () => {
  const { project, client } = await projectOf([
    [400, 600, 9],
    [600, 400, 8],
  ]);
  await sql('update events set published_at = null where id = $1', [project.id]);
  await sql('update media set uploaded_at = now() where event_id = $1', [project.id]);
  await chooseCovers();
  const at = `/api/x/studio/projects/${project.id}/invitations`;
  expect((await owner.post(at, { name: 'Noa' })).status).toBe(201);
  const [row] = await sql('select auto_cover_id, published_at from events where id = $1', [project.id]);
  expect(row).toMatchObject({ auto_cover_id: project.medias[1], published_at: expect.any(Date) });
  expect(await coverOf(client, project)).toBe(1);
});

test('is chosen when the project is published, also while photographs arrive, and then stays', async () => {
  const { project, client } = await projectOf([
    [400, 600, 9],
    [600, 400, 2],
    [600, 400, 8],
  ]);
  await sql(`update media set uploaded_at = now(), state = 'processing' where id = $1`, [project.medias[0]]);
  const publish = (published: boolean) =>
    owner.put(`/api/x/studio/projects/${project.id}/publishing`, { published });
  expect((await publish(false)).status).toBe(200);
  await chooseCovers();
  expect(await coverOf(client, project)).toBe(-1);
  expect((await publish(true)).status).toBe(200);
  expect(await coverOf(client, project)).toBe(2);
  await sql('update media set sharpness = 99 where id = $1', [project.medias[1]]);
  await chooseCovers();
  expect(await coverOf(client, project)).toBe(2);
});
