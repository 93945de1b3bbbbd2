import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { GalleryList } from '@/core/wire';
import { webEndpoints, webPages } from '@/web/compose-web';
import { aSecond } from '../helpers/a-second';
import { someOf, whole } from '../helpers/part';
import { startWeb, type Web } from '../helpers/start-web';
import { openTestApp, sqlOf } from '../helpers/test-app';
import { SAMPLES, type Sample } from './samples';
import { makeWorld, PEOPLE, type Person, type World } from './world';

/** The data of the gallery's page comes from its loader: there is no Next behind the front here. People ask it at once. */
const asking = await vi.hoisted(async () => {
  const { AsyncLocalStorage } = await import('node:async_hooks');
  return new AsyncLocalStorage<Headers>();
});
vi.mock('next/headers', () => ({
  headers: async () => asking.getStore() ?? new Headers(),
  cookies: async () => new Map(),
}));

const app = await openTestApp();
const sql = sqlOf(app);
let world: World;
let web: Web;
let media: string;

/** One way to a photograph: what it returns to this person, and how. */
interface Route {
  name: string;
  ask: (person: Person) => Promise<string>;
}
let routes: Route[];
/** Who sees the photograph, by which way, while nothing is closed: each state ends as it began. */
let open: string[];
/** The sample request of each endpoint, made before anything changes. */
const samples: Record<string, Sample> = {};
/** The picture addresses from each person's own list, read before anything changed. */
const pictures = new Map<Person, Record<string, string>>();

const fill = (path: string, sample: Sample) => {
  const ids: Record<string, string> = { id: world.project.id, media, ...sample.params };
  return path.replace(/:(\w+)(\{[^}]*\})?/g, (_all, name: string, pattern?: string) => {
    return ids[name] ?? pattern?.slice(1, -1).split('|')[0] ?? 'missing';
  });
};

/** Everything that answers a GET, from what is registered: a new route is held to this without a new line. */
function everyRoute(): Route[] {
  const endpoints = webEndpoints
    .filter(({ method }) => method === 'GET')
    .map(({ id, path }) => ({
      name: id,
      ask: async (person: Person) => {
        const { status, text } = await world.people[person].get(fill(path, samples[id] ?? {}));
        return status === 200 ? text : '';
      },
    }));
  const pages = webPages.map(({ id, path }) => ({
    name: id,
    ask: async (person: Person) => {
      const query = path.includes(':media') ? '' : `?media=${media}`;
      const before = web.drawn.length;
      // Others ask at the same time.
      const headers = { 'X-Asked-By': person };
      const { status } = await world.people[person].page(`${fill(path, {})}${query}`, { headers });
      const drawn = web.drawn.slice(before).findLast((page) => page.headers['x-asked-by'] === person);
      return status === 200 ? decodeURIComponent(String(drawn?.headers['x-keepers-form'] ?? '')) : '';
    },
  }));
  const gallery = {
    name: 'the gallery’s page',
    ask: async (person: Person) => {
      const { loadGalleryPage } = await import('@/web/pages/load-gallery-page');
      const headers = new Headers({ cookie: world.people[person].cookie, 'x-locale': 'en' });
      const load = () => loadGalleryPage({ id: world.project.id, search: {} });
      return JSON.stringify(await asking.run(headers, load));
    },
  };
  const sizes = ['s300', 's600', 'medium', 'big'].map((size) => ({
    name: `its picture ${size}`,
    ask: async (person: Person) => {
      const address = pictures.get(person)?.[size];
      if (!address) return '';
      const { status, text } = await world.people[person].get(address);
      return status === 200 ? text : '';
    },
  }));
  return [...endpoints, ...pages, gallery, ...sizes];
}

beforeAll(async () => {
  web = await startWeb(app);
  world = await makeWorld(app);
  const { project, people } = world;
  media = project.medias[0] as string;
  await sql('update events set allow_sharing = true, cover_id = $2 where id = $1', [project.id, media]);
  await people.client.post('/product_medias', { media, product: project.products.Album, selected: true });
  for (const { id } of webEndpoints) samples[id] = (await SAMPLES[id]?.(world)) ?? {};
  for (const person of PEOPLE) {
    const { json } = await people[person].get(`/galleries/${project.gallery}`);
    const found = (json as unknown as Partial<GalleryList>).medias?.find(({ id }) => id === media);
    const s300 = found?.urlS ?? '';
    if (found)
      pictures.set(person, {
        s300,
        s600: s300.replace('/s300.', '/s600.'),
        medium: found.medium,
        big: found.big,
      });
  }
  routes = everyRoute();
  open = await stillOpen(all(PEOPLE), 0);
});

const STAFF: Person[] = ['assistant', 'owner', 'operator'];
const OUTSIDE = PEOPLE.filter(
  (person) => !STAFF.includes(person) && person !== 'client' && person !== 'guest',
);

interface State {
  /** The statement that causes it, and the one that undoes it; `$1` is the photograph, `$2` the project. */
  now: string;
  undo: string;
  /** Who sees the photograph no more, by any way. */
  gone: Person[];
}

const ofMedia = (change: string) => `update media set ${change} where id = $1 and event_id = $2`;
const ofEvent = (change: string) => `update events set ${change} where $1::uuid is not null and id = $2`;
const ofGrants = (change: string) =>
  `update grants set ${change} where $1::uuid is not null and event_id = $2 and (revoked_at is null or revoked_at > now() - interval '1 minute')`;
const GRANTED: Person[] = ['guest', 'client'];

