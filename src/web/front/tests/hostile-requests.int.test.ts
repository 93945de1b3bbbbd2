import { connect } from 'node:net';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb, type Web } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { webEndpoints } from '@/web/compose-web';

const app = await openTestApp();
let web: Web;
let studio: Studio;
let project: Project;
let client: Browser;
let owner: Browser;

beforeAll(async () => {
  web = await startWeb(app);
  studio = await makeStudio();
  project = await makeProject(studio);
  client = await new Browser(app.origin).enter(project.code);
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

describe('hostile requests', () => {
  test.each([
    ['a body of a megabyte', { json: { code: 'x'.repeat(1024 * 1024) } }, 413, 'BODY_TOO_LARGE'],
    [
      'bytes that are no JSON',
      { body: '{"code":', headers: { 'Content-Type': 'application/json' } },
      422,
      'INVALID_INPUT',
    ],
    ['JSON that is no object', { json: [1] }, 422, 'INVALID_INPUT'],
    ['a NUL', { json: { code: 'a\u0000b' } }, 422, 'WRONG_PROJECT_CODE'],
    ['a number for a text', { json: { code: 12345678 } }, 422, 'INVALID_INPUT'],
    ['an object for a text', { json: { code: { $ne: '' } } }, 422, 'INVALID_INPUT'],
    ['XML', { body: '<code/>', headers: { 'Content-Type': 'text/xml' } }, 415, 'UNSUPPORTED_TYPE'],
    ['a prototype', { form: { '__proto__[guest]': 'true', code: 'x' } }, 422, 'WRONG_PROJECT_CODE'],
  ])('%s is refused with a code', async (_what, ask, status, code) => {
    const answer = await new Browser(app.origin).send('POST', '/client_access', ask);
    expect(answer.status).toBe(status);
    expect(['INVALID_INPUT', code]).toContain(answer.json.code);
    expect(answer.text).not.toMatch(/ at .*\.ts|node_modules/);
  });

  const IDS = [
    'abc',
    '1',
    '-1',
    "'; drop table events; --",
    '%00',
    'null',
    '0199aaaa00007000800000000000',
    'א',
    '%ff',
    '..%2f..',
    'a'.repeat(5000),
  ];
  test.each(IDS)('the id %j answers 404', async (id) => {
    const encoded = id.startsWith('%') || id.includes('%') ? id : encodeURIComponent(id);
    const gets = webEndpoints.filter((e) => e.method === 'GET' && e.path.includes(':'));
    const paths = [
      ...gets.map((e) => e.path.replace(/:\w+(\{[^}]*\})?/g, encoded)),
      `/events/${encoded}/live`,
      `/p/${encoded}/${encoded}/v1/s300.jpg?k=${encoded}`,
      `/api/events/${encoded}`,
      `/api/events?where[id][equals]=${encoded}`,
      `/api/events?sort=${encoded}`,
      `/i/${encoded}`,
      `/?locale=${encoded}`,
    ];
    for (const path of paths) {
      for (const asking of [owner, new Browser(app.origin)]) {
        const { status } = await asking.get(path);
        expect([path, status < 500]).toEqual([path, true]);
      }
    }
    const { status } = await client.post('/product_medias', { media: id, product: id });
    expect(status).toBe(404);
  });

  test.each([
    'limit=0',
    'limit=100000',
    'limit=-1',
    'depth=10',
    'depth=x',
    'page=0',
    'page=1e9',
    'overrideAccess=true',
    'where[password][like]=a',
    'where[hash][exists]=true',
    'select[hash]=true',
    'populate[x]=1',
    'joins[x]=1',
    'sort=hash',
  ])("Payload's list requested with %s is limited and causes no server error", async (query) => {
    for (const collection of ['events', 'users']) {
      const { status, text } = await owner.get(`/api/${collection}?${query}`);
      expect([status < 500, /"hash": ?"/.test(text)]).toEqual([true, false]);
    }
  });

  test('a known path with another method answers 405', async () => {
    for (const [method, path] of [
      ['DELETE', '/product_medias'],
      ['POST', `/events/${project.id}`],
      ['PUT', '/client_access'],
    ] as const) {
      const { status, json } = await client.send(method, path, { json: {} });
      expect([path, status, json.code]).toEqual([path, 405, 'METHOD_NOT_ALLOWED']);
    }
  });

  test('headers that pretend to come from inside are dropped', async () => {
    const asking = new Browser(app.origin);
    await asking.page('/', {
      headers: {
        'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy',
        'x-locale': 'he',
        'x-keepers-form': encodeURIComponent('{"codes":["NOT_FOUND"]}'),
        'x-keepers-csrf': 'mine',
        'x-keepers-new-session': '1',
        'x-nonce': 'mine',
        'content-security-policy': "script-src * 'nonce-mine'",
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.test',
      },
    });
    const seen = web.drawn.at(-1)?.headers ?? {};
    expect([seen['x-middleware-subrequest'], seen['x-keepers-form'], seen['x-forwarded-host']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(seen['x-locale']).toBe('en');
    expect(seen['x-keepers-csrf']).not.toBe('mine');
    expect(seen['x-nonce']).not.toBe('mine');
    expect(String(seen['content-security-policy'])).not.toContain('mine');
    expect(seen['x-keepers-address']).toBe('127.0.0.1');
  });

  test('pages that only the front may render have no address', async () => {
    for (const path of ['/entry', '/closed', '/sites/x', '/entry/', '/%65ntry']) {
      expect([path, (await new Browser(app.origin).page(path)).status]).toEqual([path, 404]);
    }
  });

  test('bytes that are not HTTP end the connection, not the process', async () => {
    const sent = [
      'GARBAGE\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
      'GET //evil.test/%2e%2e HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      `GET /?${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    ];
    for (const bytes of sent) {
      const said = await new Promise<string>((resolve, reject) => {
        const socket = connect(app.port, '127.0.0.1', () => socket.write(bytes));
        let all = '';
        socket.on('data', (chunk) => {
          all += chunk;
        });
        socket.on('close', () => resolve(all));
        socket.on('error', reject);
        socket.setTimeout(5000, () => reject(new Error('no answer')));
      });
      expect(said.startsWith('HTTP/1.1 5')).toBe(false);
    }
    expect((await client.get(`/events/${project.id}`)).status).toBe(200);
  });
});
