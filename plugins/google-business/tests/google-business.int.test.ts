import type { Browser } from '@root/tests/helpers/browser';
import { entriesOf, openGallery } from '@root/tests/helpers/entries';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { APP, startGoogleServer } from './google-server';

const app = await openTestApp();
const sql = sqlOf(app);
const google = await startGoogleServer();
app.atEnd(google.close);
Object.assign(process.env, {
  SOCIAL_GOOGLE_ID: APP.id,
  SOCIAL_GOOGLE_SECRET: APP.secret,
  SOCIAL_GOOGLE_BUSINESS: 'yes',
  SOCIAL_GOOGLE_BUSINESS_URL: google.url,
});
const { fresh, owner: enterOwner } = entriesOf(app);
const AT = '/api/x/google-business';
const SCREEN = '/admin/x/google-business/profiles';
const PLACE = 'accounts/1/locations/2';
let studio: Studio;
let owner: Browser;
let client: Browser;
let assistant: Browser;
let stranger: Browser;

beforeAll(async () => {
  ({ studio, owner, client } = await openGallery(app));
  assistant = await fresh().signIn(
    (await makeUser({ account: studio.account, role: 'assistant' })).email,
    PASSWORD,
  );
  stranger = await enterOwner(await makeStudio());
});
const review = (n: number, more: object = {}) => ({
  reviewId: `r${n}`,
  reviewer: { displayName: `Person ${n}` },
  starRating: 'FIVE',
  comment: `Review ${n}`,
  createTime: `2026-05-${String(n).padStart(2, '0')}T10:00:00.123Z`,
  ...more,
});
beforeEach(async () => {
  await sql('delete from service_connections');
  await sql('delete from business_places');
  await sql(`delete from reviews where source = 'google'`);
  google.places = {
    2: {
      title: 'Olga Photography',
      reviews: [review(1), review(2, { starRating: 'TWO' }), review(3, { comment: '' })],
    },
    3: { title: 'Olga Studio', reviews: [review(4)] },
  };
  google.allows = true;
  google.page = 50;
  google.seconds = 3600;
  google.faults.length = 0;
  google.person = { sub: '900', email: 'olga@studio.test' };
});

