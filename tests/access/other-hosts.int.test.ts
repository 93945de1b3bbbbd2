import { readdirSync, readFileSync } from 'node:fs';
import { makeSite } from '@root/src/modules/sites/tests/make-site';
import { beforeAll, describe, expect, test } from 'vitest';
import { hostsOf } from '@/core/http/hosts-of';
import { authorize } from '@/modules/access/grants/viewer';
import { contextOf } from '@/modules/access/read-context';
import { watchSites } from '@/modules/sites/page-store';
import { webEndpoints, webPages } from '@/web/compose-web';
import { matchEndpoints } from '@/web/front/match-endpoint';
import { type Ask, Browser } from '../helpers/browser';
import { someOf, whole } from '../helpers/part';
import { startWeb } from '../helpers/start-web';
import { openTestApp, sqlOf } from '../helpers/test-app';
import { SAMPLES } from './samples';
import { makeWorld, PEOPLE, type Person, type World } from './world';

const app = await openTestApp();
const sql = sqlOf(app);
let world: World;
/** A project's id that no project has. */
const NONE = '00000000-0000-7000-8000-000000000000';

beforeAll(async () => {
  await startWeb(app);
  await watchSites();
  world = await makeWorld(app);
  await makeSite(world.studio.account, 'world', { '': [] });
  await makeSite(world.other.studio.account, 'elsewhere', { '': [] });
});

const browserOn = (host: string) => new Browser(app.origin, `${host}.localhost:${app.port}`);

/** A person's browser on another host, with every cookie they have on the platform's. */
function on(host: string, person: Person): Browser {
  const browser = browserOn(host);
  for (const [name, value] of world.people[person].cookies) browser.cookies.set(name, value);
  return browser;
}

type Registered = (typeof webEndpoints)[number];

type Request = [method: string, path: string, ask: Ask];

/** The request of an endpoint's sample. */
async function requestOf(endpoint: Registered, sampled = true): Promise<Request> {
  const sample = (sampled && (await SAMPLES[endpoint.id]?.(world, 'owner'))) || {};
  const ids: Record<string, string> = { id: world.project.id, ...sample.params };
  const path = endpoint.path.replace(/:(\w+)(\{[^}]*\})?/g, (_all, name: string, pattern?: string) => {
    return ids[name] ?? pattern?.slice(1, -1).split('|')[0] ?? 'missing';
  });
  const json = endpoint.body ? { json: sample.body ?? {} } : {};
  return [endpoint.method, path + (sample.query ?? ''), json];
}

async function askAs(browser: Browser, person: Person, [method, path, ask]: Request) {
  const token = await world.people[person].token();
  return browser.send(method, path, { ...ask, headers: { 'X-CSRF-Token': token } });
}

const closed = webEndpoints.filter((endpoint) => hostsOf(endpoint) === undefined);
/** Those that belong to one project. */
const ofGalleries = webEndpoints.filter(
  ({ path, on: hosts }) =>
    hostsOf({ path, on: hosts }) === 'both' &&
    /^\/(events\/(:id|-1)|galleries|products|product_medias|api\/x\/\w+\/projects\/:id)/.test(path),
);

const HOSTS = ['elsewhere', 'world'];

describe.each(HOSTS)('on %s.localhost', (host) => {
  const here = closed.filter(({ id }) => someOf(id, HOSTS).includes(host));
  test.each(here.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is not answered, not even with the platform’s cookies',
    async (_id, endpoint) => {
      // The host refuses before anything of the request is read.
      const request = await requestOf(endpoint, whole);
      for (const person of someOf(endpoint.id, ['owner', 'client'] as const)) {
        const answer = await askAs(on(host, person), person, request);
        // Pages of the platform lead there, with nothing of their own.
        const leads = (answer.headers.get('location') ?? '').startsWith(app.origin);
        const said = [person, ...request.slice(0, 2), answer.status].join(' ');
        expect([said, answer.status === 404 || (endpoint.method === 'GET' && leads)]).toEqual([said, true]);
      }
    },
  );
});

