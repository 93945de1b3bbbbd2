import { unpackPhotos } from '@media/rules/packed-photos';
import { Browser } from '@root/tests/helpers/browser';
import { makeInvitation } from '@root/tests/helpers/invitation';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

interface View {
  done: boolean;
  products: { name: string; count: number; away: number }[];
  people: { key: string; name: string | null }[];
  picks: [media: string, product: number, picker: number, at: string, note: string | null][];
  turns: { what: string; by: string | null; staff: boolean; note: string | null }[];
}
const view = async (project: Project) =>
  (await owner.get(`/api/x/selection/projects/${project.id}/picks`)).json as unknown as View;
const reopen = (who: Browser, project: Project, body: object = {}) =>
  who.post(`/api/x/studio/projects/${project.id}/reopening`, body);
const complete = (who: Browser, project: Project) =>
  who.put(`/events/${project.id}`, { event: { printselectiondone: true } });

/** Dana and Omer, each by their own link. */
async function couple() {
  const project = await makeProject(studio, { medias: 4 });
  const dana = new Browser(app.origin);
  const omer = new Browser(app.origin);
  const link = await makeInvitation(project, 'Dana');
  await dana.get(link);
  await omer.get(await makeInvitation(project, 'Omer'));
  const pick = (who: Browser, at: number, product = 'Album') =>
    who.post('/product_medias', {
      media: project.medias[at],
      product: project.products[product],
      selected: true,
    });
  return { project, dana, omer, pick, link };
}

test('the view lists who picked what for which product, with notes', async () => {
  const { project, dana, omer, pick } = await couple();
  for (const answer of [await pick(dana, 0), await pick(omer, 1), await pick(omer, 0, 'Cover')])
    expect(answer.status).toBe(200);
  await sql('update product_medias set note = $1 where media_id = $2', ['  crop it ', project.medias[1]]);
  const { products, people, picks, done, turns } = await view(project);
  expect({ done, turns }).toEqual({ done: false, turns: [] });
  const said = picks.map(([media, product, picker, , note]) =>
    [project.medias.indexOf(media), products[product]?.name, people[picker]?.name, note].join(' '),
  );
  expect(said).toEqual(['0 Album Dana ', '1 Album Omer crop it', '0 Cover Omer ']);
  expect(people.map(({ name }) => name)).toEqual(['Dana', 'Omer']);
});

test('its photographs include hidden and withdrawn ones, by gallery', async () => {
  const { project } = await couple();
  await sql('update media set hidden = true where id = $1', [project.medias[0]]);
  await sql('update media set private = true where id = $1', [project.medias[1]]);
  await sql('update media set deleted_at = now() where id = $1', [project.medias[2]]);
  const { json } = await owner.get(`/api/x/selection/projects/${project.id}/photos`);
  const photos = unpackPhotos(String(json.packed));
  expect(photos.map(({ id }) => project.medias.indexOf(id))).toEqual([0, 1, 3]);
  expect(photos.map((photo) => [photo.hidden, photo.private])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect(json.galleries).toMatchObject([{ id: project.gallery, withheld: false }]);
});

test('a message on reopening reaches the client in the gallery and by mail, until the next completion', async () => {
  const { project, dana, link } = await couple();
  await sql(`update clients set email = 'dana@people.test' where name = 'Dana' and account_id = $1`, [
    studio.account,
  ]);
  await complete(dana, project);
  expect((await reopen(owner, project, { note: ' Please choose a cover, too. ' })).status).toBe(200);
  const products = `/events/${project.id}/products`;
  expect((await dana.get(products)).json.note).toBe('Please choose a cover, too.');
  const mails = await sql<{ to: string; text: string }>(
    `select "to", text from mails where event_id = $1 and kind = 'selection.reopened'`,
    [project.id],
  );
  expect(mails.map(({ to }) => to)).toEqual(['dana@people.test']);
  expect(mails[0]?.text).toContain('Please choose a cover, too.');
  expect(mails[0]?.text).toContain(link);
  // It opens the gallery as her.
  const again = new Browser(app.origin);
  await again.get(link);
  expect((await again.get(products)).status).toBe(200);
  await complete(dana, project);
  expect((await dana.get(products)).json.note).toBeUndefined();
  const { turns } = await view(project);
  expect(turns.map(({ what, by, staff, note }) => [what, by, staff, note])).toEqual([
    ['completed', 'Dana', false, null],
    ['reopened', 'Olga', true, 'Please choose a cover, too.'],
    ['completed', 'Dana', false, null],
  ]);
});

test('only the account reopens, also without a message, and once', async () => {
  const { project, dana } = await couple();
  await complete(dana, project);
  expect((await reopen(dana, project, { note: 'mine' })).status).toBe(403);
  expect((await reopen(owner, project, { note: 'x'.repeat(301) })).status).toBe(422);
  expect((await view(project)).done).toBe(true);
  expect((await reopen(owner, project)).status).toBe(200);
  expect((await reopen(owner, project, { note: 'late' })).status).toBe(200);
  expect((await dana.get(`/events/${project.id}/products`)).json.note).toBeUndefined();
  expect((await view(project)).turns.map(({ what }) => what)).toEqual(['reopened', 'completed']);
});
