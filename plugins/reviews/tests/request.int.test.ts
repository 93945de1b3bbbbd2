import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../tests/helpers/browser';
import { entriesOf, openGallery } from '../../../tests/helpers/entries';
import { makeStudio, type Project } from '../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../tests/helpers/test-app';
import { askCompleted } from '../operations/ask-completed';
import { leavePath } from '../operations/links';

/** A page without its frame, as the shared modal requests it. */
const ALONE = { headers: { 'X-Requested-With': 'XMLHttpRequest' } };
const app = await openTestApp();
const sql = sqlOf(app);
const { fresh } = entriesOf(app);
let project: Project;
let owner: Browser;
let client: Browser;
let guest: Browser;

const path = () => `/events/${project.id}/review_requests`;
const mails = () =>
  sql<{ to: string; text: string }>(
    `select "to", text from mails where event_id = $1 and kind = 'review.request' order by "to"`,
    [project.id],
  );
const tokenOf = (text: string, page: string) =>
  new RegExp(`${page.replace(/[/?]/g, '\\$&')}\\?r=(\\S+)`).exec(text)?.[1] ?? '';
const WORDS = { content: 'Lovely', rating: 5, reviewer_first_name: 'Maya', reviewer_last_name: 'Gal' };

beforeAll(async () => {
  ({ project, owner, client, guest } = await openGallery(app));
  for (const name of ['maya', 'dana'])
    await owner.post(`/api/x/studio/projects/${project.id}/people`, {
      people: [{ name, email: `${name}@people.test` }],
    });
});

test('each client gets one request, also when several people request repeatedly', async () => {
  const asked = await Promise.all([owner.post(path(), {}), owner.post(path(), {})]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  expect((await mails()).map(({ to }) => to)).toEqual(['dana@people.test', 'maya@people.test']);
  expect((await owner.post(path(), {})).json).toEqual({ requested: 0, left: 2 });
  expect((await owner.post(path(), { emails: ['Maya@people.test', 'new@people.test'] })).json).toEqual({
    requested: 1,
    left: 1,
  });
});

test('invalid addresses are listed, and no request is sent', async () => {
  const said = async (emails: unknown) => {
    const { status, json } = await owner.post(path(), { emails });
    return [status, (json.errors as unknown as { emails?: string[] } | undefined)?.emails?.[0]];
  };
  const before = (await mails()).length;
  expect(await said('good@people.test, not-one; another@@x')).toEqual([
    422,
    expect.stringMatching(/not-one, another@@x$/),
  ]);
  expect(await said(Array.from({ length: 51 }, (_, i) => `p${i}@people.test`))).toEqual([
    422,
    expect.stringContaining('50'),
  ]);
  expect((await mails()).length).toBe(before);
});

test('a request has an unsubscribe header for mail programs', async () => {
  const stops = await sql(
    `select bool_and(stop_path like '/review_requests/leave?r=%') as all from mails where event_id = $1 and kind = 'review.request'`,
    [project.id],
  );
  expect(stops).toEqual([{ all: true }]);
});

test('requests are sent by the studio alone, in its own projects', async () => {
  const stranger = await entriesOf(app).owner(await makeStudio());
  const answers = [
    await stranger.post(path(), {}),
    await client.post(path(), {}),
    await guest.post(path(), {}),
    await fresh().post(path(), {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 403, 401, 401]);
});

test('the holder of a request writes without access to the gallery, also after it has closed', async () => {
  await sql(`update events set expires_at = now() - interval '1 day' where id = $1`, [project.id]);
  const maya = (await mails()).find(({ to }) => to.startsWith('maya'));
  const request = tokenOf(maya?.text ?? '', `/events/${project.id}/reviews/new`);
  const someone = fresh();
  expect((await someone.page(`/events/${project.id}/reviews/new?r=${request}`)).status).toBe(200);
  expect(
    (await someone.post(`/events/${project.id}/reviews`, { ...WORDS, request: `${request}x` })).status,
  ).toBe(401);
  expect((await someone.post(`/events/${project.id}/reviews`, { ...WORDS, request })).status).toBe(201);
  const [row] = await sql(
    'select reviewer_email, client_id is not null as known from reviews where project_id = $1',
    [project.id],
  );
  expect(row).toEqual({ reviewer_email: 'maya@people.test', known: true });
  const { people } = (await owner.get(`/api/x/reviews/projects/${project.id}`)).json as unknown as {
    people: { name: string; state: string }[];
  };
  // A person requested by address alone is among them.
  expect(people.map(({ name, state }) => [name, state]).sort()).toEqual([
    ['dana', 'asked'],
    ['maya', 'answered'],
    ['new', 'asked'],
  ]);
  await sql('update events set expires_at = null where id = $1', [project.id]);
});

test('unsubscribing works by a button, not by opening the link', async () => {
  const dana = (await mails()).find(({ to }) => to.startsWith('dana'));
  const token = tokenOf(dana?.text ?? '', '/review_requests/stop');
  const someone = fresh();
  expect((await someone.page(`/review_requests/stop?r=${token}`)).status).toBe(200);
  const stopped = () =>
    sql(`select 1 from clients where email = 'dana@people.test' and reviews_stopped_at is not null`);
  expect(await stopped()).toEqual([]);
  expect((await someone.post('/review_requests/stop', { token: `${token}x` })).status).toBe(404);
  expect((await someone.post('/review_requests/stop', { token })).json).toEqual({ stopped: true });
  expect(await stopped()).toHaveLength(1);
  // They resume by a button of the same page, then unsubscribe once more.
  const page = `/review_requests/stop?r=${token}`;
  expect((await someone.page(page, ALONE)).text).toContain('Resubscribe');
  expect((await someone.post('/review_requests/stop', { token: `${token}x`, again: true })).status).toBe(404);
  expect(await stopped()).toHaveLength(1);
  for (const _ of [1, 2])
    expect((await someone.post('/review_requests/stop', { token, again: true })).json).toEqual({
      stopped: false,
    });
  expect(await stopped()).toEqual([]);
  expect((await someone.page(page, ALONE)).text).toContain('Unsubscribe');
  expect((await someone.post('/review_requests/stop', { token })).json).toEqual({ stopped: true });
  await sql('delete from review_requests where event_id = $1', [project.id]);
  await sql(`delete from mails where event_id = $1`, [project.id]);
  await owner.post(path(), {});
  expect((await mails()).map(({ to }) => to)).toEqual([]);
});

test('one click in a mail program unsubscribes, without a cookie, in either encoding', async () => {
  const stopped = () =>
    sql(`select 1 from clients where email = 'dana@people.test' and reviews_stopped_at is not null`);
  const [request] = await sql<{ id: string; stop: string }>(
    `insert into review_requests (id, account_id, event_id, client_id, reason)
     select gen_random_uuid(), account_id, $1, id, 'asked' from clients where email = 'dana@people.test' returning id`,
    [project.id],
  );
  const address = `${app.origin}${leavePath(request?.id ?? '')}`;
  const multipart = new FormData();
  multipart.set('List-Unsubscribe', 'One-Click');
  const post = async (url: string, body: BodyInit) => (await fetch(url, { method: 'POST', body })).status;
  const forms = [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), multipart];
  for (const form of forms) {
    await sql('update clients set reviews_stopped_at = null');
    expect(await post(address, new URLSearchParams({ 'List-Unsubscribe': 'No' }))).toBe(422);
    expect(await post(`${address}x`, form)).toBe(404);
    expect(await stopped()).toEqual([]);
    expect(await post(address, form)).toBe(200);
    expect(await stopped()).toHaveLength(1);
  }
  const opened = await fresh().page(address.slice(app.origin.length));
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/review_requests\/stop\?r=/),
  ]);
});