test('the endpoints of galleries are those of the core and of every feature that has some', () => {
  const ids = new Set(ofGalleries.map(({ id }) => id));
  for (const id of ['selection.set', 'talk.say', 'shop.pay', 'shop.order', 'phone.manifest'])
    expect([id, ids.has(id)]).toEqual([id, true]);
});

/** The addresses below `/api/x` that pages of galleries send requests to, as their sources write them. */
function addressesInPages(): string[] {
  const plugins = readdirSync('plugins', { withFileTypes: true }).filter((one) => one.isDirectory());
  const folders = ['src/ui', ...plugins.map(({ name }) => `plugins/${name}`)];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /(^src|\/)\/?ui\/.*\.tsx?$/.test(file) && !/\/admin\/|\.test\./.test(file)),
  );
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\/api\/x\/[^'"`?\s]+/g)]);
  return [...new Set(found.map(([address]) => address.replace(/\$\{[^}]+\}/g, 'one')))];
}

test('every endpoint that pages of galleries ask answers on studios’ hosts', () => {
  const match = matchEndpoints(webEndpoints);
  const asked = addressesInPages();
  expect(asked.length).toBeGreaterThan(3);
  const closedThere = asked.filter((address) => {
    const found = match(address) ?? match(`${address}/threads`);
    return !found?.endpoints.every((endpoint) => hostsOf(endpoint) === 'both');
  });
  expect(closedThere).toEqual([]);
});

describe('on another studio’s host', () => {
  test.each(ofGalleries.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s answers as for a project that does not exist',
    async (_id, endpoint) => {
      for (const person of someOf(endpoint.id, ['owner', 'client', 'anonymous'] as const)) {
        const request = await requestOf(endpoint);
        const [method, path, ask] = request;
        const theirs = await askAs(on('elsewhere', person), person, request);
        const nowhere: Request = [method, path.replaceAll(world.project.id, NONE), ask];
        const missing = await askAs(on('elsewhere', person), person, nowhere);
        const said = [person, ...request.slice(0, 2)].join(' ');
        expect([said, theirs.status, theirs.text]).toEqual([said, 404, missing.text]);
      }
    },
  );

  const PAGES = [
    '',
    '/app',
    '?gallery=1',
    '/live',
    ...webPages.filter(({ path }) => path.startsWith('/events/:id/')).map(({ path }) => path.slice(11)),
  ];
  test.each(PAGES)(
    'the page “%s” of a project is not found, with the answer for one that does not exist',
    async (page) => {
      const { project } = world;
      const below = page.replace(':media', project.medias[0] as string).replace(/:\w+/, NONE);
      for (const person of someOf(page, PEOPLE, 4)) {
        const browser = on('elsewhere', person);
        const theirs = await browser.page(`/events/${project.id}${below}`);
        const missing = await browser.page(`/events/${NONE}${below}`);
        expect([person, below, theirs.status]).toEqual([person, below, 404]);
        expect([theirs.text, theirs.headers.get('set-cookie')]).toEqual([
          missing.text,
          missing.headers.get('set-cookie'),
        ]);
      }
    },
  );

  test('neither its code, its share address nor a personal link opens a project', async () => {
    const { project } = world;
    await sql(`update events set address = 'the-world-bcdf', available_public = true where id = $1`, [
      project.id,
    ]);
    const stranger = browserOn('elsewhere');
    expect((await stranger.post('/client_access', { code: project.code })).json.code).toBe(
      'WRONG_PROJECT_CODE',
    );
    expect((await stranger.post('/client_access', { event: project.id, guest: true })).json.code).toBe(
      'WRONG_PROJECT_CODE',
    );
    const named = await stranger.page('/the-world-bcdf');
    const unnamed = await stranger.page('/the-world-ghjk');
    expect([named.status, named.text]).toEqual([unnamed.status, unnamed.text.replaceAll('ghjk', 'bcdf')]);
    const byCode = await stranger.page(`/the-world-bcdf?c=${project.code}`);
    expect([byCode.status, byCode.headers.get('set-cookie') ?? '']).toEqual([422, '']);
    const invited = await world.people.owner.post(`/api/x/studio/projects/${project.id}/invitations`, {
      name: 'Maya',
    });
    const url = String(invited.json.url);
    expect(url).toMatch(new RegExp(`^http://world\\.localhost:${app.port}/i/`));
    const link = new URL(url).pathname;
    for (const headers of [{}, { 'User-Agent': 'WhatsApp/2.0' }] as Record<string, string>[]) {
      const theirs = await browserOn('elsewhere').page(link, { headers });
      const missing = await browserOn('elsewhere').page('/i/nothing', { headers });
      expect([theirs.status, theirs.text]).toEqual([404, missing.text.replaceAll('/i/nothing', link)]);
      expect(theirs.headers.get('set-cookie') ?? '').not.toContain('kg_');
    }
    const here = await browserOn('world').page(link);
    expect([here.status, here.headers.get('location')]).toEqual([303, `/events/${project.id}`]);
    await sql('update events set available_public = false where id = $1', [project.id]);
  });
});

