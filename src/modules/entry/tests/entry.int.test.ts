import { aSecond } from '@root/tests/helpers/a-second';
import { Browser } from '@root/tests/helpers/browser';
import { drawnLast, invite } from '@root/tests/helpers/entering';
import { startWeb, type Web } from '@root/tests/helpers/start-web';
import {
  eventOf,
  makeProject,
  makeStudio,
  makeUser,
  PASSWORD,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { findEvent } from '@/modules/access/queries';
import { publishProject } from '@/modules/project/operations/manage-project';

const app = await openTestApp();
const sql = sqlOf(app);
const UNKNOWN_ID = '0199aaaa-0000-7000-8000-000000000000';
const STUDIO = 'Studio Alma';
let web: Web;
let studio: Studio;
let project: Project;

beforeAll(async () => {
  web = await startWeb(app);
  studio = await makeStudio(STUDIO);
  project = await makeProject(studio);
});

const browser = () => new Browser(app.origin);
const clientAccess = (asking: Browser, body: object) => asking.post('/client_access', body);

describe('a code', () => {
  test('redirects to the project’s page it was entered from, also as a plain form, and to no other page', async () => {
    const page = `/events/${project.id}?gallery=${project.gallery}&page=2`;
    const enter = async (from: string) => {
      const headers = { Referer: `${app.origin}${from}` };
      const { json } = await browser().post('/client_access', { code: project.code }, { headers });
      return json.path;
    };
    expect(await enter(page)).toBe(page);
    expect(await enter(`/events/${UNKNOWN_ID}?gallery=${project.gallery}`)).toBe(`/events/${project.id}`);
    const plain = await browser().send('POST', '/client_access', {
      form: { code: project.code },
      headers: { Referer: `${app.origin}${page}`, Accept: 'text/html' },
    });
    expect([plain.status, plain.headers.get('location')]).toEqual([303, page]);
  });

  test('that is typed again in place of a wrong one in a link opens the page of that link, also after a wrong try', async () => {
    const page = `/events/${project.id}/albums/${UNKNOWN_ID}`;
    const mistaken = browser();
    // A browser without a session counts together with all others at its address.
    await mistaken.token();
    await mistaken.page(`${page}?c=WRONGCODE`);
    expect(drawnLast(web)).toMatchObject({ path: '/entry', form: { codes: ['WRONG_PROJECT_CODE'] } });
    // That page sends no referrer; its form names the page.
    const enter = async (back: string) =>
      (await clientAccess(browser(), { code: project.code, back })).json.path;
    expect(await enter(page)).toBe(page);
    for (const back of [
      `/events/${UNKNOWN_ID}/albums/x`,
      'https://evil.test/',
      '//evil.test/x',
      'not an address',
    ])
      expect([back, await enter(back)]).toEqual([back, `/events/${project.id}`]);
    const headers = { Accept: 'text/html' };
    await mistaken.send('POST', '/client_access', { form: { code: 'WRONGCODE', back: page }, headers });
    expect(drawnLast(web).form.values).toMatchObject({ back: page });
  });

  test('in a link opens the gallery that the link names', async () => {
    const page = `/events/${project.id}?gallery=${project.gallery}`;
    const linked = await browser().get(`${page}&c=${project.code}`, { headers: { Accept: 'text/html' } });
    expect([linked.status, linked.headers.get('location')]).toEqual([303, page]);
  });

  test('opens its project, and only that', async () => {
    const asking = browser();
    const answer = await clientAccess(asking, { code: project.code });
    expect([answer.status, answer.json]).toEqual([200, { path: `/events/${project.id}` }]);
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('kg_')) ?? '';
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Lax/);
    expect((await asking.get(`/events/${project.id}`)).json.person).toMatchObject({
      role: 'client',
      name: null,
    });
    const other = await makeProject(studio);
    expect((await asking.get(`/events/${other.id}`)).status).toBe(404);
  });

  test.each([
    ['in small letters', (code: string) => code.toLowerCase()],
    ['with a hyphen', (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`],
    ['with spaces', (code: string) => `  ${code.split('').join(' ')} `],
    ['with a dash and a mark of direction', (code: string) => `\u200f${code.slice(0, 2)}–${code.slice(2)}`],
    [
      'in wide letters',
      (code: string) => code.replace(/[A-Z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
    ],
  ])('is the same %s', async (_how, write) => {
    expect((await clientAccess(browser(), { code: write(project.code) })).status).toBe(200);
  });

  test('that is wrong gets the same answer for every reason', async () => {
    const other = await makeProject(studio);
    for (const body of [
      { code: 'WRONGCODE' },
      { code: '' },
      {},
      { code: 'x' },
      { code: project.code, event: other.id },
    ]) {
      const { status, json } = await clientAccess(browser(), body);
      expect([status, json]).toEqual([
        422,
        { code: 'WRONG_PROJECT_CODE', errors: { code: ['wrong project code'] } },
      ]);
    }
  });

  test('of a form redirects to the project, or back to the form with the input kept', async () => {
    const asking = browser();
    const accept = { Accept: 'text/html' };
    const good = await asking.send('POST', '/client_access', {
      form: { code: project.code },
      headers: accept,
    });
    expect([good.status, good.headers.get('location')]).toEqual([303, `/events/${project.id}`]);
    const bad = await browser().send('POST', '/client_access', {
      form: { code: 'WRONGCODE' },
      headers: accept,
    });
    expect(bad.status).toBe(422);
    const form = JSON.parse(decodeURIComponent(String(web.drawn.at(-1)?.headers['x-keepers-form'])));
    const said = 'That code doesn’t open a gallery. Check it and try again.';
    expect(form).toMatchObject({ errors: { code: [said] }, values: { code: 'WRONGCODE' } });
    // The same for our own script; programs get the wire's short message.
    const headers = { 'X-Reader': 'screen' };
    const scripted = await browser().post('/client_access', { code: 'WRONGCODE' }, { headers });
    expect(scripted.json).toMatchObject({ code: 'WRONG_PROJECT_CODE', errors: { code: [said] } });
  });

  test('may be tried ten times, and other people behind the same address are not locked out', async () => {
    const guessing = browser();
    for (let i = 0; i < 10; i++)
      expect((await clientAccess(guessing, { code: `WRONG${i}XX` })).status).toBe(422);
    const locked = await clientAccess(guessing, { code: project.code });
    expect([locked.status, locked.json.code]).toEqual([429, 'TOO_MANY_TRIES']);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await clientAccess(browser(), { code: project.code })).status).toBe(200);
  });
});

describe('a guest', () => {
  test('becomes client with the code, keeps the grant, and stays client', async () => {
    const asking = await browser().enter(project.code, { guest: true });
    expect((await asking.get(`/events/${project.id}`)).json.person).toMatchObject({ role: 'guest' });
    expect((await asking.get(`/events/${project.id}/products`)).status).toBe(401);
    const cookie = [...asking.cookies].find(([name]) => name.startsWith('kg_'))?.[1];
    await asking.enter(project.code);
    expect((await asking.get(`/events/${project.id}`)).json.person).toMatchObject({ role: 'client' });
    expect([...asking.cookies].find(([name]) => name.startsWith('kg_'))?.[1]).toBe(cookie);
    await asking.enter(project.code, { guest: true });
    expect((await asking.get(`/events/${project.id}`)).json.person).toMatchObject({ role: 'client' });
  });

  test('may enter a public project without a code, and no other', async () => {
    const open = await makeProject(studio, { options: { available_public: true } });
    expect((await clientAccess(browser(), { event: open.id, guest: true })).status).toBe(200);
    expect((await clientAccess(browser(), { event: project.id, guest: true })).status).toBe(422);
    expect((await clientAccess(browser(), { event: open.id })).status).toBe(422);
    const page = await browser().page(`/events/${open.id}`);
    expect([page.status, web.drawn.at(-1)?.path]).toEqual([200, `/events/${open.id}`]);
  });
});

describe('a stranger', () => {
  test('sees the same bytes for any id', async () => {
    const asking = browser();
    await asking.page('/');
    const pages = [];
    for (const id of [project.id, UNKNOWN_ID, 'abc']) {
      const page = await asking.page(`/events/${id}`);
      const { 'x-keepers-path': _path, ...seen } = web.drawn.at(-1)?.headers ?? {};
      pages.push([
        page.status,
        web.drawn.at(-1)?.path,
        page.text,
        seen['x-keepers-form'] ?? null,
        seen['x-locale'],
      ]);
    }
    expect(pages[0]).toEqual([401, '/entry', expect.any(String), null, 'en']);
    expect(pages[1]).toEqual(pages[0]);
    expect(pages[2]).toEqual(pages[0]);
    const answers = await Promise.all(
      [project.id, UNKNOWN_ID, 'abc'].map((id) => asking.get(`/events/${id}`)),
    );
    expect(new Set(answers.map((a) => `${a.status} ${a.text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(401);
  });

  test('of another project answers the same 404 for missing and foreign projects', async () => {
    const { email } = await makeUser();
    const asking = await browser().signIn(email, PASSWORD);
    const answers = await Promise.all(
      [project.id, UNKNOWN_ID, 'abc'].map((id) => asking.get(`/events/${id}`)),
    );
    expect(new Set(answers.map((a) => `${a.status} ${a.text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });
});

describe('a project that is closed', () => {
  test('gives the reason only to holders of its code, link or grant', async () => {
    const closing = await makeProject(studio);
    const asking = await browser().enter(closing.code);
    const { token } = await invite(closing);
    await publishProject(await eventOf(closing.id), false);
    expect((await clientAccess(browser(), { code: closing.code })).json.code).toBe('PROJECT_NOT_OPEN');
    for (const path of [
      `/events/${closing.id}`,
      `/galleries/${closing.gallery}`,
      `/events/${closing.id}/products`,
    ]) {
      const { status, json } = await asking.get(path);
      expect([path, status, json.code]).toEqual([path, 403, 'PROJECT_NOT_OPEN']);
    }
    expect((await browser().page(`/events/${closing.id}?c=${closing.code}`)).status).toBe(403);
    expect(drawnLast(web)).toMatchObject({
      path: '/closed',
      form: { reason: 'closed', brand: { name: STUDIO } },
    });
    expect((await browser().page(`/i/${token}`)).status).toBe(403);
    expect(drawnLast(web).form).toMatchObject({ reason: 'closed' });
    expect((await browser().get(`/events/${closing.id}`)).status).toBe(401);
    await publishProject(await eventOf(closing.id), true);
    expect((await asking.get(`/events/${closing.id}`)).status).toBe(200);
  });

  test('that was never open says that it is not open yet', async () => {
    const draft = await makeProject(studio);
    await sql('update events set published_at = null where id = $1', [draft.id]);
    expect((await browser().page(`/events/${draft.id}?c=${draft.code}`)).status).toBe(403);
    expect(drawnLast(web).form).toMatchObject({ reason: 'notOpen', brand: { name: STUDIO } });
  });

  test('at its second of expiry refuses at once, everywhere', async () => {
    const ending = await makeProject(studio);
    const asking = await browser().enter(ending.code);
    const { json } = await asking.get(`/galleries/${ending.gallery}`);
    const picture = (json.medias as unknown as { urlS: string }[])[0]?.urlS ?? '';
    expect((await asking.get(picture)).status).toBe(200);
    await sql(`update events set expires_at = now() - interval '1 millisecond' where id = $1`, [ending.id]);
    expect((await asking.get(`/events/${ending.id}`)).json.code).toBe('PROJECT_EXPIRED');
    const body = { media: ending.medias[0], product: ending.products.Album, selected: true };
    expect((await asking.post('/product_medias', body)).json.code).toBe('PROJECT_EXPIRED');
    await expect.poll(async () => (await asking.get(picture)).status, { timeout: aSecond() }).toBe(404);
    expect((await clientAccess(browser(), { code: ending.code })).json.code).toBe('PROJECT_EXPIRED');
  });
});

test('deleted projects answer 404, to their own clients and owner too', async () => {
  const gone = await makeProject(studio);
  const asking = await browser().enter(gone.code);
  const owner = await browser().signIn(studio.ownerEmail, PASSWORD);
  await sql('update events set deleted_at = now() where id = $1', [gone.id]);
  expect(await findEvent(gone.id)).toBeNull();
  expect((await asking.get(`/events/${gone.id}`)).status).toBe(404);
  expect((await owner.get(`/events/${gone.id}`)).status).toBe(404);
  expect((await asking.get(`/galleries/${gone.gallery}`)).status).toBe(404);
  expect((await clientAccess(browser(), { code: gone.code })).status).toBe(422);
});

// Last: it uses up the attempts of all callers without a cookie.
test('codes tried without a browser session are counted together', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const guess = async (code: string) =>
    (
      await fetch(`${app.origin}/client_access`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ code }),
      })
    ).status;
  const statuses = [];
  for (let i = 0; i < 11; i++) statuses.push(await guess(`GUESS${i}XX`));
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
  expect((await clientAccess(browser(), { code: project.code })).status).toBe(200);
});
