import { storage } from '@media/storage/files';
import { askHost } from '@root/tests/helpers/ask-host';
import { Browser } from '@root/tests/helpers/browser';
import { startOther } from '@root/tests/helpers/start-other';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import { watchSites } from '../page-store';
import { sitePictureBase, sitePictureKey } from '../picture-address';
import { makeSite } from './make-site';

const app = await openTestApp();
const sql = sqlOf(app);
const NAMES = ['alma', 'boaz'] as const;
type Name = (typeof NAMES)[number];
/** A version of a picture, as in addresses. */
const VERSION = '0123456789ab';
const DOMAIN: Record<Name, string> = { alma: 'alma.example.org', boaz: 'boaz.example.org' };

interface World {
  studio: Studio;
  site: string;
  shown: Project;
  picture: string;
}
const worlds = {} as Record<Name, World>;
/** The two web processes. */
let processes: string[] = [];

/** Requests a page from a process by a host's name. */
const at = (origin: string, host: string, path: string, locale = 'en') =>
  new Browser(origin, `${host}:${app.port}`).page(path, {
    headers: { 'Accept-Language': locale },
  });
const hostsOf = (name: Name) => [`${name}.localhost`, DOMAIN[name]];
/** Requests to several hosts at the same time. */
const onEach = (hosts: string[], look: (host: string) => Promise<void>) => Promise.all(hosts.map(look));
const STRANGE = ['localhost', '127.0.0.1', 'unknown.localhost', 'unknown.example.org'];

const pagesOf = (name: Name, words = `PUBLISHED-${name}`) => ({
  '': [{ id: 'words', type: 'sites.text', settings: { title: { en: words, he: `${words}-בעברית` } } }],
  about: [{ id: 'words', type: 'sites.text', settings: { title: { en: `ABOUT-${name}` } } }],
  [`only-${name}`]: [{ id: 'words', type: 'sites.text', settings: { title: { en: `ONLY-${name}` } } }],
  clients: [{ id: 'all', type: 'sites.clients' }],
  contact: [{ id: 'ask', type: 'sites.contact' }],
});

async function makeWorld(name: Name): Promise<World> {
  const studio = await makeStudio(`STUDIO-${name}`);
  const site = await makeSite(studio.account, name, pagesOf(name));
  await sql(
    `update sites set draft = jsonb_set(draft, '{pages,0,blocks,0,settings,title,en}', $2) where id = $1`,
    [site, JSON.stringify(`DRAFT-${name}`)],
  );
  await sql(
    `insert into site_domains (id, account_id, host, proof, verified_at, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'proof', now(), now(), now())`,
    [studio.account, DOMAIN[name]],
  );
  const project = (what: string, options: object) =>
    makeProject(studio, { medias: 1, options: { name: `${what}-${name}`, ...options } });
  const shown = await project('PUBLIC', { available_public: true });
  await project('LISTED', { listed: true });
  await project('CLOSED', {});
  const picture = uuidv7();
  await sql(
    `insert into site_pictures (id, site_id, account_id, sha256, state, width, height, widths, created_at, updated_at)
     values ($1, $2, $3, $4, 'ready', 800, 600, '[800]', now(), now())`,
    [picture, site, studio.account, VERSION.padEnd(64, '0')],
  );
  for (const file of ['800.jpg', 'card.jpg'])
    await storage().put(
      sitePictureKey(studio.account, picture, VERSION, file),
      Buffer.from(`PICTURE-${name}`),
      {
        contentType: 'image/jpeg',
      },
    );
  return { studio, site, shown, picture };
}

beforeAll(async () => {
  await startWeb(app);
  await watchSites();
  // It starts while this process makes the sites.
  const other = startOther(app, { PUBLIC_URL: app.origin });
  for (const name of NAMES) worlds[name] = await makeWorld(name);
  processes = [app.origin, (await other).origin];
}, 120_000);

