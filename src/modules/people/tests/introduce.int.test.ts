import type { Browser } from '@root/tests/helpers/browser';
import { entriesOf } from '@root/tests/helpers/entries';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { listNamedVisitors } from '../queries/arrivals-repo';

const app = await openTestApp();
const sql = sqlOf(app);
const entries = entriesOf(app);
const ALONE = { headers: { Accept: 'text/html', 'X-Requested-With': 'XMLHttpRequest' } };
let studio: Studio;
let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio('Studio Alma');
  owner = await entries.owner(studio);
});

const open = () => makeProject(studio, { products: { Album: 3 } });
const asked = async (who: Browser, project: Project) =>
  ((await who.get(`/events/${project.id}`)).json.person as unknown as { introduce?: string }).introduce;
const say = (who: Browser, project: Project, body: object) => who.put(`/events/${project.id}/person`, body);
const grantsOf = (project: Project) =>
  sql('select name, email, client_id as client from grants where event_id = $1 order by id', [project.id]);
const pick = (who: Browser, project: Project, at = 0) =>
  who.post('/product_medias', { media: project.medias[at], product: project.products.Album, selected: true });

describe('a client who entered by the code', () => {
  test('gets the name form once, and the studio sees the name at picks, clients and statistics', async () => {
    const project = await open();
    const maya = await entries.client(project);
    expect(await asked(maya, project)).toBe('later');
    await pick(maya, project);
    const said = await say(maya, project, { name: ' Maya  Levi ', email: 'maya@people.test' });
    expect([said.status, said.json]).toEqual([200, { name: 'Maya  Levi', email: 'maya@people.test' }]);
    expect(await asked(maya, project)).toBeUndefined();

    const picks = await owner.get(`/api/x/selection/projects/${project.id}/picks`);
    expect((picks.json.people as unknown as { name: string }[]).map(({ name }) => name)).toEqual([
      'Maya  Levi',
    ]);
    const statistics = await owner.get(`/api/x/selection/projects/${project.id}/statistics`);
    expect(JSON.stringify(statistics.json.people)).toContain('Maya  Levi');
    expect(await listNamedVisitors(project.id)).toMatchObject([
      { name: 'Maya  Levi', email: 'maya@people.test', role: 'client' },
    ]);
  });

  test('may skip it, and is not asked again in this or another visit', async () => {
    const project = await open();
    const maya = await entries.client(project);
    expect((await say(maya, project, {})).json).toEqual({ name: null, email: null });
    expect(await asked(maya, project)).toBeUndefined();
    expect(await listNamedVisitors(project.id)).toEqual([]);
  });

  test('gets the form when sending the selection, also without script, and then the confirmation', async () => {
    const project = await open();
    const maya = await entries.client(project);
    await pick(maya, project);
    const page = (await maya.get(`/events/${project.id}/completion`, ALONE)).text;
    expect(page).toContain('name="email"');
    const sent = await maya.send('POST', `/events/${project.id}/completion`, {
      form: { name: 'Maya', email: 'maya2@people.test', note: '', authenticity_token: await maya.token() },
      headers: { Accept: 'text/html' },
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/events/${project.id}`]);
    const mails = await sql<{ kind: string; to: string; text: string }>(
      'select kind, "to", text from mails where event_id = $1 order by kind',
      [project.id],
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['selection.completed', 'selection.thanks']);
    expect(mails[0]?.text).toContain('Maya has finished');
    expect(mails[1]?.to).toBe('maya2@people.test');
    const after = (await maya.get(`/events/${project.id}/completion`, ALONE)).text;
    expect(after).not.toContain('name="email"');
  });

  test('a plain form stores it and redirects back to the gallery', async () => {
    const project = await open();
    const maya = await entries.client(project);
    const sent = await maya.send('POST', `/events/${project.id}/person`, {
      form: { _method: 'put', name: 'Maya', email: '', authenticity_token: await maya.token() },
      headers: { Accept: 'text/html' },
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/events/${project.id}`]);
    expect(await grantsOf(project)).toEqual([{ name: 'Maya', email: null, client: null }]);
  });

  test.each([
    [{ email: 'unknown' }, 'email'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ email: 'a\u0000@people.test' }, 'email'],
  ])('%j is refused naming its field, and nothing is stored', async (body, field) => {
    const project = await open();
    const maya = await entries.client(project);
    const said = await say(maya, project, body);
    expect([said.status, Object.keys(said.json.errors as unknown as object)]).toEqual([422, [field]]);
    expect(await asked(maya, project)).toBe('later');
  });

  test('never becomes a client of the studio by that client’s address', async () => {
    const project = await open();
    const made = await owner.post(`/api/x/studio/projects/${project.id}/invitations`, {
      ...{ name: 'Dana Bar', email: 'dana@people.test', send: false },
    });
    const dana = entries.fresh();
    await dana.get(new URL(String(made.json.url)).pathname);
    await pick(dana, project, 1);
    await sql(`update clients set phone_number = '+972501234567' where email = 'dana@people.test'`);

    const other = await entries.client(project);
    const said = await say(other, project, { name: 'Dana Bar', email: 'DANA@people.test' });
    expect(said.json).toEqual({ name: 'Dana Bar', email: 'DANA@people.test' });
    expect(await grantsOf(project)).toContainEqual({
      ...{ name: 'Dana Bar', email: 'DANA@people.test', client: null },
    });
    // Two people in the project, as before; Dana's picks stay hers.
    const keyOf = async (who: Browser) =>
      ((await who.get(`/events/${project.id}`)).json.person as unknown as { key: string }).key;
    expect(await keyOf(other)).not.toBe(await keyOf(dana));
    const people = (await owner.get(`/api/x/selection/projects/${project.id}/picks`)).json.people;
    expect(people).toHaveLength(1);
    expect(
      await sql('select phone_number as phone from clients where lower(email) = $1', ['dana@people.test']),
    ).toEqual([{ phone: '+972501234567' }]);
    expect(JSON.stringify((await other.get(`/events/${project.id}`)).json)).not.toContain('+972');
  });
});

test('guests, the studio and people with a link never get the form, and are refused', async () => {
  const project = await open();
  const made = await owner.post(`/api/x/studio/projects/${project.id}/invitations`, {
    ...{ name: 'Noa', email: 'noa@people.test', send: false },
  });
  const noa = entries.fresh();
  await noa.get(new URL(String(made.json.url)).pathname);
  const guest = await entries.guest(project);
  for (const [who, status] of [
    [noa, 403],
    [guest, 401],
    [owner, 200],
  ] as const) {
    expect(await asked(who, project)).toBeUndefined();
    expect((await say(who, project, { name: 'Someone else' })).status).toBe(status);
  }
  expect(await sql('select name from clients where email = $1', ['noa@people.test'])).toEqual([
    { name: 'Noa' },
  ]);
});
