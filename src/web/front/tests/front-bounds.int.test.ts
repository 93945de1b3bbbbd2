import { Browser } from '@root/tests/helpers/browser';
import { LiveLine } from '@root/tests/helpers/live-line';
import { startWeb, type Web } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import { LINES_EACH } from '@/core/live/count-lines';
import { state } from '@/core/process/state';
import { findHost } from '@/modules/sites/find-host';
import { watchSites } from '@/modules/sites/page-store';

const app = await openTestApp();
const sql = sqlOf(app);
let web: Web;
let studio: Studio;
let project: Project;
let client: Browser;

beforeAll(async () => {
  // Hosts are cached only where this process is notified of their changes.
  await watchSites();
  web = await startWeb(app);
  studio = await makeStudio();
  project = await makeProject(studio);
  client = await new Browser(app.origin).enter(project.code);
});

describe('a project’s code in the address of the sign-up and sign-in pages', () => {
  test.each(['/users/sign_up', '/users/sign_in'])(
    '%s moves it into an HttpOnly cookie, and redirects to the clean address',
    async (path) => {
      const browser = new Browser(app.origin);
      const asked = `${path}?i=${project.id}&c=${project.code}&photographer=1`;
      const answer = await browser.page(asked);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `${path}?i=${project.id}&photographer=1`,
      ]);
      expect([answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual([
        'no-store',
        'no-referrer',
      ]);
      const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('keepers_code='));
      expect(cookie).toMatch(/; Path=\/users; SameSite=Lax; HttpOnly; Max-Age=1800$/);
      // The page has it from there, for this project alone.
      const alone = { headers: { 'X-Requested-With': 'XMLHttpRequest' } };
      const form = await browser.page(`${path}?i=${project.id}`, alone);
      expect(form.text).toContain(project.code);
      expect((await browser.page(`${path}?i=${uuidv7()}`, alone)).text).not.toContain(project.code);
      expect((await browser.page(path, alone)).text).not.toContain(project.code);
      expect(web.drawn.some(({ path: drawn }) => drawn.includes(project.code))).toBe(false);
    },
  );
});

describe('live streams', () => {
  test('of one grant are limited; the next is refused with a code until one ends', async () => {
    const lines: LiveLine[] = [];
    for (let i = 0; i < LINES_EACH; i += 1) lines.push(await LiveLine.open(client, project.id));
    const refused = await client.get(`/events/${project.id}/live`);
    expect([refused.status, refused.json.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'TOO_MANY_LINES',
      '30',
    ]);
    // Another person in the same project is not held up.
    const other = await new Browser(app.origin).enter(project.code);
    lines.push(await LiveLine.open(other, project.id));
    const counts = () => (state()['live-lines'] as Map<string, number>).size;
    expect(counts()).toBe(2);
    for (const line of lines) line.stop.abort();
    await expect.poll(counts).toBe(0);
    const again = await LiveLine.open(client, project.id);
    again.stop.abort();
  });

  test('of one user of the studio are limited alike', async () => {
    const owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
    const path = '/api/x/studio/live';
    const lines: LiveLine[] = [];
    for (let i = 0; i < LINES_EACH; i += 1) lines.push(await LiveLine.openAt(owner, path));
    expect((await owner.get(path)).json.code).toBe('TOO_MANY_LINES');
    for (const line of lines) line.stop.abort();
  });
});

describe('the cache of hosts', () => {
  const known = () => (state()['site-hosts'] as { hosts: Map<string, unknown> }).hosts;

  test('a host longer than any DNS name has no site, and is not cached', async () => {
    await findHost('127.0.0.1');
    expect(known().has('127.0.0.1')).toBe(true);
    const before = known().size;
    for (let i = 0; i < 50; i += 1)
      expect((await findHost(`${i}${'x'.repeat(20_000)}.test`)).kind).toBe('unknown');
    expect(known().size).toBe(before);
    const labels = `${'x'.repeat(63)}.${'y'.repeat(63)}.${'z'.repeat(63)}`;
    await findHost(`${labels}.${'w'.repeat(63)}:65535`);
    expect(known().size).toBe(before);
    const longest = `${labels}.${'w'.repeat(61)}:65535`;
    await findHost(longest);
    expect([longest.length, known().has(longest)]).toEqual([259, true]);
  });

  test('a host that was looked up is cached, and a full cache is cleared', async () => {
    for (let i = 0; known().size < 10_000; i += 1) known().set(`${i}.full.test`, {});
    await findHost('one-more.test');
    expect([...known().keys()]).toEqual(['one-more.test']);
  });
});

describe('while the disk is full', () => {
  const full = async (table: string, ask: () => Promise<void>) => {
    await sql(`create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await sql(`create trigger disk_full before insert on ${table} execute function disk_full()`);
    try {
      await ask();
    } finally {
      await sql('drop function disk_full cascade');
    }
  };

  test.each([
    ['en', 'We couldn’t save your pick', 'We couldn’t save your comment'],
    ['he', 'הבחירה לא נשמרה', 'ההערה לא נשמרה'],
  ])('the refusal names the requested kind (%s)', async (locale, choice, comment) => {
    const asking = await new Browser(app.origin).enter(project.code);
    asking.cookies.set('locale', locale);
    const media = project.medias[0] as string;
    await full('product_medias', async () => {
      const wanted = { media, product: project.products.Album, selected: true };
      const answer = await asking.post('/product_medias', wanted);
      expect([answer.status, answer.json.code, answer.headers.get('retry-after')]).toEqual([
        503,
        'STORAGE_FULL',
        '60',
      ]);
      expect(JSON.stringify(answer.json.errors)).toContain(choice);
    });
    await full('talk_comments', async () => {
      const said = { id: uuidv7(), text: 'Lovely' };
      const answer = await asking.post(
        `/api/x/talk/projects/${project.id}/photographs/${media}/comments`,
        said,
      );
      expect([answer.status, JSON.stringify(answer.json.errors)]).toEqual([
        503,
        expect.stringContaining(comment),
      ]);
    });
    await full('grants', async () => {
      const answer = await new Browser(app.origin).post('/client_access', { code: project.code });
      expect([answer.status, answer.text.includes('photo')]).toEqual([503, false]);
    });
  });
});
