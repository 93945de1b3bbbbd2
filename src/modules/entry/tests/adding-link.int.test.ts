import { Browser } from '@root/tests/helpers/browser';
import { drawnLast } from '@root/tests/helpers/entering';
import { openGallery } from '@root/tests/helpers/entries';
import { makeProject, makeStudio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { expect, test } from 'vitest';
import { makeSite } from '@/modules/sites/tests/make-site';

const app = await openTestApp();
const sql = sqlOf(app);
const { web, studio, project, owner, client } = await openGallery(app);
await owner.put(`/api/x/guest-photos/projects/${project.id}`, { on: true });
const [about] = await sql<{ name: string; brand: string }>(
  `select e.name, coalesce(b.business_name, a.name) as brand from events e join accounts a on a.id = e.account_id
     left join brands b on b.id = e.brand_id where e.id = $1`,
  [project.id],
);
const LINK = `/events/${project.id}?add=photos`;
const NAMED = { guest: 'true', add: 'photos', project: about?.name, studio: about?.brand };
const UNNAMED = { guest: 'true', add: 'photos' };

/** The page a person without access gets, and the values of its form. */
const shown = async (path: string, who = new Browser(app.origin)) => {
  const { status } = await who.page(path);
  const { path: page, form } = drawnLast(web);
  return [status, page, form?.values ?? null];
};

test('a person without access reads whose photographs a link adds to, and begins as guest', async () => {
  expect(await shown(LINK)).toEqual([401, '/entry', NAMED]);
  const [, page, values] = await shown(`/events/${project.id}?g=old&add=photos`);
  expect([page, values]).toEqual(['/entry', NAMED]);
});

test('every other link, and every project that collects none now, stays unnamed', async () => {
  const other = await makeProject(studio);
  expect(await shown(`/events/${project.id}`)).toEqual([401, '/entry', null]);
  expect(await shown(`/events/${project.id}?add=other`)).toEqual([401, '/entry', null]);
  for (const id of [other.id, '0199aaaa-0000-7000-8000-000000000000', 'abc'])
    expect(await shown(`/events/${id}?add=photos`)).toEqual([401, '/entry', UNNAMED]);
  await sql(`update events set address = 'maya-and-tom-bcdf' where id = $1`, [project.id]);
  expect(await shown('/maya-and-tom-bcdf?add=photos')).toEqual([401, '/entry', UNNAMED]);
  const [, , tried] = await shown('/maya-and-tom-bcdf?g=tried&add=photos');
  expect(tried).toEqual(UNNAMED);
  await sql('update events set archived_at = now() where id = $1', [project.id]);
  expect(await shown(LINK)).toEqual([401, '/entry', UNNAMED]);
  await sql('update events set archived_at = null where id = $1', [project.id]);
  await sql('update accounts set active = false where id = $1', [studio.account]);
  const paused = await shown(LINK);
  await sql('update accounts set active = true where id = $1', [studio.account]);
  expect(paused).toEqual([401, '/entry', UNNAMED]);
});

test('the host of another studio names nothing', async () => {
  const other = await makeStudio('Studio Boaz');
  await makeSite(studio.account, 'addinghere', { '': [] });
  await makeSite(other.account, 'addingthere', { '': [] });
  const on = (name: string) => new Browser(app.origin, `${name}.localhost:${app.port}`);
  const [, , here] = await shown(LINK, on('addinghere'));
  expect(here).toEqual(NAMED);
  const [status, , there] = await shown(LINK, on('addingthere'));
  expect([401, 404]).toContain(status);
  expect(there?.project).toBeUndefined();
});

test('a person with access opens the gallery', async () => {
  const page = await client.page(LINK);
  expect([page.status, drawnLast(web).path.split('?')[0]]).toEqual([200, `/events/${project.id}`]);
});