describe('a picture', () => {
  test('opens for the holder of a grant on the platform’s host and on its studio’s, and on no other', async () => {
    const { project, people } = world;
    const list = (await people.client.get(`/galleries/${project.gallery}`)).json as never as {
      medias: { urlS: string; big: string }[];
    };
    const { urlS, big } = list.medias[0] as { urlS: string; big: string };
    for (const address of [urlS, big]) {
      expect((await people.client.get(address)).status).toBe(200);
      expect((await on('world', 'client').get(address)).status).toBe(200);
      for (const host of ['elsewhere', 'unknown'])
        expect([host, (await on(host, 'client').get(address)).status]).toEqual([host, 404]);
      expect((await browserOn('world').get(address)).status).toBe(404);
    }
  });

  test('that is refused is answered on a studio’s host as on the platform’s', async () => {
    const { project, people } = world;
    const path = `/p/${project.id}/${project.medias[0]}/v1/s300.jpg?k=none`;
    const [here, there] = [await on('world', 'client').get(path), await people.client.get(path)];
    expect([here.status, here.text]).toEqual([404, there.text]);
  });

  test('does not open on a studio’s host by a user’s session', async () => {
    const { project, people } = world;
    const list = (await people.owner.get(`/galleries/${project.gallery}`)).json as never as {
      medias: { urlS: string }[];
    };
    const address = list.medias[0]?.urlS ?? '';
    expect((await people.owner.get(address)).status).toBe(200);
    for (const host of ['world', 'elsewhere', 'unknown'])
      expect([host, (await on(host, 'owner').get(address)).status]).toEqual([host, 404]);
  });
});