/** Returns every path that is requested on a host, including each site's own addresses. */
function everyPath(): string[] {
  const both = NAMES.flatMap((name) => {
    const { studio, picture, shown } = worlds[name];
    const base = sitePictureBase(studio.account, picture, VERSION);
    return [`/only-${name}`, `${base}/800.jpg`, `${base}/card.jpg`, `/covers/${shown.id}/picture.jpg`];
  });
  const shared = ['/', '/about', '/clients', '/contact', '/clients/2', '/nothing-here'];
  const ownPaths = ['/sitemap.xml', '/robots.txt', '/feed.xml', '/?draft=1', '/?preview=1', '/?site=boaz'];
  return [...shared, ...ownPaths, ...both];
}
/** Returns texts that only one of the sites may show. */
const marksOf = (name: Name) =>
  new RegExp(`(PUBLISHED|ABOUT|ONLY|PUBLIC|LISTED|STUDIO|PICTURE)-${name}|only-${name}`);

describe('one site’s things', () => {
  test('are served on its own hosts, in every process', async () => {
    for (const origin of processes)
      for (const name of NAMES)
        for (const host of hostsOf(name)) {
          const { studio, picture, shown } = worlds[name];
          const texts = await Promise.all(
            ['/', '/about', `/only-${name}`, '/clients', '/feed.xml'].map((path) => at(origin, host, path)),
          );
          for (const { status, text } of texts)
            expect([host, status, marksOf(name).test(text)]).toEqual([host, 200, true]);
          const base = sitePictureBase(studio.account, picture, VERSION);
          expect((await at(origin, host, `${base}/800.jpg`)).text).toBe(`PICTURE-${name}`);
          expect((await at(origin, host, `/covers/${shown.id}/picture.jpg`)).text).toContain('s600 of');
        }
  });

  test('are never served on another’s hosts, the platform’s or unknown ones, in any order of requests', async () => {
    for (const round of [1, 2])
      for (const [index, path] of everyPath().entries()) {
        const origin = processes[(index + round) % 2] as string;
        const locale = (index + round) % 3 ? 'en' : 'he';
        await onEach([...hostsOf('alma'), ...hostsOf('boaz')], async (host) => {
          const other = hostsOf('alma').includes(host) ? 'boaz' : 'alma';
          const { text } = await at(origin, host, path, locale);
          const said = `${host} ${path}: ${marksOf(other).exec(text)?.[0]}`;
          expect(said).toBe(`${host} ${path}: undefined`);
        });
      }
    for (const path of everyPath().filter((one) => !one.startsWith('/_site/')))
      await onEach(STRANGE, async (host) => {
        // The page that replaces Next in this test contains the requested address.
        const text = (await at(app.origin, host, path)).text.replace(/<title>\/.*?<\/title>/, '');
        for (const name of NAMES)
          expect(`${host} ${path}: ${marksOf(name).exec(text)?.[0]}`).toBe(`${host} ${path}: undefined`);
      });
  }, 120_000);

  test('that are drafts, or of closed projects, are served nowhere', async () => {
    for (const path of everyPath())
      await onEach([...hostsOf('alma'), ...hostsOf('boaz'), ...STRANGE], async (host) => {
        const { text } = await at(app.origin, host, path);
        expect(`${host} ${path}: ${/(DRAFT|CLOSED)-\w+/.exec(text)?.[0]}`).toBe(`${host} ${path}: undefined`);
      });
  }, 120_000);

  test('are not served for a forged host header', async () => {
    const ask = (host: string, more: Record<string, string>) =>
      askHost(`${app.origin}/`, host, { method: 'GET', headers: new Headers(more) }).then((answer) =>
        answer.text(),
      );
    for (const name of ['X-Forwarded-Host', 'X-Host', 'Forwarded', 'X-Keepers-Site', 'X-Original-Host']) {
      const said = name === 'X-Keepers-Site' ? worlds.alma.studio.account : 'alma.localhost';
      expect(await ask('boaz.localhost', { [name]: name === 'Forwarded' ? `host=${said}` : said })).toContain(
        'PUBLISHED-boaz',
      );
    }
    for (const host of [
      'alma.localhost.unknown.org',
      'xalma.localhost',
      'alma.boaz.localhost',
      'alma.example.org.evil.com',
    ])
      expect(await ask(host, { Accept: 'text/html' })).not.toMatch(/PUBLISHED/);
    expect(await ask('BOAZ.localhost.', {})).toContain('PUBLISHED-boaz');
  });

  test('an inquiry stays with the site it was sent to', async () => {
    const written = { name: 'Noa', email: 'noa@guests.test', message: 'INQUIRY-alma', block: 'ask' };
    await new Browser(app.origin, `alma.localhost:${app.port}`).post('/inquiries', written);
    expect(await sql('select account_id as account from site_inquiries')).toEqual([
      { account: worlds.alma.studio.account },
    ]);
  });
});

