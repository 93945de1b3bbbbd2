import { createHmac } from 'node:crypto';
import type { Browser } from '@root/tests/helpers/browser';
import { entriesOf, openGallery } from '@root/tests/helpers/entries';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { APP } from './graph-server';
import { ALL, AT, atDialog, connect, leaveFor, openFacebook, RATINGS, resetGraph } from './world';

const app = await openTestApp();
const sql = sqlOf(app);
const graph = await openFacebook(app);
const { fresh, owner: enterOwner } = entriesOf(app);
const SCREEN = '/admin/x/facebook/pages';
let studio: Studio;
let owner: Browser;
let assistant: Browser;
let client: Browser;
let stranger: Browser;

beforeAll(async () => {
  ({ studio, owner, client } = await openGallery(app));
  assistant = await fresh().signIn(
    (await makeUser({ account: studio.account, role: 'assistant' })).email,
    PASSWORD,
  );
  stranger = await enterOwner(await makeStudio());
});
beforeEach(async () => {
  await sql('delete from service_connections');
  await sql('delete from facebook_pages');
  await sql(`delete from reviews where source = 'facebook'`);
  resetGraph(graph);
});

const board = async (who = owner) => (await who.get(`${AT}/connection`)).json;
const link = (page: string, who = owner) => who.post('/facebook_pages', { page });
const importAll = (who = owner) => who.post('/api/x/reviews/sources/facebook', {});
const imported = () =>
  sql<{ rating: number; content: string; name: string; page: string; raw: object }>(
    `select rating::int as rating, content, reviewer_name as name, source_page as page, raw from reviews
      where source = 'facebook' order by created_at, id`,
  );

describe('connecting', () => {
  test('leads to Facebook and back, and keeps the tokens sealed', async () => {
    expect(await connect(owner)).toBe(SCREEN);
    expect(await board()).toEqual({
      offered: true,
      connection: { name: 'Olga Owner', works: true, reachable: true, lacks: ['photos'] },
      pages: [{ id: '501', name: 'Olga Photography', linked: false, administers: true }],
    });
    const [row] = await sql<{ sealed: string; subject: string }>(
      'select sealed, subject from service_connections',
    );
    expect(row?.subject).toBe('77');
    expect(row?.sealed).not.toContain('EAAG');
    expect(graph.asked.join('\n')).not.toContain(APP.secret);
    expect(graph.asked.join('\n')).not.toContain('EAAG');
  });

  test('is refused by the state of another session, another account, and a changed one', async () => {
    const back = await atDialog(await leaveFor(owner));
    const state = new URLSearchParams(back.split('?')[1]).get('state') ?? '';
    const elsewhere = await enterOwner(studio);
    for (const [who, path] of [
      [elsewhere, back],
      [stranger, back],
      [owner, back.replace(encodeURIComponent(state), `${encodeURIComponent(state)}x`)],
      [owner, back.replace(/state=[^&]*/, 'state=')],
    ] as const)
      expect((await who.page(path)).headers.get('location')).toMatch(/\?refused=SERVICE_STATE$/);
    expect(await sql('select id from service_connections')).toEqual([]);
  });

  test('that the person cancels changes nothing', async () => {
    await connect(owner);
    graph.allows = null;
    expect(await connect(owner)).toBe(`${SCREEN}?refused=SERVICE_CANCELLED`);
    expect(await sql('select id from service_connections')).toHaveLength(1);
  });

  test('with a code that Facebook refuses shows that it did not work', async () => {
    const back = await atDialog(await leaveFor(owner));
    const answer = await owner.page(back.replace(/code=[^&]*/, 'code=another'));
    expect(answer.headers.get('location')).toMatch(/\?refused=SERVICE_DOWN$/);
  });

  test('asks again for what was declined, and keeps what was allowed before', async () => {
    graph.allows = ['pages_show_list', 'pages_read_engagement'];
    await connect(owner);
    expect((await board()).connection).toMatchObject({ lacks: ['ratings', 'photos'] });
    graph.allows = ALL;
    const address = new URL(await leaveFor(owner, 'photos'));
    expect(address.searchParams.get('auth_type')).toBe('rerequest');
    await owner.page(await atDialog(address.href));
    expect((await board()).connection).toMatchObject({ lacks: ['ratings'] });
    await connect(owner, 'ratings');
    expect((await board()).connection).toMatchObject({ lacks: [] });
  });

  test('is the owner’s alone', async () => {
    for (const [who, status] of [
      [assistant, 403],
      [client, 401],
      [fresh(), 401],
    ] as const) {
      expect((await who.get(`${AT}/connection`)).status).toBe(status);
      expect((await who.post(`${AT}/connect`, {})).status).toBe(status);
      expect((await who.get('/facebook_pages')).status).toBe(status);
      expect((await link('501', who)).status).toBe(status);
      expect((await who.delete(`${AT}/connection`)).status).toBe(status);
    }
  });
});