describe('a request to a studio’s host', () => {
  const contextOn = (account: string | null, person: Person) =>
    contextOf(
      new Headers({ cookie: world.people[person].cookie, ...(account ? { 'x-keepers-site': account } : {}) }),
    );

  test('has no user, with whatever cookie', async () => {
    for (const person of ['owner', 'assistant', 'operator'] as const) {
      expect(await contextOn(null, person).user()).not.toBeNull();
      expect(await contextOn(world.studio.account, person).user()).toBeNull();
      const answer = await on('world', person).get(`/events/${world.project.id}`);
      expect([person, answer.status]).toEqual([person, 401]);
    }
  });

  test('does not renew, answer or speak the language of a user’s session', async () => {
    await sql(`update users set locale = 'he' where email = $1`, [world.studio.ownerEmail]);
    const page = await on('world', 'owner').page(`/events/${world.project.id}`, {
      headers: { 'Accept-Language': 'en' },
    });
    expect(page.headers.getSetCookie().filter((line) => line.startsWith('keepers-token'))).toEqual([]);
    const { text } = await on('world', 'owner').get(`/events/${world.project.id}`, {
      headers: { 'Accept-Language': 'en' },
    });
    expect(text).not.toMatch(/[א-ת]/);
  });

  test('reaches a project of that studio by a grant, and none of another studio', async () => {
    const { project, studio, other } = world;
    const here = await authorize(contextOn(studio.account, 'client'), project.id, 'gallery.read');
    expect(here.viewer.role).toBe('client');
    expect((await on('world', 'client').get(`/events/${project.id}`)).json).toMatchObject({ id: project.id });
    for (const person of ['client', 'guest', 'owner', 'operator'] as const)
      await expect(
        authorize(contextOn(other.studio.account, person), project.id, 'gallery.read'),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('gets cookies of that host alone', async () => {
    const visitor = browserOn('world');
    const answer = await visitor.post('/client_access', { code: world.project.code });
    expect([answer.status, answer.json.path]).toEqual([200, `/events/${world.project.id}`]);
    const lines = answer.headers.getSetCookie();
    expect(lines.some((line) => line.startsWith('kg_'))).toBe(true);
    for (const line of lines) expect(line).not.toMatch(/domain=/i);
  });

  test.each([
    ['the platform’s page', () => app.origin],
    ['another studio’s page', () => `http://elsewhere.localhost:${app.port}`],
    ['a sibling that does not exist', () => `http://x.world.localhost:${app.port}`],
  ])('that %s sends is no write', async (_from, origin) => {
    const { project } = world;
    const client = on('world', 'client');
    const answer = await client.put(
      `/events/${project.id}`,
      { event: { printselectiondone: true } },
      {
        headers: {
          Origin: origin(),
          'Sec-Fetch-Site': 'same-site',
          'X-CSRF-Token': await world.people.client.token(),
        },
      },
    );
    expect([answer.status, answer.json.code]).toEqual([422, 'INVALID_CSRF_TOKEN']);
  });

  test('with the CSRF token of a session on another host is refused', async () => {
    const { project, products, medias } = { ...world, ...world.project };
    await sql('update events set printselectiondone = false, completed_at = null where id = $1', [
      project.id,
    ]);
    const here = await browserOn('world').enter(project.code);
    const there = await new Browser(app.origin).enter(project.code);
    const pick = { media: medias[0], product: products.Album, selected: true };
    const refused = await here.post('/product_medias', pick, {
      headers: { 'X-CSRF-Token': await there.token() },
    });
    expect([refused.status, refused.json.code]).toEqual([422, 'INVALID_CSRF_TOKEN']);
    expect((await here.post('/product_medias', pick)).status).toBe(200);
  });

  test('opens nothing any more once the studio gave up that host', async () => {
    const { project, studio } = world;
    const holder = await browserOn('world').enter(project.code);
    expect((await holder.get(`/events/${project.id}`)).status).toBe(200);
    await sql(`update accounts set site_name = 'renamed' where id = $1`, [studio.account]);
    await expect
      .poll(async () => (await holder.get(`/events/${project.id}`)).status, { timeout: 2000 })
      .toBe(404);
    await sql(`update accounts set site_name = 'world' where id = $1`, [world.other.studio.account]);
    await expect.poll(async () => (await holder.page('/')).status, { timeout: 2000 }).toBe(200);
    expect((await holder.get(`/events/${project.id}`)).status).toBe(404);
    await sql(`update accounts set site_name = 'elsewhere' where id = $1`, [world.other.studio.account]);
    await sql(`update accounts set site_name = 'world' where id = $1`, [studio.account]);
    await expect
      .poll(async () => (await holder.get(`/events/${project.id}`)).status, { timeout: 2000 })
      .toBe(200);
  });
});