const leave = async (who = owner) => String((await who.post(`${AT}/connect`, {})).json.address);
async function atDialog(address: string): Promise<string> {
  const to = new URL((await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '');
  return to.pathname + to.search;
}
async function connect(who = owner): Promise<string> {
  const back = await who.page(await atDialog(await leave(who)));
  const to = new URL(back.headers.get('location') ?? '');
  return to.pathname + to.search;
}
const board = async () => (await owner.get(`${AT}/connection`)).json;
const choose = (place = PLACE, who = owner) => who.post(`${AT}/places`, { place });
const importAll = (who = owner) => who.post('/api/x/reviews/sources/google', {});

test('the owner connects, chooses a profile, and its reviews become reviews that are not public', async () => {
  expect(await connect()).toBe(SCREEN);
  expect(await board()).toEqual({
    connection: { name: 'olga@studio.test', works: true, reachable: true },
    places: [
      { id: PLACE, name: 'Olga Photography', chosen: false, managed: true },
      { id: 'accounts/1/locations/3', name: 'Olga Studio', chosen: false, managed: true },
    ],
  });
  expect((await choose()).status).toBe(201);
  google.page = 1;
  expect((await importAll()).json).toMatchObject({ imported: 2, known: 0 });
  expect((await importAll()).json).toMatchObject({ imported: 0, known: 2 });
  expect(
    await sql(
      `select rating::int as rating, content, source_page as page, public from reviews where source = 'google' order by created_at`,
    ),
  ).toEqual([
    { rating: 5, content: 'Review 1', page: PLACE, public: false },
    { rating: 2, content: 'Review 2', page: PLACE, public: false },
  ]);
});

test('no secret is in an address, and the tokens are sealed', async () => {
  await connect();
  const [row] = await sql<{ sealed: string }>('select sealed from service_connections');
  expect(row?.sealed).not.toContain('ya29');
  for (const secret of [APP.secret, 'ya29', '1//']) expect(google.asked.join('\n')).not.toContain(secret);
});

test('the state of another session, another account, or a changed one is refused', async () => {
  const back = await atDialog(await leave());
  for (const [who, path] of [
    [await enterOwner(studio), back],
    [stranger, back],
    [owner, back.replace(/state=[^&]*/, 'state=x')],
  ] as const)
    expect((await who.page(path)).headers.get('location')).toMatch(/\?refused=SERVICE_STATE$/);
  expect(await sql('select id from service_connections')).toEqual([]);
});

test('a person who cancels, or does not allow reading reviews, is not connected', async () => {
  google.allows = null;
  expect(await connect()).toBe(`${SCREEN}?refused=SERVICE_CANCELLED`);
  google.allows = false;
  expect(await connect()).toBe(`${SCREEN}?refused=SERVICE_CANCELLED`);
  expect(await sql('select id from service_connections')).toEqual([]);
});

test('an ended token is refreshed', async () => {
  google.seconds = 30;
  await connect();
  await choose();
  expect((await importAll()).json).toMatchObject({ imported: 2 });
  expect(google.asked.filter((one) => one === 'POST /token').length).toBeGreaterThan(1);
});

test('withdrawn access asks to connect again, until the owner does', async () => {
  await connect();
  await choose();
  google.withdraw();
  expect((await importAll()).json).toMatchObject({ code: 'SERVICE_NOT_CONNECTED' });
  expect(await board()).toMatchObject({
    connection: { works: false },
    places: [{ id: PLACE, chosen: true }],
  });
  await connect();
  expect((await importAll()).json).toMatchObject({ imported: 2 });
});

test.each([
  [429, 'SERVICE_BUSY'],
  [503, 'SERVICE_DOWN'],
  [403, 'SERVICE_NEEDS_PERMISSION'],
])('a list that is answered with %i imports nothing and says so', async (status, code) => {
  await connect();
  await choose();
  google.faults.push({ path: /\/reviews$/, status });
  expect((await importAll()).json).toMatchObject({ code });
  expect(await sql(`select id from reviews where source = 'google'`)).toEqual([]);
});

test('only a profile that the person manages is chosen, and one can be left out again', async () => {
  expect((await choose()).json).toMatchObject({ code: 'SERVICE_NOT_CONNECTED' });
  await connect();
  expect((await choose('accounts/1/locations/9')).json).toMatchObject({ code: 'PAGE_NOT_ADMINISTERED' });
  expect((await choose('../../v4')).status).toBe(422);
  expect((await importAll()).json).toMatchObject({ code: 'PAGE_NOT_ADMINISTERED' });
  await choose();
  expect((await owner.post(`${AT}/places/remove`, { place: PLACE })).json.places).toMatchObject([
    { id: PLACE, chosen: false },
    { chosen: false },
  ]);
});

test('a profile that is no longer managed is shown so', async () => {
  await connect();
  await choose();
  delete google.places[2];
  expect((await board()).places).toContainEqual({
    id: PLACE,
    name: 'Olga Photography',
    chosen: true,
    managed: false,
  });
});

test('disconnecting withdraws the app at Google, and another person’s account begins without profiles', async () => {
  await connect();
  await choose();
  google.person = { sub: '901', email: 'other@studio.test' };
  await connect();
  expect(await sql('select id from business_places')).toEqual([]);
  const asked = google.asked.length;
  expect((await owner.delete(`${AT}/connection`)).json).toEqual({ connection: null, places: [] });
  expect(google.asked.slice(asked)).toContain('POST /revoke');
  expect(await sql('select id from service_connections')).toEqual([]);
});

test('it is the owner’s alone, and each account’s own', async () => {
  await connect();
  await choose();
  for (const [who, status] of [
    [assistant, 403],
    [client, 401],
    [fresh(), 401],
  ] as const) {
    expect((await who.get(`${AT}/connection`)).status).toBe(status);
    expect((await who.post(`${AT}/connect`, {})).status).toBe(status);
    expect((await choose(PLACE, who)).status).toBe(status);
    expect((await who.post(`${AT}/places/remove`, { place: PLACE })).status).toBe(status);
    expect((await who.delete(`${AT}/connection`)).status).toBe(status);
  }
  await stranger.post(`${AT}/places/remove`, { place: PLACE });
  expect((await board()).places).toMatchObject([{ id: PLACE, chosen: true }, {}]);
  expect((await importAll(stranger)).json).toMatchObject({ code: 'SERVICE_NOT_CONNECTED' });
});