describe('pages', () => {
  test('are linked only where the person administers them', async () => {
    expect((await owner.get('/facebook_pages')).json).toEqual({ page_ids: [] });
    const early = await link('501');
    expect([early.status, early.json.code]).toEqual([422, 'PAGE_NOT_ADMINISTERED']);
    await connect(owner);
    for (const page of ['502', '999'])
      expect((await link(page)).json).toMatchObject({ code: 'PAGE_NOT_ADMINISTERED' });
    const linked = await link('501');
    expect([linked.status, linked.json]).toEqual([201, { page_ids: ['501'] }]);
    expect((await link('501')).json).toEqual({ page_ids: ['501'] });
    expect((await stranger.get('/facebook_pages')).json).toEqual({ page_ids: [] });
  });

  test('are found over several parts of a list, and without following its addresses', async () => {
    graph.page = 1;
    graph.pages.push({ id: '503', name: 'Second studio', tasks: ['MANAGE'], ratings: [] });
    await connect(owner);
    expect((await board()).pages).toMatchObject([{ id: '501' }, { id: '503' }]);
  });

  test('that are no longer administered are shown so, and not used', async () => {
    await connect(owner);
    await link('501');
    graph.pages = [];
    expect((await board()).pages).toEqual([
      { id: '501', name: 'Olga Photography', linked: true, administers: false },
    ]);
    expect((await importAll()).json).toMatchObject({ code: 'PAGE_NOT_ADMINISTERED' });
    expect((await owner.delete('/facebook_pages/501')).json).toEqual({ page_ids: [] });
  });

  test('of an account stay out of another’s reach', async () => {
    await connect(owner);
    await link('501');
    expect((await stranger.delete('/facebook_pages/501')).json).toEqual({ page_ids: [] });
    expect((await owner.get('/facebook_pages')).json).toEqual({ page_ids: ['501'] });
  });
});

