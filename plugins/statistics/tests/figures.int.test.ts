import type { Browser } from '@root/tests/helpers/browser';
import { entriesOf, openGallery } from '@root/tests/helpers/entries';
import {
  makeProject,
  makeStudio,
  makeUser,
  PASSWORD,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { screenData } from '@/modules/home/screen-data';
import { addDailyNumbers } from '@/modules/project/daily-numbers';
import { makeSite } from '@/modules/sites/tests/make-site';
import { rollUp } from '../operations/roll-up';
import { plusDays } from '../rules/day-of';
import type { ProjectView, StudioView } from '../wire';

const app = await openTestApp();
const sql = sqlOf(app);
const { fresh, guest: enterGuest, owner: enterOwner } = entriesOf(app);
const AT = '/api/x/statistics';
let studio: Studio;
let project: Project;
let owner: Browser;
let assistant: Browser;
let client: Browser;
let guest: Browser;

beforeAll(async () => {
  ({ studio, project, owner, client, guest } = await openGallery(app, { options: { allow_sharing: true } }));
  const { email } = await makeUser({ account: studio.account, role: 'assistant' });
  assistant = await fresh().signIn(email, PASSWORD);
});
beforeEach(async () => {
  await sql('delete from statistics_days');
  await sql('delete from statistics_looks');
});

const today = () => new Date().toISOString().slice(0, 10);
const looks = (who: Browser, photographs: Record<string, number>, galleries: Record<string, number> = {}) =>
  who.post(`${AT}/projects/${project.id}/looks`, { photographs, galleries });
const readProject = async (who = owner) =>
  (await who.get(`${AT}/projects/${project.id}`)).json as unknown as ProjectView;
const readStudio = async (who = owner, period = 'week') =>
  (await who.get(`${AT}/studio?period=${period}`)).json as unknown as StudioView;
const figure = ({ figures }: Pick<StudioView, 'figures'>, kind: string) =>
  figures.find((one) => one.kind === kind);
const addDay = (day: string, kind: string, count: number, place = project.id, name = '') =>
  sql(
    `insert into statistics_days (id, account_id, place, day, kind, name, count)
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $6)`,
    [studio.account, place, day, kind, name, count],
  );

test('the screen shows at first what the endpoint answers for its period, of the reader’s account alone', async () => {
  const read = (account: string | null, search: Record<string, string>) =>
    screenData.read('statistics', 'figures', { account, role: 'owner', locale: 'en', search });
  for (const period of ['month', 'week'])
    expect(await read(studio.account, { period })).toEqual(
      (await owner.get(`${AT}/studio?period=${period}`)).json,
    );
  expect(await read(studio.account, { period: 'never' })).toMatchObject({ period: 'month' });
  const other = await makeStudio();
  expect(await read(other.account, {})).toMatchObject({ empty: true });
  expect(await read(null, {})).toBeNull();
});

describe('what was looked at', () => {
  test('is added up by photograph and gallery, with long times cut', async () => {
    const [first, second] = project.medias as [string, string];
    expect((await looks(guest, { [first]: 4, [second]: 100_000 / 2 }, { [project.gallery]: 7 })).status).toBe(
      204,
    );
    expect((await looks(client, { [first]: 3 })).status).toBe(204);
    const found = await readProject();
    expect(found.photographs.map(({ media, opened, seconds }) => [media, opened, seconds])).toEqual([
      [second, 1, 300],
      [first, 2, 7],
    ]);
    expect(found.galleries).toMatchObject([{ id: project.gallery, looks: 1, seconds: 7 }]);
    expect(figure(found, 'opened')).toMatchObject({ count: 3 });
    expect(figure(found, 'opened_seconds')).toMatchObject({ count: 307, unit: 'seconds' });
  });

  test('is nothing for the studio, for other projects’ photographs, and for what is not an id', async () => {
    const other = await makeProject(await makeStudio(), { medias: 1 });
    expect((await looks(owner, { [project.medias[0] as string]: 4 })).status).toBe(204);
    expect((await looks(guest, { [other.medias[0] as string]: 4 }, { [other.gallery]: 4 })).status).toBe(404);
    expect((await looks(guest, { 'not-an-id': 4 })).status).toBe(422);
    expect((await looks(guest, { [project.medias[0] as string]: -1 })).status).toBe(422);
    expect(await sql('select * from statistics_looks')).toEqual([]);
    expect(await sql('select * from statistics_days')).toEqual([]);
  });

  test('is limited for one person', async () => {
    const eager = await enterGuest(project);
    const photo = { [project.medias[0] as string]: 1 };
    let last = 204;
    for (let nr = 0; nr < 245 && last === 204; nr++) last = (await looks(eager, photo)).status;
    expect(last).toBe(429);
  });
});

test('shares, picks and favorites of today are there at once, and their channels have names', async () => {
  for (const param of ['whatsapp_shares', 'whatsapp_shares', 'email_shares', 'shares_clickbacks'])
    await client.post(`/events/${project.id}/inc_counter`, { param });
  await client.post('/product_medias', {
    media: project.medias[0],
    product: project.products.Album,
    selected: true,
  });
  const found = await readProject();
  expect(found.shares).toEqual([
    { name: 'WhatsApp', count: 2 },
    { name: 'Email', count: 1 },
  ]);
  expect(figure(found, 'shares')).toMatchObject({ count: 3, label: 'Shares' });
  expect(figure(found, 'clickbacks')).toMatchObject({ count: 1 });
  expect(figure(found, 'picks')).toMatchObject({ count: 1 });
  expect(figure(await readStudio(), 'picks')).toMatchObject({ count: 1, before: null });
});

test('a period is compared with the equally long one before', async () => {
  await addDay(today(), 'visits', 5, 'galleries');
  await addDay(plusDays(today(), -6), 'visits', 2, 'galleries');
  await addDay(plusDays(today(), -7), 'visits', 30, 'galleries');
  await addDay(today(), 'visits', 5);
  const week = await readStudio();
  expect(figure(week, 'visits')).toMatchObject({ count: 7, before: 30 });
  expect(week.bars.find(({ kind }) => kind === 'visits')).toMatchObject({
    now: [2, 0, 0, 0, 0, 0, 5],
    before: [0, 0, 0, 0, 0, 0, 30],
  });
  expect(week.projects).toMatchObject([{ id: project.id, visits: 5 }]);
  expect(figure(await readStudio(owner, 'month'), 'visits')).toMatchObject({ count: 37, before: null });
  expect((await readStudio(owner, 'years')).bars[0]?.now).toHaveLength(39);
});

test('money is for the owner alone', async () => {
  await addDay(today(), 'sales', 12_000, project.id, 'ILS');
  await addDay(today(), 'orders', 2);
  // All stored days are final: no feature is read any more.
  await addDay(today(), 'rolled', 0, '');
  expect(figure(await readStudio(), 'sales')).toMatchObject({ count: 12_000, name: 'ILS', unit: 'money' });
  const theirs = await readStudio(assistant);
  expect(theirs.figures.map(({ kind }) => kind)).not.toContain('sales');
  expect(theirs.figures.map(({ kind }) => kind)).not.toContain('orders');
  expect(theirs.funnel.ordered).toBeNull();
  expect((await assistant.get(`${AT}/days.csv?period=week`)).text).not.toContain('120');
  expect((await owner.get(`${AT}/days.csv?period=week`)).text).toContain('Payments received,,120,ILS');
});

test('an invitation that waits in the outbox is not counted as sent', async () => {
  const { id } = await makeProject(studio, { medias: 1 });
  const person = { name: 'Maya', email: 'unsent@client.test', send: true };
  expect((await owner.post(`/api/x/studio/projects/${id}/invitations`, person)).status).toBe(201);
  const counted = async () => {
    const one = (await owner.get(`${AT}/projects/${id}`)).json as unknown as ProjectView;
    return [one.funnel.messages, (await readStudio()).funnel.messages];
  };
  expect(await counted()).toEqual([0, 0]);
  await sql(`update mails set state = 'sent' where "to" = $1`, [person.email]);
  expect(await counted()).toEqual([1, 1]);
});

test('guests, clients and other studios read no figures', async () => {
  const stranger = await enterOwner(await makeStudio());
  for (const [who, status] of [
    [guest, 401],
    [client, 403],
    [stranger, 404],
    [fresh(), 401],
  ] as const) {
    expect((await who.get(`${AT}/projects/${project.id}`)).status).toBe(status);
    expect((await who.get(`${AT}/projects/${project.id}/days.csv`)).status).toBe(status);
  }
  await addDay(today(), 'visits', 5, 'galleries');
  expect((await readStudio(stranger)).empty).toBe(true);
});

describe('every night', () => {
  const stored = () =>
    sql<{ place: string; day: string; kind: string; count: number }>(
      `select place, day, kind, count::int as count from statistics_days where kind in ('picks', 'broken') order by day, kind`,
    );

  test('the numbers of past days are stored once, and stay when the project is gone', async () => {
    await sql(`update accounts set created_at = now() - interval '20 days'`);
    await sql(`update event_changes set created_at = now() - interval '3 days' where event_id = $1`, [
      project.id,
    ]);
    await rollUp();
    const once = await stored();
    expect(once).toMatchObject([{ place: project.id, day: plusDays(today(), -3), kind: 'picks', count: 1 }]);
    await rollUp();
    expect(await stored()).toEqual(once);
    expect(figure(await readStudio(), 'picks')).toMatchObject({ count: 1 });
    await sql('delete from event_changes where event_id = $1', [project.id]);
    expect(figure(await readStudio(), 'picks')).toMatchObject({ count: 1 });
  });

  test('the numbers of a feature that fails are read again, and the others stored', async () => {
    let fails = true;
    addDailyNumbers('fails', {
      kinds: { broken: { label: 'statistics.kind.visits' } },
      read: async () => {
        if (fails) throw new Error('no table');
        return [{ event: null, day: plusDays(today(), -5), kind: 'broken', name: '', count: 4 }];
      },
    });
    await client.post('/product_medias', {
      media: project.medias[1],
      product: project.products.Album,
      selected: true,
    });
    await sql(`update event_changes set created_at = now() - interval '3 days' where event_id = $1`, [
      project.id,
    ]);
    await rollUp();
    expect((await stored()).filter(({ kind }) => kind === 'broken')).toEqual([]);
    // Its days are not ended: the others' are stored, and read again as well.
    expect((await stored()).filter(({ kind }) => kind === 'picks')).toHaveLength(1);
    expect(figure(await readStudio(), 'picks')).toMatchObject({ count: 1 });
    fails = false;
    await rollUp();
    expect((await stored()).filter(({ kind }) => kind === 'broken').length).toBeGreaterThan(0);
  });
});

describe('pages of the website', () => {
  test('have the titles that the published site gives them', async () => {
    await makeSite(studio.account, 'titles', { '': [], weddings: [] });
    for (const [path, count] of [
      ['/', 3],
      ['/weddings', 2],
      ['/gone', 1],
    ] as const)
      await sql(
        `insert into site_views (account_id, day, kind, name, count) values ($1, $2, 'page', $3, $4)`,
        [studio.account, today(), path, count],
      );
    expect((await readStudio()).site.pages).toEqual([
      { name: '/', title: 'Page home', count: 3 },
      { name: '/weddings', title: 'Page weddings', count: 2 },
      { name: '/gone', title: null, count: 1 },
    ]);
  });
});
