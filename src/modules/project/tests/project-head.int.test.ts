import { Browser } from '@root/tests/helpers/browser';
import { openStudio } from '@root/tests/helpers/entries';
import { makeInvitation } from '@root/tests/helpers/invitation';
import { makeProject, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countView } from '@/modules/access/grants/count-view';
import { grantIdFor } from '@/modules/access/grants/grant-cookie';
import { countArrivals } from '@/modules/people/queries/arrivals-repo';
import { addProjectWaits } from '../project-waits';
import { readCounters } from '../queries/counters-repo';
import { readHead } from '../queries/head-repo';
import { presentCard } from '../queries/present-project';
import { findProjectCard } from '../queries/projects-repo';

const app = await openTestApp();
const sql = sqlOf(app);
const PERSON = {
  Accept: 'text/html',
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
};
let studio: Studio;
let owner: Browser;
let assistant: Browser;
let stranger: Browser;
let project: Project;

beforeAll(async () => {
  ({ studio, owner, assistant, stranger } = await openStudio(app));
});

beforeEach(async () => {
  project = await makeProject(studio, { medias: 1 });
});

const page = (who: Browser, headers: Record<string, string> = {}, search = '') =>
  who.send('GET', `/events/${project.id}${search}`, { headers: { ...PERSON, ...headers } });

/** Views are written after the answer: polls until the number is reached, or had time to be. */
async function counted(wanted: number): Promise<{ views: number; clients: number }> {
  for (let i = 0; ; i++) {
    const [views, clients] = await readCounters(project.id);
    const found = { views: views?.count ?? -1, clients: clients?.count ?? -1 };
    if (found.views >= wanted || i > 40) return found;
    await new Promise((wake) => setTimeout(wake, 25));
  }
}

const client = () => new Browser(app.origin).enter(project.code);
const grantOf = (who: Browser) => grantIdFor(who.cookies, project.id) as string;

