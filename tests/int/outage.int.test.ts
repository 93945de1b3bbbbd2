import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser } from '../helpers/browser';
import { type CutLine, openLine } from '../helpers/cut-line';
import { LiveLine } from '../helpers/live-line';
import { startWeb } from '../helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';

const app = await openTestApp();
const sql = sqlOf(app);
let line: CutLine;
let project: Project;
let client: Browser;
let owner: Browser;
let picture: string;

beforeAll(async () => {
  line = await openLine(app.databaseUrl);
  process.env.DATABASE_URL = line.url;
  await startWeb(app);
  app.atEnd(() => line.stop());
  const studio = await makeStudio();
  project = await makeProject(studio);
  client = await new Browser(app.origin).enter(project.code);
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  await owner.token();
  const list = await client.get(`/galleries/${project.gallery}`);
  picture = JSON.stringify(list.json).match(/\/p\/[^"]+/)?.[0] ?? '';
  expect(picture).not.toBe('');
});

const body = (selected: boolean) => ({
  media: project.medias[0],
  product: project.products.Album,
  selected,
});
const back = () =>
  vi.waitFor(async () => expect((await client.get(picture)).status).toBe(200), {
    timeout: 10_000,
    interval: 50,
  });

/** Runs `work` while the database is unreachable, and returns the log lines. */
async function away(work: () => Promise<void>): Promise<string[]> {
  const printed: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...words) => void printed.push(words.join(' ')));
  try {
    await line.cut();
    await work();
  } finally {
    await line.restore();
    await back();
    spy.mockRestore();
  }
  return printed;
}

describe('while the database is unreachable', () => {
  test('every answer is 503 with Retry-After, one line is logged, and all works afterwards', async () => {
    await client.post('/product_medias', body(true));
    const printed = await away(async () => {
      const answers = await Promise.all([
        client.get(`/galleries/${project.gallery}`),
        client.get(picture),
        client.post('/product_medias', body(false)),
        client.get(`/events/${project.id}/live`),
        owner.get('/api/events'),
        owner.send('POST', '/api/uploads', {
          headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': '10', 'Upload-Metadata': 'gallery eA==' },
        }),
      ]);
      for (const answer of answers)
        expect([answer.status, answer.json.code, Number(answer.headers.get('Retry-After'))]).toEqual([
          503,
          'UNAVAILABLE',
          5,
        ]);
    });
    expect(printed.filter((said) => said.startsWith('Database unreachable'))).toHaveLength(1);
    expect(printed.filter((said) => said.includes('    at '))).toEqual([]);
    const picks = await sql('select 1 from product_medias where media_id = $1', [project.medias[0]]);
    expect(picks).toHaveLength(1);
    expect((await client.post('/product_medias', body(false))).status).toBe(200);
  });

  test('a person sees an outage page in their language, which reloads by itself', async () => {
    await away(async () => {
      for (const [locale, dir] of [
        ['en', 'ltr'],
        ['he', 'rtl'],
      ]) {
        const page = await client.page(`/events/${project.id}`, {
          headers: { Accept: 'text/html', Cookie: `${client.cookie}; locale=${locale}` },
        });
        expect([page.status, page.headers.get('Retry-After'), page.headers.get('Cache-Control')]).toEqual([
          503,
          '5',
          'no-store',
        ]);
        expect(page.text).toContain(`<html lang="${locale}" dir="${dir}">`);
        expect(page.text).toContain(`content="5;url='/events/${project.id}'"`);
        expect(page.text).not.toMatch(/ECONN|postgres|stack/i);
      }
    });
  });

  test('a form returns to its own page, never to another site', async () => {
    await away(async () => {
      const send = (referer: string) =>
        client.send('POST', '/client_access', {
          form: { code: 'x', authenticity_token: 'x' },
          headers: { Accept: 'text/html', Referer: referer },
        });
      expect((await send(`${app.origin}/?x='"<`)).text).toContain(`content="5;url='/?x=%27%22%3C'"`);
      expect((await send('https://evil.test/there')).text).toContain(`content="5;url='/'"`);
    });
  });

  test('an open stream is not closed as revoked, and receives missed changes on reconnecting', async () => {
    const other = await new Browser(app.origin).enter(project.code);
    const live = await LiveLine.open(other, project.id);
    await client.post('/product_medias', body(true));
    const before = await live.next('pick');
    await away(async () => undefined);
    await client.post('/product_medias', body(false));
    // It may have been cut; a browser reconnects with the last id it received.
    const again = await LiveLine.open(other, project.id, before.id);
    expect((await again.after(before.id, 'pick')).data).toMatchObject({ selected: false });
    await expect(live.next('end', 100)).rejects.toThrow(/did not arrive|The line ended/);
    for (const one of [live, again]) one.stop.abort();
  });
});
