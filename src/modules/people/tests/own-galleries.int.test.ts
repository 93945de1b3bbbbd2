import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { listOwnGalleries } from '../queries/own-galleries';

const app = await openTestApp();
const sql = sqlOf(app);
const MODAL = { headers: { Accept: 'text/html', 'X-Requested-With': 'XMLHttpRequest' } };

beforeAll(async () => {
  await startWeb(app);
});

test('a signed-in client has the galleries of all studios in one place, closed ones without a link', async () => {
  const { email, id } = await makeUser();
  const who = await new Browser(app.origin).signIn(email, PASSWORD);
  const studios = [await makeStudio('Studio Alma'), await makeStudio('Studio Boaz')];
  const projects = [];
  for (const studio of studios) {
    const project = await makeProject(studio, { medias: 1 });
    await who.enter(project.code);
    projects.push(project);
  }
  const [first, second] = projects;
  const foreign = await makeProject(studios[0] as never, { medias: 1 });
  const page = async () => (await who.page('/users/account', MODAL)).text;
  expect((await listOwnGalleries(id)).map((gallery) => gallery.studio).sort()).toEqual([
    'Studio Alma',
    'Studio Boaz',
  ]);
  const text = await page();
  for (const project of projects) expect(text).toContain(`href="/events/${project?.id}"`);
  expect(text).not.toContain(foreign.id);
  await sql('update events set archived_at = now() where id = $1', [first?.id]);
  await sql('update grants set revoked_at = now() where event_id = $1', [second?.id]);
  const after = await page();
  expect(after).toContain('Closed by the studio');
  expect(after).not.toContain(`href="/events/${first?.id}"`);
  expect(after).not.toContain(second?.id);
});

test('signing in without a destination leads a client to the galleries, and their covers open', async () => {
  const { email } = await makeUser();
  const studio = await makeStudio();
  const project = await makeProject(studio, { medias: 1 });
  const one = await new Browser(app.origin).signIn(email, PASSWORD);
  await one.enter(project.code);
  const other = new Browser(app.origin);
  const answer = await other.post('/users/sign_in', { email, password: PASSWORD });
  expect(answer.json).toMatchObject({ path: '/users/account' });
  const picture = /src="(\/p\/[^"]+)"/.exec((await other.page('/users/account', MODAL)).text)?.[1];
  expect((await other.get((picture ?? '').replaceAll('&amp;', '&'))).status).toBe(200);
});
