import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD, type Project } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test, vi } from 'vitest';
import { authorize } from '@/modules/access/grants/viewer';
import { contextOf } from '@/modules/access/read-context';
import { addTabData, tabData } from '@/modules/project/tab-data';

/** What a feature loads for a tab, and the endpoint that its browser reads again. */
const TABS: [feature: string, tab: string, path: string][] = [
  ['albums', 'albums', '/api/x/albums/projects/:id/albums'],
  ['downloads', 'downloads', '/api/x/downloads/projects/:id/history'],
  ['reviews', 'reviews', '/api/x/reviews/projects/:id'],
  ['selection', 'statistics', '/api/x/selection/projects/:id/statistics'],
  ['sharing', 'sharing', '/api/x/sharing/projects/:id/counts'],
  ['statistics', 'visits', '/api/x/statistics/projects/:id'],
];

const app = await openTestApp();
let project: Project;
let owner: Browser;
let assistant: Browser;

beforeAll(async () => {
  await startWeb(app);
  const studio = await makeStudio();
  project = await makeProject(studio, { options: { allow_downloads: true, allow_sharing: true } });
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  const { email } = await makeUser({ account: studio.account, role: 'assistant' });
  assistant = await new Browser(app.origin).signIn(email, PASSWORD);
  const client = await new Browser(app.origin).enter(project.code);
  await client.page(`/events/${project.id}`);
  await client.post('/product_medias', { media: project.medias[0], product: project.products.Album });
});

/** The person in the project, as the page of the tab finds them. */
async function enteredBy(who: Browser) {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return authorize(contextOf(new Headers({ cookie })), project.id, 'project.preview');
}

const read = async (who: Browser, feature: string, tab: string, search: Record<string, string> = {}) =>
  tabData.read(feature, tab, { entered: await enteredBy(who), locale: 'en', search });

test.each(TABS)('%s: the tab "%s" shows at first what its endpoint answers', async (feature, tab, path) => {
  for (const who of [owner, assistant]) {
    const { status, json } = await who.get(path.replace(':id', project.id));
    expect([status, Object.keys(json).length > 1]).toEqual([200, true]);
    expect(await read(who, feature, tab)).toEqual(json);
  }
});

test('visits are those of the period of the address', async () => {
  const { json } = await owner.get(`/api/x/statistics/projects/${project.id}?period=week`);
  expect(await read(owner, 'statistics', 'visits', { period: 'week' })).toEqual(json);
  expect(json).toMatchObject({ period: 'week' });
  expect(await read(owner, 'statistics', 'visits', { period: 'never' })).toMatchObject({ period: 'all' });
});

test('a person without the permission gets nothing, and the loader is not called', async () => {
  const load = vi.fn(async () => ({ secret: true }));
  const logged = vi.spyOn(console, 'error');
  addTabData('kept', {
    operators: { permission: 'operators.read', load },
    all: { permission: 'project.preview', load },
  });
  expect(await read(owner, 'kept', 'operators')).toBeNull();
  expect(load).not.toHaveBeenCalled();
  expect(await read(owner, 'kept', 'all')).toEqual({ secret: true });
  // A refusal is no failure of the feature.
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
