import { beforeAll, describe, expect, test } from 'vitest';
import { payload } from '@/core/db/payload';
import { Browser } from '../helpers/browser';
import { openHouse } from '../helpers/house';
import { startWeb, type Web } from '../helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD } from '../helpers/studio';

const house = await openHouse();
let web: Web;
const people: Record<string, Browser> = {};
let event = '';

beforeAll(async () => {
  web = await startWeb(house);
  const studio = await makeStudio();
  event = (await makeProject(studio, { medias: 0 })).id;
  const assistant = await makeUser({ account: studio.account, role: 'assistant' });
  const operator = await makeUser({ operator: true });
  people.owner = await new Browser(house.origin).signIn(studio.ownerEmail, PASSWORD);
  people.assistant = await new Browser(house.origin).signIn(assistant.email, PASSWORD);
  people.operator = await new Browser(house.origin).signIn(operator.email, PASSWORD);
});

/** Every address Payload registers below /admin, with ids put in. */
function payloadScreens(): string[] {
  const { config, collections, globals } = payload();
  const own = Object.values(config.admin.routes).filter((path): path is `/${string}` => Boolean(path));
  const of = (base: string) =>
    ['', '/create', '/trash', '/versions', '/api', '/preview'].map((end) => base + end);
  const raw = Object.keys(collections).flatMap((slug) => [
    ...of(`/collections/${slug}`),
    ...of(`/collections/${slug}/${event}`),
    `/collections/${slug}/${event}/versions/${event}`,
    `/collections/${slug}/trash/${event}`,
    `/collections/${slug}/verify/token`,
  ]);
  const globalOnes = (globals.config.map(({ slug }) => slug) as string[])
    .concat('anything')
    .flatMap((slug) => of(`/globals/${slug}`));
  return [...own, ...raw, ...globalOnes].map((path) => `/admin${path}`);
}

/** The page for an address that does not exist: everybody's, and the admin's own. */
const CALM = new Set<unknown>(['/not-here', '/admin/missing']);

/** What a page's request led to: the page Next was asked for, or where it was sent. */
async function lookedAt(who: Browser, path: string) {
  web.drawn.length = 0;
  const answer = await who.page(path);
  return { status: answer.status, to: answer.headers.get('location') ?? web.drawn[0]?.path ?? null };
}

describe.each(['owner', 'assistant', 'operator'] as const)("Payload's own screens, to the %s", (role) => {
  test('are nowhere: the calm not-found, or one of ours', async () => {
    const paths = payloadScreens();
    expect(paths.length).toBeGreaterThan(200);
    const wrong: unknown[] = [];
    for (const path of paths) {
      const { status, to } = await lookedAt(people[role] as Browser, path);
      const calm = status === 404 && CALM.has(to ?? '');
      const led = status === 307 && /^\/(users\/sign_(in|out)|admin\/settings\/)/.test(to ?? '');
      if (!calm && !led) wrong.push([path, status, to]);
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

test.each([
  '/admin//collections/users',
  '/admin/./collections/users',
  '/admin/%63ollections/users',
  '/admin/projects/../collections/users',
  '/admin/collections/users?locale=en',
  '/admin/collections/users/',
])('%s is no way around', async (path) => {
  expect(CALM).toContain((await lookedAt(people.owner as Browser, path)).to);
});

test('nothing is written through them either', async () => {
  const answer = await people.owner?.send('POST', '/admin/collections/users', { form: { a: 'b' } });
  expect([answer?.status, web.drawn.every(({ path }) => CALM.has(path))]).toEqual([404, true]);
});

test('our own screens are all there', async () => {
  const views = Object.values(payload().config.admin.components?.views ?? {}) as { path?: string }[];
  const paths = views.flatMap(({ path }) => (path ? [path.replace(/:\w+/g, event)] : []));
  expect(paths.length).toBeGreaterThan(8);
  for (const path of ['', ...paths]) {
    const { to } = await lookedAt(people.owner as Browser, `/admin${path}`);
    expect([path, to]).toEqual([path, `/admin${path}`]);
  }
});

test('whoever is not signed in is asked to', async () => {
  const { status, to } = await lookedAt(new Browser(house.origin), '/admin/collections/users');
  expect([status, to]).toEqual([
    307,
    `/users/sign_in?back=${encodeURIComponent('/admin/collections/users')}`,
  ]);
});
