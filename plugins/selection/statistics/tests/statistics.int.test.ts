import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import {
  makeMedia,
  makeProject,
  makeStudio,
  PASSWORD,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import type { StatisticsView } from '../statistics-view';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

const at = ({ id }: Project) => `/api/x/selection/projects/${id}/statistics`;
const statistics = async (project: Project) =>
  (await owner.get(at(project))).json as unknown as StatisticsView;
const pick = (who: Browser, project: Project, product: string, nr: number, selected = true) =>
  who.post('/product_medias', { media: project.medias[nr], product: project.products[product], selected });
const like = (who: Browser, project: Project, nr: number) =>
  who.put(`/events/${project.id}/medias/${project.medias[nr]}/marks`, { favourite: true });
/** Adds a client to the project, by name. */
async function enter(project: Project, name: string): Promise<Browser> {
  const client = await new Browser(app.origin).enter(project.code);
  await sql(
    'update grants set name = $2 where id = (select id from grants where event_id = $1 and name is null order by created_at desc limit 1)',
    [project.id, name],
  );
  return client;
}

test('a project without picks is empty, with its galleries', async () => {
  const project = await makeProject(studio, { products: { Album: 3 }, medias: 2 });
  expect(await statistics(project)).toMatchObject({
    photographs: 2,
    picked: 0,
    first_at: null,
    last_at: null,
    completed_at: null,
    products: [{ name: 'Album', count: 0 }],
    people: [],
    activity: { per: 'day', days: [] },
    most: [],
    favourites: { people: 0, all: 0, some: 0, one: 0 },
    galleries: [{ id: project.gallery, photographs: 2, picked: 0, liked: 0 }],
  });
});

test('counts current picks: products with extras and their price, people, photographs in several, galleries', async () => {
  const project = await makeProject(studio, { products: { Album: 2, Cover: 1 }, medias: 6 });
  await sql(`update products set extra_amount = 1500, extra_currency = 'ILS' where id = $1`, [
    project.products.Album,
  ]);
  const [{ id: quiet } = { id: '' }] = await sql<{ id: string }>(
    `insert into galleries (id, account_id, event_id, name, position, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'Quiet corner', 99, now(), now()) returning id`,
    [project.account, project.id],
  );
  await makeMedia({ account: project.account, event: project.id, gallery: quiet }, 'QUIET.JPG');
  const dana = await enter(project, 'Dana');
  const yoni = await enter(project, 'Yoni');
  for (const nr of [0, 1, 2]) expect((await pick(dana, project, 'Album', nr)).status).toBe(200);
  await pick(yoni, project, 'Cover', 0);
  await pick(yoni, project, 'Cover', 0, false);
  await pick(yoni, project, 'Cover', 1);
  for (const nr of [0, 3]) expect((await like(dana, project, nr)).status).toBe(200);
  await like(yoni, project, 3);
  // Photographs in the trash do not count.
  await pick(dana, project, 'Album', 4);
  await sql('update media set deleted_at = now() where id = $1', [project.medias[4]]);
  const found = await statistics(project);
  expect(found).toMatchObject({ photographs: 6, picked: 3, completed_at: null });
  expect(
    found.products.map(({ name, count, standing }) => [name, count, standing.extras, standing.cost]),
  ).toEqual([
    ['Album', 3, 1, { amount: 1500, currency: 'ILS' }],
    ['Cover', 1, 0, null],
  ]);
  expect(
    found.people.map(({ name, studio: of, picks, favourites }) => [name, of, picks, favourites]),
  ).toEqual([
    ['Dana', false, 3, 2],
    ['Yoni', false, 1, 1],
  ]);
  expect(found.most.map(({ media, products }) => [media, products])).toEqual([
    [project.medias[1], ['Album', 'Cover']],
  ]);
  expect(found.favourites).toEqual({ people: 2, all: 1, some: 0, one: 1 });
  expect(
    found.galleries.map(({ id, photographs, picked, liked }) => [id, photographs, picked, liked]),
  ).toEqual([
    [project.gallery, 5, 3, 1],
    [quiet, 1, 0, 0],
  ]);
  const [day, ...more] = found.activity.days;
  expect(more).toEqual([]);
  expect(day).toMatchObject({ added: 6, removed: 1 });
  expect(found.first_at).not.toBeNull();
  await dana.put(`/events/${project.id}`, { event: { printselectiondone: true } });
  expect((await statistics(project)).completed_at).not.toBeNull();
});

test('days are in the project’s time zone', async () => {
  const project = await makeProject(studio, { medias: 2 });
  const client = await enter(project, 'Dana');
  await pick(client, project, 'Album', 0);
  await pick(client, project, 'Album', 1);
  await sql(
    `update event_changes set created_at = '2026-06-30T22:30:00Z' where event_id = $1 and kind = 'pick'
               and data->>'media' = $2`,
    [project.id, project.medias[0]],
  );
  await sql(
    `update event_changes set created_at = '2026-06-30T20:30:00Z' where event_id = $1 and kind = 'pick'
               and data->>'media' = $2`,
    [project.id, project.medias[1]],
  );
  const days = async (zone: string) => {
    await sql('update events set time_zone = $2 where id = $1', [project.id, zone]);
    return (await statistics(project)).activity.days.map(({ day, added }) => [day, added]);
  };
  expect(await days('UTC')).toEqual([['2026-06-30', 2]]);
  expect(await days('Asia/Jerusalem')).toEqual([
    ['2026-06-30', 1],
    ['2026-07-01', 1],
  ]);
});

test('a pick by the studio is marked as such', async () => {
  const project = await makeProject(studio);
  await pick(owner, project, 'Album', 0);
  expect((await statistics(project)).people).toMatchObject([
    { name: 'Olga', studio: true, picks: 1, favourites: 0 },
  ]);
});

test('is open to the studio alone', async () => {
  const project = await makeProject(studio);
  const client = await new Browser(app.origin).enter(project.code);
  const guest = await new Browser(app.origin).enter(project.code, { guest: true });
  const stranger = await makeStudio();
  const other = await new Browser(app.origin).signIn(stranger.ownerEmail, PASSWORD);
  expect((await client.get(at(project))).status).toBe(403);
  expect((await guest.get(at(project))).status).toBe(401);
  expect((await other.get(at(project))).status).toBe(404);
  expect((await new Browser(app.origin).get(at(project))).status).toBe(401);
});

test('people who entered by the code without a name have one number on every screen, in the studio’s language', async () => {
  const project = await makeProject(studio, { products: { Album: 9 }, medias: 4 });
  const first = await new Browser(app.origin).enter(project.code);
  await enter(project, 'Dana');
  const third = await new Browser(app.origin).enter(project.code);
  await pick(third, project, 'Album', 0);
  await pick(third, project, 'Album', 1);
  await pick(first, project, 'Album', 2);
  await like(first, project, 3);
  expect((await statistics(project)).people.map(({ name }) => name)).toEqual(['Guest 3', 'Guest 1']);
  const of = async (path: string) =>
    ((await owner.get(path)).json as unknown as { people: { name: string | null }[] }).people;
  const picks = await of(`/api/x/selection/projects/${project.id}/picks`);
  expect(picks.map(({ name }) => name).sort()).toEqual(['Guest 1', 'Guest 3']);
  expect((await of(`/events/${project.id}/marks`)).map(({ name }) => name)).toEqual(['Guest 1']);
  const table = (await owner.get(`/events/${project.id}/selection.csv`)).text;
  expect([...table.matchAll(/Guest \d/g)].map(([found]) => found).sort()).toEqual([
    'Guest 1',
    'Guest 3',
    'Guest 3',
  ]);
  // To each other, clients without a name stay without a number.
  const theirs = (await third.get(`/events/${project.id}/marks`)).json as unknown as {
    people: { name: null }[];
  };
  expect(theirs.people.map(({ name }) => name)).toEqual([null]);

  await sql(
    `update grants set name = 'Noa' where id = (select id from grants where event_id = $1 order by created_at, id limit 1)`,
    [project.id],
  );
  expect((await statistics(project)).people.map(({ name }) => name)).toEqual(['Guest 3', 'Noa']);
});