test('a request is sent a day after completion with the account’s setting, once', async () => {
  await sql(`update clients set reviews_stopped_at = null`);
  await sql('delete from reviews');
  await sql('delete from review_requests');
  await sql(
    `update events set printselectiondone = true, completed_at = now() - interval '25 hours' where id = $1`,
    [project.id],
  );
  expect(await askCompleted()).toBe(0);
  expect((await owner.put('/review_requests', { enabled: true })).json).toEqual({ enabled: true });
  await sql(`update events set completed_at = now() - interval '23 hours' where id = $1`, [project.id]);
  expect(await askCompleted()).toBe(0);
  await sql(`update events set completed_at = now() - interval '25 hours' where id = $1`, [project.id]);
  const counts = await Promise.all([askCompleted(), askCompleted()]);
  expect(counts.reduce((a, b) => a + b)).toBe(2);
  expect(await askCompleted()).toBe(0);
});

test('the gallery asks people with an open request, never before the selection is complete', async () => {
  const asking = async (who: Browser) => (await who.get(path())).json;
  await sql(
    `update events set printselectiondone = true, selection_mode = true, reviews_requested_at = now() where id = $1`,
    [project.id],
  );
  expect(await asking(client)).toEqual({ popup: true });
  await sql('update events set printselectiondone = false where id = $1', [project.id]);
  expect([await asking(client), await asking(guest)]).toEqual([{ popup: false }, { popup: true }]);
  await client.put(`/events/${project.id}`, { event: { printselectiondone: true } });
  expect(await asking(client)).toEqual({ popup: true });
  await client.post(`/events/${project.id}/reviews`, WORDS);
  expect([await asking(client), await asking(owner)]).toEqual([{ popup: false }, { popup: false }]);
});