describe('views', () => {
  test('a person who opens two pages counts as one view, and one client who entered', async () => {
    const maya = await client();
    expect((await page(maya)).status).toBe(200);
    await page(maya, {}, '?page=1');
    expect(await counted(1)).toEqual({ views: 1, clients: 1 });
  });

  test('two tabs at once, in any number of processes, count as one view', async () => {
    const maya = grantOf(await client());
    const now = Date.now();
    const state = (globalThis as unknown as Record<symbol, Record<string, Map<string, number>>>)[
      Symbol.for('keepers')
    ];
    // As if each were another process, which remembers nothing.
    const counts = await Promise.all(
      Array.from({ length: 8 }, () => {
        state?.['views-lately']?.clear();
        return countView(maya, now);
      }),
    );
    expect(counts.filter(Boolean)).toHaveLength(1);
    expect(await counted(1)).toMatchObject({ views: 1 });
  });

  test('a visit half an hour later counts as another view', async () => {
    const maya = grantOf(await client());
    const now = Date.now();
    const minutes = (count: number) => now + count * 60_000;
    expect(await countView(maya, now)).toBe(true);
    expect(await countView(maya, minutes(29))).toBe(false);
    expect(await countView(maya, minutes(30))).toBe(true);
    expect(await countView(maya, minutes(59))).toBe(false);
    expect(await counted(2)).toMatchObject({ views: 2, clients: 1 });
  });

  test('a guest’s visit counts as a view, and not as a client', async () => {
    const guest = new Browser(app.origin);
    await guest.post('/client_access', { code: project.code, guest: true });
    await page(guest);
    expect(await counted(1)).toEqual({ views: 1, clients: 0 });
  });

  test('the preview of a link, a crawler, a page or a part of it fetched ahead, and data are not counted', async () => {
    const visits: Record<string, string>[] = [
      { 'User-Agent': 'WhatsApp/2.23.20.0' },
      { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      { 'Sec-Purpose': 'prefetch' },
      { 'Next-Router-Prefetch': '1' },
      { Accept: 'application/json' },
    ];
    for (const headers of visits) await page(await client(), headers);
    await page(await client());
    expect(await counted(visits.length + 1)).toEqual({ views: 1, clients: 1 });
  });

  test('views of the account’s own users and of a closed project are not counted', async () => {
    for (const who of [owner, assistant])
      for (const as of ['', '?as=guest', '?as=proofing']) expect((await page(who, {}, as)).status).toBe(200);
    const maya = await client();
    await sql('update events set published_at = null where id = $1', [project.id]);
    expect((await page(maya)).status).toBe(403);
    await sql('update events set published_at = now() where id = $1', [project.id]);
    await page(await client());
    expect(await counted(2)).toMatchObject({ views: 1 });
  });
});

describe('previewing as another person', () => {
  const look = (who: Browser, as: string, path = `/events/${project.id}`) => who.get(`${path}?as=${as}`);

  test('shows what that person may do, also in a draft', async () => {
    await sql('update events set published_at = null where id = $1', [project.id]);
    const can = async (as: string) =>
      (await look(owner, as)).json as unknown as Record<string, Record<string, unknown>>;
    expect((await can('guest')).person?.role).toBe('guest');
    expect((await can('guest')).can).toMatchObject({ select: false, manage: false });
    expect((await can('proofing')).person?.role).toBe('client');
    expect((await can('proofing')).can).toMatchObject({ select: true, manage: false });
    expect((await can('proofing')).code).toBeUndefined();
    expect((await can('nonsense')).can).toMatchObject({ manage: true });
  });

  test('leaves out what that person does not see, also in requests of the page', async () => {
    await sql('update media set private = true where id = $1', [project.medias[0]]);
    const list = (headers?: Record<string, string>) =>
      owner.send('GET', `/galleries/${project.gallery}`, { headers });
    expect((await list()).json.total).toBe(1);
    const referer = `${app.origin}/events/${project.id}?as=guest`;
    expect((await list({ Referer: referer })).json.total).toBe(0);
  });

  test('saves nothing: what a preview’s page sends is refused, through every address', async () => {
    const referer = { Referer: `${app.origin}/events/${project.id}?as=proofing` };
    const tries: [string, string, object][] = [
      ['POST', '/product_medias', { media: project.medias[0], product: project.products.Album }],
      ['PUT', `/events/${project.id}`, { event: { printselectiondone: true } }],
      ['POST', `/events/${project.id}/inc_counter`, { param: 'link_shares' }],
    ];
    for (const [method, path, json] of tries) {
      const refused = await owner.send(method, path, { json, headers: referer });
      expect([path, refused.status, refused.json.code]).toEqual([path, 403, 'PREVIEW_ONLY']);
    }
    const [stored] = await sql<{ done: boolean; picks: number }>(
      `select printselectiondone as done, (select count(*)::int from product_medias where event_id = e.id) as picks
         from events e where id = $1`,
      [project.id],
    );
    expect(stored).toEqual({ done: false, picks: 0 });
  });

  test('a client who follows the photographer’s preview link saves as always', async () => {
    await sql('update events set published_at = now() where id = $1', [project.id]);
    const maya = await client();
    const done = await maya.send('PUT', `/events/${project.id}`, {
      json: { event: { printselectiondone: true } },
      headers: { Referer: `${app.origin}/events/${project.id}?as=proofing` },
    });
    expect(done.json.code).not.toBe('PREVIEW_ONLY');
  });

  test('keeps its role on the pages that its links lead to', async () => {
    const follow = (path: string) =>
      owner.page(path, { headers: { Referer: `${app.origin}/events/${project.id}?as=guest` } });
    const answer = await follow(`/events/${project.id}/share?x=1`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/events/${project.id}/share?x=1&as=guest`,
    ]);
    expect((await follow(`/events/${project.id}?as=proofing`)).status).toBe(200);
    expect((await follow('/admin')).status).not.toBe(303);
  });

  test('grants nothing', async () => {
    expect((await look(stranger, 'proofing')).status).toBe(404);
    expect((await look(new Browser(app.origin), 'guest')).status).toBe(401);
    const guest = new Browser(app.origin);
    await guest.post('/client_access', { code: project.code, guest: true });
    const seen = (await look(guest, 'proofing')).json as unknown as { person: { role: string } };
    expect(seen.person.role).toBe('guest');
  });
});

describe('the phase of a project', () => {
  const say = (who: Browser, progress: string) =>
    who.put(`/api/x/studio/projects/${project.id}/progress`, { progress });
  const dates = async () =>
    (
      await sql<{ editing: boolean; delivered: boolean }>(
        'select editing_at is not null as editing, delivered_at is not null as delivered from events where id = $1',
        [project.id],
      )
    )[0];

  test('advances when the selection is complete, and returns', async () => {
    expect((await say(owner, 'editing')).json.code).toBe('PHASE_NOT_REACHED');
    await owner.put(`/events/${project.id}`, { event: { printselectiondone: true } });
    expect((await say(owner, 'editing')).json).toEqual({ progress: 'editing', before: 'none' });
    expect((await say(assistant, 'delivered')).json).toEqual({ progress: 'delivered', before: 'editing' });
    expect(await dates()).toEqual({ editing: true, delivered: true });
    expect((await say(owner, 'delivered')).json.before).toBe('delivered');
    await say(owner, 'editing');
    expect(await dates()).toEqual({ editing: true, delivered: false });
    await say(owner, 'none');
    expect(await dates()).toEqual({ editing: false, delivered: false });
  });

  test('starts over when the selection is reopened', async () => {
    await owner.put(`/events/${project.id}`, { event: { printselectiondone: true } });
    await say(owner, 'delivered');
    await owner.put(`/events/${project.id}`, { event: { printselectiondone: false } });
    expect(await dates()).toEqual({ editing: false, delivered: false });
  });

  test('cannot be set for a draft, to an unknown value, or by strangers', async () => {
    expect((await say(owner, 'finished')).status).toBe(422);
    expect((await say(stranger, 'delivered')).status).toBe(404);
    await sql('update events set published_at = null where id = $1', [project.id]);
    expect((await say(owner, 'delivered')).json.code).toBe('PHASE_NOT_REACHED');
  });
});

test('the products of a new project are set up once a user of the studio opened them', async () => {
  const setUp = async () => {
    const row = await findProjectCard(project.id);
    return row && (await readHead(presentCard(row, ''))).setUp;
  };
  const mark = { mark: `setup:${project.id}`, on: true };
  expect(await setUp()).toBe(false);
  expect((await stranger.put('/api/x/studio/marks', mark)).status).toBe(204);
  expect(await setUp()).toBe(false);
  expect((await owner.put('/api/x/studio/marks', mark)).status).toBe(204);
  expect(await setUp()).toBe(true);
});

describe('whose turn it is', () => {
  const head = async () => {
    const row = await findProjectCard(project.id);
    if (!row) throw new Error(`no project ${project.id}`);
    const { turn, next } = await readHead(presentCard(row, ''));
    return { turn, next };
  };
  const YOURS = { turn: 'photographer', next: 'invite' };
  const CLIENTS = { turn: 'client', next: 'none' };
  const invite = (send: boolean) =>
    owner.post(`/api/x/studio/projects/${project.id}/invitations`, {
      name: 'Maya',
      email: 'maya@head.test',
      send,
    });

  test('an invitation kept in the outbox does not wait for the client; its link does', async () => {
    expect(await head()).toEqual(YOURS);
    expect((await invite(true)).status).toBe(201);
    expect(await head()).toEqual(YOURS);
    await invite(false);
    expect(await head()).toEqual(CLIENTS);
    await sql('update invitations set revoked_at = now() where event_id = $1', [project.id]);
    expect(await head()).toEqual(YOURS);
  });

  test('a sent invitation waits for the client, as does one who entered by the code', async () => {
    await invite(true);
    await sql(`update mails set state = 'sent' where event_id = $1`, [project.id]);
    expect(await head()).toEqual(CLIENTS);
    project = await makeProject(studio, { medias: 1 });
    await page(await client());
    await counted(1);
    expect(await head()).toEqual(CLIENTS);
  });

  test('a project in which a feature waits for the studio is its turn, even while its clients may act', async () => {
    let waiting = 0;
    addProjectWaits('waiting', {
      ...{ label: 'a', tab: 'b' },
      count: async (_, events) => new Map(events.map((id) => [id, waiting])),
    });
    await page(await client());
    await counted(1);
    expect(await head()).toEqual(CLIENTS);
    waiting = 2;
    expect(await head()).toEqual({ turn: 'photographer', next: 'none' });
    const row = await findProjectCard(project.id);
    expect(row && (await readHead(presentCard(row, ''))).waits).toEqual([{ label: 'a', tab: 'b', count: 2 }]);
  });
});

test('the head and the clients tab count the same clients, whichever way they entered', async () => {
  const maya = await client();
  await page(maya);
  // The code was accepted, but no page was seen: this is not an entry yet.
  await client();
  const guest = await new Browser(app.origin).enter(project.code, { guest: true });
  await page(guest);
  const dana = new Browser(app.origin);
  await dana.get(await makeInvitation(project, 'Dana'), { headers: PERSON });
  await page(dana);
  // The same person in another browser.
  const again = new Browser(app.origin);
  await sql(
    'update grants set client_id = (select client_id from grants where id = $1), views = 1 where id = $2',
    [grantOf(dana), grantOf(await again.enter(project.code))],
  );
  expect((await counted(4)).clients).toBe(2);
  expect(await countArrivals(project.id)).toMatchObject({ clients: 2, byCode: 1, guests: 1 });
});
