import { randomUUID } from 'node:crypto';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb, type Web } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { payload } from '@/core/db/payload';
import { recordFunction, shownRecords } from '../shown-records';

const app = await openTestApp();
let web: Web;
const people: Record<string, Browser> = {};
let event = '';

beforeAll(async () => {
  web = await startWeb(app);
  const studio = await makeStudio();
  event = (await makeProject(studio, { medias: 0 })).id;
  const assistant = await makeUser({ account: studio.account, role: 'assistant' });
  const operator = await makeUser({ operator: true });
  people.owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  people.assistant = await new Browser(app.origin).signIn(assistant.email, PASSWORD);
  people.operator = await new Browser(app.origin).signIn(operator.email, PASSWORD);
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

/** The page of an address that does not exist: the public one, and the admin's own. */
const CALM = new Set<unknown>(['/not-here', '/admin/missing']);

/** Pages requested at the same time. */
const AT_ONCE = 8;

/** The result of a page's request: the page Next had to render, or the redirect. */
async function lookedAt(who: Browser, path: string) {
  // Several pages are requested at the same time.
  const request = randomUUID();
  const answer = await who.page(path, { headers: { 'X-Test-Request': request } });
  const drawn = web.drawn.find(({ headers }) => headers['x-test-request'] === request);
  return { status: answer.status, to: answer.headers.get('location') ?? drawn?.path ?? null };
}

/** Pages for operators alone: lists, records, new ones and the trash of the visible collections. */
const isRecordScreen = (path: string) =>
  shownRecords().some((slug) =>
    ['', '/create', '/trash', `/${event}`, `/trash/${event}`].some(
      (end) => path === `/admin/collections/${slug}${end}`,
    ),
  );

describe.each(['owner', 'assistant', 'operator'] as const)("Payload's own screens, to the %s", (role) => {
  test('exist only as the records of operators: others answer not found, or are replaced by ours', async () => {
    const paths = payloadScreens();
    expect(paths.length).toBeGreaterThan(200);
    const wrong: unknown[] = [];
    const look = async (path: string) => {
      const { status, to } = await lookedAt(people[role] as Browser, path);
      const calm = status === 404 && CALM.has(to ?? '');
      const led = status === 307 && /^\/(users\/sign_(in|out)|admin\/settings\/)/.test(to ?? '');
      const open = role === 'operator' && isRecordScreen(path) && to === path;
      if (!calm && !led && !open) wrong.push([path, status, to]);
    };
    web.drawn.length = 0;
    for (let i = 0; i < paths.length; i += AT_ONCE) await Promise.all(paths.slice(i, i + AT_ONCE).map(look));
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
])('%s does not bypass that', async (path) => {
  expect(CALM).toContain((await lookedAt(people.owner as Browser, path)).to);
});

test('cannot write either', async () => {
  web.drawn.length = 0;
  const answer = await people.owner?.send('POST', '/admin/collections/users', { form: { a: 'b' } });
  expect([answer?.status, web.drawn.every(({ path }) => CALM.has(path))]).toEqual([404, true]);
});

describe('server functions of the record views', () => {
  const crafted = { headers: { 'Next-Action': '40'.repeat(21), 'Content-Type': 'text/plain' }, body: '[]' };

  test('are passed to Next only from an operator, and only for a record view', async () => {
    const asked = async (who: Browser, path: string) => {
      web.drawn.length = 0;
      const { status } = await who.send('POST', path, crafted);
      return [status, web.drawn.length];
    };
    // The stub for Next answers requests with 405 and renders nothing.
    expect(await asked(people.operator as Browser, '/admin/collections/brands')).toEqual([405, 0]);
    for (const role of ['owner', 'assistant'])
      expect(await asked(people[role] as Browser, '/admin/collections/brands')).toEqual([404, 1]);
    for (const path of [
      '/admin/collections/mails',
      '/admin/collections/payload-preferences',
      '/admin/globals/x',
    ])
      expect(await asked(people.operator as Browser, path)).toEqual([404, 1]);
  });

  test.each([
    [
      'form-state',
      { collectionSlug: 'brands', id: '1', returnLockStatus: true },
      { collectionSlug: 'brands', id: '1' },
    ],
    ['table-state', { collectionSlug: 'events', query: { where: {} } }, { collectionSlug: 'events' }],
    ['form-state', { collectionSlug: 'mails' }, null],
    ['form-state', { collectionSlug: 'payload-preferences' }, null],
    ['form-state', { globalSlug: 'x' }, null],
    ['table-state', { collectionSlug: ['brands'] }, null],
    ['render-document', { collectionSlug: 'brands' }, null],
    ['copy-data-from-locale', { collectionSlug: 'brands' }, null],
    ['schedule-publish', { collectionSlug: 'brands' }, null],
    ['__proto__', { collectionSlug: 'brands' }, null],
  ])('%s with %j is passed on as %j', (name, args, needed) => {
    expect(recordFunction(name, args)).toEqual(needed);
  });

  test.each(['where[hash][like]=a', 'sort=-salt', 'where[account.name][like]=x', 'limit=100000'])(
    'a list with the query %s is not found',
    async (query) => {
      const { status, to } = await lookedAt(people.operator as Browser, `/admin/collections/users?${query}`);
      expect([status, to]).toEqual([404, '/admin/missing']);
    },
  );
});

test('our own screens all exist', async () => {
  const views = Object.values(payload().config.admin.components?.views ?? {}) as { path?: string }[];
  const paths = views.flatMap(({ path }) => (path ? [path.replace(/:\w+/g, event)] : []));
  expect(paths.length).toBeGreaterThan(8);
  for (const path of ['', ...paths]) {
    const { to } = await lookedAt(people.owner as Browser, `/admin${path}`);
    expect([path, to]).toEqual([path, `/admin${path}`]);
  }
});

test('visitors without a session are sent to sign in', async () => {
  const { status, to } = await lookedAt(new Browser(app.origin), '/admin/collections/users');
  expect([status, to]).toEqual([
    307,
    `/users/sign_in?back=${encodeURIComponent('/admin/collections/users')}`,
  ]);
});
