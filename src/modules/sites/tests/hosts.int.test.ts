import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { findLive } from '../draw/find-live';
import { beginSite } from '../operations/begin-site';
import { publishSite } from '../operations/publish-site';
import { readDraft } from '../operations/read-draft';
import { watchSites } from '../page-store';
import type { SiteDocument } from '../rules/document';
import { samplesOf, withSamplesTaken } from '../rules/samples';

/** Pages are read again after a minute in any case: what is seen sooner came by a notification, on a busy machine, too. */
const NOTICED_MS = 15_000;

const app = await openTestApp();
const sql = sqlOf(app);
const accounts: Record<string, string> = {};
const at = (name: string, locale = 'en') =>
  new Browser(app.origin, name ? `${name}.localhost:${app.port}` : undefined).page(`/?locale=${locale}`);

async function makeSite(name: string, template = 'quiet'): Promise<void> {
  const { account } = await makeStudio(`Studio ${name}`);
  await sql('update accounts set site_name = $2 where id = $1', [account, name]);
  accounts[name] = account;
  await beginSite(account, template);
}
const write = (name: string, title: string) =>
  sql(
    `update sites set draft = jsonb_set(draft, '{pages,0,blocks,0,settings,title}', $2), revision = revision + 1 where account_id = $1`,
    [accounts[name], JSON.stringify({ en: title, he: `${title} בעברית` })],
  );
const publish = (name: string) => publishSite(accounts[name] as string, { user: null });

beforeAll(async () => {
  await startWeb(app);
  await watchSites();
  for (const name of ['alma', 'boaz', 'quietly']) await makeSite(name);
  for (const name of ['alma', 'boaz']) {
    await write(name, `Words of ${name}`);
    await publish(name);
  }
  await write('quietly', 'An unpublished draft');
});

describe('a site begun from a template', () => {
  const INVENTED = /Maya & Jonathan|For eleven years|1,600/;
  const draftOf = async () => {
    const [row] = await sql<{ draft: SiteDocument }>('select draft from sites where account_id = $1', [
      accounts.fresh,
    ]);
    return row?.draft as SiteDocument;
  };
  const paths = ['/', '/about', '/prices', '/sitemap.xml'];
  const pages = () =>
    Promise.all(
      paths.map((path) => new Browser(app.origin, `fresh.localhost:${app.port}`).page(`${path}?locale=en`)),
    );

  test('publishes no testimonial, price or biography of the template, and no page with these alone', async () => {
    await makeSite('fresh', 'folio');
    expect(JSON.stringify(await draftOf())).toMatch(INVENTED);
    await publish('fresh');
    const [home, about, prices, sitemap] = await pages();
    expect(home?.text).toContain('Every love has its own light');
    for (const page of [home, about, prices]) expect(page?.text).not.toMatch(INVENTED);
    expect(prices?.status).toBe(404);
    expect(sitemap?.text).not.toContain('/prices');
    expect(home?.text).not.toContain('href="/prices"');
  });

  test('and published before samples were marked, omits what is still the template’s', async () => {
    const unmarked = JSON.parse(JSON.stringify(await draftOf())) as SiteDocument;
    for (const { blocks } of unmarked.pages)
      for (const block of blocks) Object.assign(block, { sample: undefined });
    await sql('update sites set draft = $2, live = $2 where account_id = $1', [
      accounts.fresh,
      JSON.stringify(unmarked),
    ]);
    const { live } = (await findLive(accounts.fresh ?? null)) ?? {};
    expect(JSON.stringify(live)).toContain('Every love has its own light');
    expect(JSON.stringify(live)).not.toMatch(INVENTED);
    expect(live?.pages.map(({ slug }) => slug)).not.toContain('prices');
    const { document } = await readDraft(accounts.fresh ?? null);
    const samples = samplesOf(document as SiteDocument).map(({ block }) => block.type);
    expect(samples).toEqual(expect.arrayContaining(['sites.stories', 'sites.story', 'sites.pricing']));
    // The photographer accepts what is in the draft, as the builder shows it.
    await sql('update sites set draft = $2 where account_id = $1', [
      accounts.fresh,
      JSON.stringify(document),
    ]);
  });

  test('publishes what the photographer accepted', async () => {
    await sql('update sites set draft = $2, revision = revision + 1 where account_id = $1', [
      accounts.fresh,
      JSON.stringify(withSamplesTaken(await draftOf())),
    ]);
    await publish('fresh');
    await expect.poll(async () => (await pages())[2]?.text, { timeout: 5000 }).toContain('$2,400');
  });
});

describe('a site on its host', () => {
  test('shows its own pages, in both languages, and nothing of another', async () => {
    const alma = await at('alma');
    expect(alma.status).toBe(200);
    expect(alma.text).toContain('Words of alma');
    expect(alma.text).not.toContain('boaz');
    expect((await at('boaz')).text).toContain('Words of boaz');
    const hebrew = await at('alma', 'he');
    expect(hebrew.text).toMatch(/<html lang="he" dir="rtl">[\s\S]*Words of alma בעברית/);
  });

  test('shows what was published, and no draft', async () => {
    expect((await at('quietly')).text).not.toContain('An unpublished draft');
    await write('alma', 'Words of tomorrow');
    expect((await at('alma')).text).toContain('Words of alma');
    await publish('alma');
    await expect
      .poll(async () => (await at('alma')).text, { timeout: NOTICED_MS })
      .toContain('Words of tomorrow');
    expect((await at('boaz')).text).toContain('Words of boaz');
  });

  test('is the same bytes for every visitor, with a policy that allows only its own script', async () => {
    const [one, two] = [await at('boaz'), await at('boaz')];
    expect(two.text).toBe(one.text);
    expect(one.headers.get('etag')).toBe(two.headers.get('etag'));
    const policy = one.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-inline');
    expect(one.text).not.toMatch(/ style="|<script(?! type="(module|application\/ld\+json)")/);
    expect(one.headers.get('set-cookie') ?? '').not.toContain('keepers_sid');
  });

  test('is not found on the platform’s host, nor on an unknown one', async () => {
    expect((await at('')).text).not.toContain('Words of');
    expect((await at('unknown')).status).toBe(404);
  });
});

test('publishing a revision that is not the current one is refused as stale', async () => {
  await expect(publishSite(accounts.boaz as string, { revision: 1, user: null })).rejects.toMatchObject({
    code: 'STALE',
  });
});

test('deleting an account deletes its site, which would otherwise become the platform’s', async () => {
  const rows = await sql(
    `select confdeltype as how from pg_constraint where conname = 'sites_account_id_accounts_id_fk'`,
  );
  expect(rows).toEqual([{ how: 'c' }]);
});