describe('ratings', () => {
  const RECOMMENDED = [
    {
      created_time: '2026-05-04T10:00:00+0000',
      reviewer: { id: '1001', name: 'רות כהן' },
      recommendation_type: 'positive',
      review_text: 'ממליצה בחום',
    },
    { created_time: '2026-05-05T10:00:00+0000', recommendation_type: 'negative', review_text: 'Late.' },
    {
      created_time: '2016-05-06T10:00:00+0000',
      reviewer: { id: '1002', name: 'Tom' },
      rating: 4,
      review_text: 'Good',
    },
  ];
  const ready = async () => {
    (graph.pages[0] as { ratings: object[] }).ratings = RECOMMENDED;
    await connect(owner);
    await link('501');
  };

  test('become reviews of the studio that are not public, once', async () => {
    await ready();
    graph.page = 2;
    expect((await importAll()).json).toMatchObject({ imported: 3, known: 0 });
    expect((await importAll()).json).toMatchObject({ imported: 0, known: 3 });
    expect(await imported()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ rating: 5, content: 'ממליצה בחום', name: 'רות כהן', page: '501' }),
        expect.objectContaining({
          rating: 1,
          raw: expect.objectContaining({ recommendation_type: 'negative' }),
        }),
        expect.objectContaining({ rating: 4, name: 'Tom' }),
      ]),
    );
    expect(await sql(`select id from reviews where source = 'facebook' and public`)).toEqual([]);
  });

  test('need the connection, the permission and a page, and say which is missing', async () => {
    expect((await importAll()).json).toMatchObject({ code: 'SERVICE_NOT_CONNECTED' });
    graph.allows = ['pages_show_list', 'pages_read_engagement'];
    await connect(owner);
    await link('501');
    expect((await importAll()).json).toMatchObject({ code: 'SERVICE_NEEDS_PERMISSION' });
    graph.allows = RATINGS;
    await connect(owner);
    expect((await importAll()).json).toMatchObject({ imported: 0 });
  });

  test.each([
    ['a limit of requests', { error: { code: 32 } }, 400, 'SERVICE_BUSY'],
    ['a fault of Facebook', { error: { code: 2 } }, 500, 'SERVICE_DOWN'],
    ['an ended token', { error: { code: 190, error_subcode: 463 } }, 401, 'SERVICE_NOT_CONNECTED'],
    ['a permission taken back', { error: { code: 10 } }, 403, 'SERVICE_NEEDS_PERMISSION'],
  ])('that meet %s import nothing and say so', async (_what, error, status, code) => {
    await ready();
    graph.faults.push({ path: /\/ratings$/, error, status });
    expect((await importAll()).json).toMatchObject({ code });
    expect(await imported()).toEqual([]);
  });

  test('after the token has ended ask to connect again, until the owner does', async () => {
    await ready();
    graph.endTokens();
    expect((await importAll()).json).toMatchObject({ code: 'SERVICE_NOT_CONNECTED' });
    expect((await board()).connection).toMatchObject({ works: false });
    await connect(owner);
    expect((await importAll()).json).toMatchObject({ imported: 3 });
  });
});

describe('the end of a connection', () => {
  const signed = (user: string, secret = APP.secret) => {
    const payload = Buffer.from(
      JSON.stringify({ algorithm: 'HMAC-SHA256', user_id: user, issued_at: 1 }),
    ).toString('base64url');
    const mark = createHmac('sha256', secret).update(payload).digest('base64url');
    return { signed_request: `${mark}.${payload}` };
  };
  const report = (path: string, form: Record<string, string>) =>
    fresh().send('POST', `${AT}/${path}`, { form, csrf: false });

  test('by the owner is made at Facebook, too', async () => {
    await connect(owner);
    await link('501');
    const answer = await owner.delete(`${AT}/connection`);
    expect(answer.json).toEqual({ offered: true, connection: null, pages: [] });
    expect(graph.asked.some((one) => one.startsWith('DELETE ') && one.includes('/77/permissions'))).toBe(
      true,
    );
    expect(await sql('select id from service_connections')).toEqual([]);
  });

  test.each(['deauthorized', 'delete-data'])('by Facebook (%s) needs its signature', async (path) => {
    await connect(owner);
    await link('501');
    expect((await report(path, signed('77', 'another secret'))).status).toBe(422);
    expect((await report(path, { signed_request: 'x' })).status).toBe(422);
    expect((await report(path, {})).status).toBe(422);
    expect((await report(path, signed('78'))).status).toBeLessThan(300);
    expect(await sql('select id from service_connections')).toHaveLength(1);
    const answer = await report(path, signed('77'));
    expect(answer.status).toBe(path === 'delete-data' ? 200 : 204);
    if (path === 'delete-data')
      expect(answer.json).toMatchObject({
        url: expect.stringMatching(/\/privacy$/),
        confirmation_code: expect.any(String),
      });
    expect(await sql('select id from service_connections')).toEqual([]);
    expect(await sql('select id from facebook_pages')).toEqual([]);
  });

  test('by connecting another person’s account unlinks the pages of the first', async () => {
    await connect(owner);
    await link('501');
    graph.person = { id: '88', name: 'Another' };
    await connect(owner);
    expect((await owner.get('/facebook_pages')).json).toEqual({ page_ids: [] });
  });
});