describe('within two seconds every process shows', () => {
  const everywhere = async (
    host: string,
    path: string,
    wanted: (text: string, status: number) => boolean,
  ) => {
    const began = Date.now();
    for (const origin of processes)
      await expect
        .poll(
          async () => {
            const { text, status } = await at(origin, host, path);
            return wanted(text, status);
          },
          { timeout: 2000 - Math.min(1500, Date.now() - began), interval: 30 },
        )
        .toBe(true);
  };
  /** Both processes have cached the page before it changes. */
  const warm = async (host: string, path: string) => {
    for (const origin of processes) await at(origin, host, path);
  };

  test('a published page, and the other site unchanged', async () => {
    await warm('alma.localhost', '/');
    await makeSite(worlds.alma.studio.account, 'alma', pagesOf('alma', 'NEW-WORDS'));
    await everywhere('alma.localhost', '/', (text) => text.includes('NEW-WORDS'));
    await everywhere('boaz.localhost', '/', (text) => text.includes('PUBLISHED-boaz'));
  });

  test('a closed project and its cover as gone', async () => {
    const { shown } = worlds.alma;
    await warm('alma.localhost', '/clients');
    await sql('update events set archived_at = now() where id = $1', [shown.id]);
    await everywhere('alma.localhost', '/clients', (text) => !text.includes('PUBLIC-alma'));
    await everywhere('alma.localhost', `/covers/${shown.id}/picture.jpg`, (_text, status) => status === 404);
    await sql('update events set archived_at = null where id = $1', [shown.id]);
    await everywhere('alma.localhost', '/clients', (text) => text.includes('PUBLIC-alma'));
  });

  test('the studio’s new name', async () => {
    await warm('alma.localhost', '/about');
    await sql(`update brands set business_name = 'RENAMED' where account_id = $1`, [
      worlds.alma.studio.account,
    ]);
    await everywhere('alma.localhost', '/about', (text) => text.includes('RENAMED'));
  });

  test('a removed domain as unknown', async () => {
    await warm('alma.example.org', '/about');
    await sql('update site_domains set verified_at = null where host = $1', ['alma.example.org']);
    await everywhere(
      'alma.example.org',
      '/about',
      (text, status) => status === 404 && !text.includes('ABOUT'),
    );
  });

  test('a site under its new name, and nothing under the former, even after another site takes it', async () => {
    await warm('alma.localhost', '/about');
    await sql(`update accounts set site_name = 'alma2' where id = $1`, [worlds.alma.studio.account]);
    await everywhere('alma2.localhost', '/about', (text) => text.includes('ABOUT-alma'));
    await everywhere('alma.localhost', '/about', (text) => !text.includes('ABOUT'));
    await sql(`update accounts set site_name = 'alma' where id = $1`, [worlds.boaz.studio.account]);
    await everywhere('alma.localhost', '/about', (text) => text.includes('ABOUT-boaz'));
  });
});
