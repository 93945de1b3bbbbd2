import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { findLive } from '../draw/find-live';
import type { SiteDocument } from '../rules/document';
import type { StudioSite } from '../rules/studio-site';

const app = await openTestApp();
const sql = sqlOf(app);
const DRAFT = '/api/x/sites/draft';
const MARKDOWN = '## Hello\n\nSome **bold** and a [link](/about).';
let owner: Browser;
let account: string;

const draft = async (query = '') => (await owner.get(DRAFT + query)).json as unknown as StudioSite;
const stored = async () =>
  (await sql<{ draft: SiteDocument }>('select draft from sites where account_id = $1', [account]))[0]?.draft;
const firstBlock = (document: SiteDocument | null | undefined) => document?.pages[0]?.blocks[0];

/** Returns the draft with one text block first on the home page. */
async function withText(text: unknown): Promise<{ revision: number; document: SiteDocument }> {
  const { revision, document } = await draft();
  const next = structuredClone(document) as SiteDocument;
  const block = { id: 'text', type: 'sites.text', settings: { text }, hidden: false, sample: false };
  const [page] = next.pages;
  if (page) page.blocks = [block, ...page.blocks.filter(({ id }) => id !== 'text')];
  return { revision, document: next };
}
const save = async (text: unknown) => owner.put(DRAFT, await withText(text));
const preview = async () => {
  const { document } = await draft();
  return (await owner.get(`/api/x/sites/preview?page=${document?.pages[0]?.id}&locale=en`)).text;
};

beforeAll(async () => {
  await startWeb(app);
  const studio = await makeStudio('Studio Alma');
  account = studio.account;
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  await owner.post('/api/x/sites/begin', { template: 'quiet' });
});

test('a site begins with the prose of its template as Lexical’s JSON', async () => {
  const texts = JSON.stringify(await stored());
  expect(texts).toContain('"type":"paragraph"');
  expect(texts).toContain('"type":"listitem"');
});

test('Markdown is accepted, stored as Lexical’s JSON, and answered as Markdown on request', async () => {
  expect((await save({ en: MARKDOWN })).status).toBe(200);
  expect(firstBlock(await stored())?.settings.text).toMatchObject({
    en: { root: { children: [{ type: 'heading', tag: 'h2' }, { type: 'paragraph' }] } },
  });
  expect(firstBlock((await draft('?prose=markdown')).document)?.settings.text).toEqual({ en: MARKDOWN });
  expect(await preview()).toContain(
    '<div class="prose" dir="auto"><h2>Hello</h2><p>Some <strong>bold</strong> and a <a href="/about">link</a>.</p></div>',
  );
});

test('a site stored with Markdown is read and shown as before, without a change to publish', async () => {
  const old = JSON.stringify(firstBlock((await withText({ en: 'Of *before*' })).document));
  for (const column of ['draft', 'live'])
    await sql(
      `update sites set ${column} = jsonb_set(draft, '{pages,0,blocks,0}', $2::jsonb) where account_id = $1`,
      [account, old],
    );
  const { document, live } = await draft();
  expect(firstBlock(document)?.settings.text).toMatchObject({ en: { root: { type: 'root' } } });
  expect(live).toEqual(document);
  expect(await preview()).toContain('<p>Of <em>before</em></p>');
});

test('visitors get the page of a site stored with Markdown, and only what is rendered is converted', async () => {
  await sql(`update accounts set site_name = 'alma' where id = $1`, [account]);
  const { live } = (await findLive(account)) ?? {};
  expect(firstBlock(live)?.settings.text).toEqual({ en: 'Of *before*' });
  const page = await new Browser(app.origin, `alma.localhost:${app.port}`).page('/?locale=en');
  expect(page.text).toContain('<p>Of <em>before</em></p>');
});

const inParagraph = (child: object) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [child] }] },
});
const AT = 'document.pages.0.blocks.0.settings.text.en';

test.each([
  ['an unknown node', inParagraph({ type: 'upload' }), `${AT}.root.children.0.children.0.type`],
  [
    'a link that runs something',
    inParagraph({ type: 'link', url: 'javascript:alert(1)', children: [] }),
    `${AT}.root.children.0.children.0.url`,
  ],
  [
    'too many characters',
    inParagraph({ type: 'text', text: 'x'.repeat(8001) }),
    `${AT}.root.children.0.children.0`,
  ],
  ['too long Markdown', 'x'.repeat(8001), AT],
  ['what is no document', 1, `${AT}.root`],
])('prose with %s is refused, naming its place', async (_what, en, field) => {
  const { revision } = await draft();
  const { status, json } = await save({ en });
  expect([status, Object.keys(json.errors ?? {})]).toEqual([422, [field]]);
  expect((await draft()).revision).toBe(revision);
});

test('prose that is refused in a footer names the footer', async () => {
  const { revision, document } = await draft();
  const footer = { ...document?.footer, text: { he: inParagraph({ type: 'table' }) } };
  const { status, json } = await owner.put(DRAFT, { revision, document: { ...document, footer } });
  expect([status, Object.keys(json.errors ?? {})]).toEqual([
    422,
    ['document.footer.text.he.root.children.0.children.0.type'],
  ]);
});

test('text that looks like markup stays text on the page', async () => {
  await save({ en: inParagraph({ type: 'text', text: '<img src=x onerror=alert(1)>' }) });
  expect(await preview()).toContain('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
});

test('settings that look like prose where no block has any do not break the site', async () => {
  const { revision, document } = await withText({ en: 'a' });
  const [block] = document.pages[0]?.blocks ?? [];
  if (block) block.settings = { ...block.settings, title: { en: { root: null } } };
  expect((await owner.put(DRAFT, { revision, document })).status).toBe(200);
  expect((await owner.get(DRAFT)).status).toBe(200);
  expect((await save({ en: 'b' })).status).toBe(200);
});

test('a document that becomes too large when it is stored is refused, and nothing is stored', async () => {
  const { revision, document } = await withText({ en: 'a' });
  const [page] = document.pages;
  const [block] = page?.blocks ?? [];
  const text = '- - - - - - a\n'.repeat(300);
  if (page && block)
    page.blocks = Array.from({ length: 30 }, (_, i) => ({
      ...block,
      id: `text${i}`,
      settings: { text: { en: text } },
    }));
  const { status, json } = await owner.put(DRAFT, { revision, document });
  expect([status, json.code]).toEqual([413, 'BODY_TOO_LARGE']);
  expect((await draft()).revision).toBe(revision);
});
