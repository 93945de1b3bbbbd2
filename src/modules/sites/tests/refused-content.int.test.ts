import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import type { PartBlock } from '../admin/state/parts';
import type { SiteDocument } from '../rules/document';
import type { StudioSite } from '../rules/studio-site';

const app = await openTestApp();
const sql = sqlOf(app);
const SITES = '/api/x/sites';
let owner: Browser;
let project: Project;
let stories: PartBlock | undefined;

const draft = async () => (await owner.get(`${SITES}/draft`)).json as unknown as StudioSite;

/** Saves the draft with one block of clients' sentences at its beginning. */
async function saveStories(settings: Record<string, unknown>, more: object = {}) {
  const { revision, document } = await draft();
  const next = structuredClone(document) as SiteDocument;
  const block = { id: 'quoted', type: 'sites.stories', settings, hidden: false, sample: false, ...more };
  const [page] = next.pages;
  if (page) page.blocks = [block, ...page.blocks.filter(({ id }) => id !== 'quoted')];
  return owner.put(`${SITES}/draft`, { revision, document: next });
}

beforeAll(async () => {
  await startWeb(app);
  const studio = await makeStudio('Studio Alma');
  project = await makeProject(studio, { medias: 2 });
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  await owner.post(`${SITES}/begin`, { template: 'quiet' });
  const { blocks } = (await owner.get(`${SITES}/parts`)).json as unknown as { blocks: PartBlock[] };
  stories = blocks.find(({ id }) => id === 'sites.stories');
});

test('a draft is refused if visitors would read a template’s sentence as the words of a client', async () => {
  expect(stories?.words).toEqual(expect.arrayContaining([expect.stringContaining('three times')]));
  for (const more of [{}, { own: true }]) {
    const refused = await saveStories(stories?.starter ?? {}, more);
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      { quote: [expect.stringContaining('no client wrote')] },
    ]);
  }
  const kept = await saveStories({ stories: [{ quote: { en: 'We cried. Twice.' } }] }, { own: true });
  expect(kept.status).toBe(200);
  expect((await draft()).document?.pages[0]?.blocks[0]?.sample).toBe(false);
});

test('a block accepted with a client’s own words cannot show a template’s sentence afterwards', async () => {
  const own = await saveStories({ stories: [{ quote: { en: 'We laughed.' } }] }, { own: true });
  expect(own.status).toBe(200);
  expect((await saveStories(stories?.starter ?? {}, { own: true })).status).toBe(422);
});

test('a draft is refused if visitors would read a template’s prices and numbers', async () => {
  const { blocks } = (await owner.get(`${SITES}/parts`)).json as unknown as { blocks: PartBlock[] };
  const settings = blocks.find(({ id }) => id === 'sites.pricing')?.starter ?? {};
  for (const more of [{}, { own: true }]) {
    const refused = await saveStories(settings, { type: 'sites.pricing', ...more });
    expect([refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([422, ['sample']]);
  }
  const packages = [{ name: { en: 'My day' }, price: { en: '$950' }, includes: { en: 'All of it' } }];
  expect((await saveStories({ packages }, { type: 'sites.pricing', own: true })).status).toBe(200);
  const sample = await saveStories(settings, { type: 'sites.pricing', sample: true });
  expect(sample.status).toBe(200);
});

test('sentences that are no texts do not break the draft', async () => {
  const saved = await saveStories({ stories: [null, { quote: { en: 5 } }] });
  expect(saved.status).toBe(200);
  expect((await draft()).document?.pages[0]?.blocks[0]?.sample).toBe(false);
});

test('photographs that are hidden or withdrawn are not offered, and refused by name', async () => {
  const photographs = [project.medias[1]];
  for (const how of ['hidden', 'private', 'gallery_private']) {
    await sql(`update media set ${how} = true where id = $1`, [project.medias[1]]);
    const list = (await owner.get(`${SITES}/projects/${project.id}/photographs`)).json;
    expect(list.photographs).toHaveLength(1);
    const refused = await owner.post(`${SITES}/pictures`, { photographs });
    expect([refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([422, ['photographs']]);
    await sql(`update media set ${how} = false where id = $1`, [project.medias[1]]);
  }
});