/** Everything that removes a photograph, or the whole project, from people who had access. */
const STATES: Record<string, State> = {
  hidden: { now: ofMedia('hidden = true'), undo: ofMedia('hidden = false'), gone: ['guest', ...OUTSIDE] },
  withdrawn: {
    now: ofMedia('private = true'),
    undo: ofMedia('private = false'),
    gone: [...GRANTED, ...OUTSIDE],
  },
  'in the trash': {
    now: ofMedia('deleted_at = now()'),
    undo: ofMedia('deleted_at = null'),
    gone: [...GRANTED, ...OUTSIDE],
  },
  'of an expired project': {
    now: ofEvent('expires_at = now()'),
    undo: ofEvent('expires_at = null'),
    gone: [...GRANTED, ...OUTSIDE],
  },
  'of an unpublished project': {
    now: ofEvent('published_at = null'),
    undo: ofEvent('published_at = now()'),
    gone: [...GRANTED, ...OUTSIDE],
  },
  'of an archived project': {
    now: ofEvent('archived_at = now()'),
    undo: ofEvent('archived_at = null'),
    gone: [...GRANTED, ...OUTSIDE],
  },
  'of a project that does not share any more': {
    now: ofEvent('allow_sharing = false'),
    undo: ofEvent('allow_sharing = true'),
    gone: OUTSIDE,
  },
  'of a project in the trash': {
    now: ofEvent('deleted_at = now()'),
    undo: ofEvent('deleted_at = null'),
    gone: [...GRANTED, ...OUTSIDE],
  },
};

const wayOf = (person: Person, { name }: Route) => `${person} by ${name}`;
const sees = async (person: Person, route: Route) => (await route.ask(person)).includes(media);

type Ways = (route: Route) => readonly Person[];
/** Everyone, by every route. */
const all =
  (people: readonly Person[]): Ways =>
  () =>
    people;
/** Those who saw it by the route while nothing was closed. */
const sawIt =
  (people: readonly Person[]): Ways =>
  (route) =>
    people.filter((person) => open.includes(wayOf(person, route)));
/** In `npm test` those who saw it by the route, and one of the others, by the names of state and route. */
const chosen = (people: readonly Person[], state: string): Ways =>
  whole
    ? all(people)
    : (route) => [...new Set([...sawIt(people)(route), ...someOf(`${state} by ${route.name}`, people)])];

/**
 * Who sees the photograph, by which way; until then, each way may be requested again. People ask at once, each one route
 * after the other.
 */
async function stillOpen(ways: Ways, until: number): Promise<string[]> {
  const left = new Set<string>();
  await Promise.all(
    PEOPLE.map(async (person) => {
      for (const route of routes.filter((one) => ways(one).includes(person))) {
        let seen = await sees(person, route);
        while (seen && Date.now() < until) seen = await sees(person, route);
        if (seen) left.add(wayOf(person, route));
      }
    }),
  );
  // In the order of the routes, as the first answer was.
  return routes.flatMap((route) =>
    PEOPLE.map((person) => wayOf(person, route)).filter((way) => left.has(way)),
  );
}

/** Writes that name the photograph, by their samples. */
async function acceptedWrites(people: readonly Person[], state: string): Promise<string[]> {
  const accepted: string[] = [];
  const writes = webEndpoints.filter(({ method }) => method !== 'GET');
  for (const { id, method, path } of writes) {
    const sample = samples[id] ?? {};
    if (!path.includes(':media') && !JSON.stringify(sample.body ?? {}).includes(media)) continue;
    for (const person of someOf(`${state} by ${id}`, people)) {
      const { status } = await world.people[person].send(method, fill(path, sample), { json: sample.body });
      if (status < 400) accepted.push(`${person} by ${id}: ${status}`);
    }
  }
  return accepted;
}

test('before any change, everyone who may see it does, by many routes', async () => {
  const ways = (person: Person) => open.filter((way) => way.startsWith(`${person} by`)).length;
  for (const person of GRANTED) expect([person, ways(person) >= 7]).toEqual([person, true]);
  for (const person of STAFF) expect([person, ways(person) >= 7]).toEqual([person, true]);
  for (const person of OUTSIDE)
    expect(open.filter((way) => way.startsWith(`${person} by`))).toEqual([
      `${person} by sharing.card`,
      `${person} by sharing.photo`,
    ]);
});

describe.each(Object.entries(STATES))('a photograph that is %s', (state, { now, undo, gone }) => {
  test('is unreachable within a second by every route for people who may not see it; others keep it', async () => {
    const others = PEOPLE.filter((person) => !gone.includes(person) && !STAFF.includes(person));
    const before = open.filter((way) => others.some((person) => way.startsWith(`${person} by `)));
    await sql(now, [media, world.project.id]);
    expect(await stillOpen(chosen(gone, state), Date.now() + aSecond())).toEqual([]);
    expect(await acceptedWrites(gone, state)).toEqual([]);
    const after = await stillOpen((whole ? all : sawIt)(others), 0);
    // A hidden photograph is not shared either: its public address is gone for clients too, their own routes are not.
    const shared = /by sharing\.(card|share)$/;
    expect(after.filter((way) => !shared.test(way))).toEqual(before.filter((way) => !shared.test(way)));
  });

  afterEach(async () => {
    await sql(undo, [media, world.project.id]);
    const address = pictures.get('client')?.s300 ?? '';
    await expect
      .poll(async () => (await world.people.client.get(address)).status, {
        timeout: 2 * aSecond(),
        interval: 20,
      })
      .toBe(200);
  });
});

test('a photograph is unreachable within a second for holders of revoked grants', async () => {
  await sql(ofEvent('allow_sharing = false'), [media, world.project.id]);
  await sql(ofGrants('revoked_at = now()'), [media, world.project.id]);
  expect(await stillOpen(all(GRANTED), Date.now() + aSecond())).toEqual([]);
  expect(await acceptedWrites(GRANTED, 'revoked')).toEqual([]);
});
