import { Browser } from '@root/tests/helpers/browser';
import { startWeb, type Web } from '@root/tests/helpers/start-web';
import {
  makeProject,
  makeStudio,
  makeUser,
  PASSWORD,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import { webEndpoints } from '@/web/compose-web';

const app = await openTestApp();
const sql = sqlOf(app);
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

const input = () => ({ media: project.medias[0], product: project.products.Album, selected: true });
const picks = async () =>
  (await sql('select 1 from product_medias where product_id = $1', [project.products.Album])).length;

describe('a write with a session cookie', () => {
  const WRONG: [string, Record<string, string>][] = [
    ['no token', {}],
    ['an empty token', { 'X-CSRF-Token': '' }],
    ['an unknown token', { 'X-CSRF-Token': 'a'.repeat(43) }],
  ];
  test.each(WRONG)('with %s is refused', async (_how, headers) => {
    const answer = await client.post('/product_medias', input(), { csrf: false, headers });
    expect([answer.status, answer.json.code]).toEqual([422, 'INVALID_CSRF_TOKEN']);
    expect(await picks()).toBe(0);
  });

  test('with the token of another browser session is refused', async () => {
    const other = await new Browser(app.origin).token();
    const answer = await client.post('/product_medias', input(), { headers: { 'X-CSRF-Token': other } });
    expect([answer.status, answer.json.code, await picks()]).toEqual([422, 'INVALID_CSRF_TOKEN', 0]);
  });

  test.each(
    webEndpoints.filter((e) => e.method !== 'GET' && e.auth !== 'entry.open').map((e) => [e.id, e] as const),
  )('by %s requires one too', async (_id, endpoint) => {
    const path = endpoint.path.replace(
      /:\w+(\{[^}]*\})?/g,
      (_all, words?: string) => words?.slice(1, -1).split('|')[0] ?? uuidv7(),
    );
    const answer = await owner.send(endpoint.method, path, { json: {}, csrf: false });
    expect([answer.status, answer.json.code]).toEqual([422, 'INVALID_CSRF_TOKEN']);
  });

  test.each([
    '/product_medias',
    '/api/events',
    '/api/users',
    '/admin',
    '/admin/api/x',
    '/api/uploads',
    '/users/sign_out',
  ])('from a foreign page to %s is refused, token or not', async (path) => {
    for (const headers of [
      { Origin: 'https://evil.test' },
      { Origin: 'null' },
      { Origin: `http://evil.127.0.0.1:${app.port}` },
      { Origin: `${app.origin}.evil.test` },
      { Origin: 'http://demo.localhost:3000' },
    ]) {
      const answer = await owner.post(
        path,
        { name: 'x' },
        { headers: { ...headers, 'Sec-Fetch-Site': 'cross-site' } },
      );
      expect([path, headers.Origin, answer.status, answer.json?.code]).toEqual([
        path,
        headers.Origin,
        422,
        'INVALID_CSRF_TOKEN',
      ]);
    }
  });

  test('from a page without a referrer is accepted with a same-origin header and its token', async () => {
    const form = async (site: string, token: string) => ({
      form: { _method: 'delete', authenticity_token: token },
      csrf: false,
      headers: { Origin: 'null', 'Sec-Fetch-Site': site, Accept: 'text/html' },
    });
    const person = await new Browser(app.origin).signIn((await makeUser()).email, PASSWORD);
    const token = await person.token();
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await person.send('POST', '/users/sign_out', await form(site, token))).status).toBe(422);
    const forged = await person.send('POST', '/users/sign_out', await form('same-origin', 'forged'));
    expect(forged.status).toBe(422);
    expect((await person.get('/users/sessions')).status).toBe(200);
    const done = await person.send('POST', '/users/sign_out', await form('same-origin', token));
    expect([done.status, done.headers.get('location')]).toEqual([303, '/']);
    expect((await person.get('/users/sessions')).status).toBe(401);
  });

  test('without a cookie needs no token', async () => {
    const answer = await fetch(`${app.origin}/client_access`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code: project.code }),
    });
    expect(answer.status).toBe(200);
  });
});

describe('a plain form', () => {
  const html = { Accept: 'text/html,application/xhtml+xml' };
  test('is accepted with its token in a field, and redirects with the flash in a cookie', async () => {
    const form = {
      media: project.medias[0] as string,
      product: project.products.Album as string,
      selected: 'true',
      authenticity_token: await client.token(),
    };
    const answer = await client.send('POST', '/product_medias', { form, headers: html, csrf: false });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/events/${project.id}`]);
    expect(answer.headers.getSetCookie().join()).toContain('keepers_flash');
    expect(await picks()).toBe(1);
    const none = await client.send('POST', '/product_medias', {
      form: { ...form, authenticity_token: 'x' },
      headers: html,
      csrf: false,
    });
    expect(none.status).toBe(422);
  });

  test('gives its method in a field, and nested fields in brackets', async () => {
    const form = {
      _method: 'put',
      'event[name]': 'Renamed by form',
      authenticity_token: await owner.token(),
    };
    const answer = await owner.send('POST', `/events/${project.id}`, { form, headers: html, csrf: false });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/events/${project.id}`]);
    expect((await sql('select name from events where id = $1', [project.id]))[0]).toEqual({
      name: 'Renamed by form',
    });
  });

  test('with errors returns with its input, without the password', async () => {
    const asking = new Browser(app.origin);
    const form = {
      email: 'unknown@people.test',
      password: 'wrong',
      authenticity_token: await asking.token(),
    };
    const answer = await asking.send('POST', '/users/sign_in', { form, headers: html, csrf: false });
    const sent = JSON.parse(decodeURIComponent(String(web.drawn.at(-1)?.headers['x-keepers-form'])));
    expect([answer.status, web.drawn.at(-1)?.path]).toEqual([422, '/users/sign_in']);
    expect(sent.values).toEqual({ email: 'unknown@people.test' });
    expect(JSON.stringify(sent)).not.toContain('wrong');
  });
});

describe('a form of the shared modal', () => {
  const alone = { Accept: 'text/html, application/json;q=0.5', 'X-Requested-With': 'XMLHttpRequest' };
  const person = {
    password: PASSWORD,
    password_confirmation: PASSWORD,
    first_name: 'Ada',
    family_name: 'Lev',
  };
  const ask = async (who: Browser, more: Record<string, string>) =>
    who.send('POST', '/users/sign_up', {
      form: { ...person, ...more, authenticity_token: await who.token() },
      headers: alone,
      csrf: false,
    });

  test('returns with its errors, then with the redirect; a wrong code creates no account', async () => {
    const who = new Browser(app.origin);
    const email = `${uuidv7()}@people.test`;
    const wrong = await ask(who, { email, i: project.id, c: 'NO-SUCH-CODE' });
    expect([wrong.status, wrong.text.startsWith('<section')]).toEqual([422, true]);
    expect(wrong.text).toContain('That code doesn’t open a gallery.');
    expect(wrong.text).toContain(`name="i" value="${project.id}"`);
    expect(wrong.text).not.toContain(PASSWORD);
    expect(await sql('select 1 from users where email = $1', [email])).toHaveLength(0);
    const right = await ask(who, { email, i: project.id, c: project.code });
    expect([right.status, right.json]).toEqual([201, { path: `/events/${project.id}` }]);
    expect((await who.post('/product_medias', input())).status).toBe(200);
  });

  test('without a code redirects back to the project, with unchanged rights', async () => {
    const who = await new Browser(app.origin).enter(project.code, { guest: true });
    const answer = await ask(who, { email: `${uuidv7()}@people.test`, i: project.id });
    expect([answer.status, answer.json.path]).toEqual([201, `/events/${project.id}`]);
    expect((await who.get(`/events/${project.id}`)).json).toMatchObject({ person: { role: 'guest' } });
    const elsewhere = await ask(who, { email: `${uuidv7()}@people.test`, i: '//evil.test' });
    expect(elsewhere.json.path).toBe('/');
  });
});

describe('messages', () => {
  test('are in the reader’s language, and Hebrew is encoded in its header', async () => {
    const asking = await new Browser(app.origin).enter(project.code);
    asking.cookies.set('locale', 'he');
    const answer = await asking.post('/client_access', { code: 'WRONGCODE' });
    const message = decodeURIComponent(answer.headers.get('x-message') ?? '');
    expect(message).toMatch(/[\u0590-\u05ff]/);
    expect((answer.json.errors as unknown as { code: string[] }).code).toEqual([message]);
    expect([answer.headers.get('x-message-type'), answer.json.code]).toEqual(['error', 'WRONG_PROJECT_CODE']);
    expect(answer.headers.get('x-message')).toMatch(/^[\x20-\x7e]+$/);
  });

  test('follow ?locale=, which is stored for a year; the admin’s own parameter is ignored', async () => {
    const asking = new Browser(app.origin);
    const page = await asking.page('/users/sign_in?locale=he');
    expect(page.headers.getSetCookie().join('\n')).toMatch(/locale=he;.*Max-Age=31536000/);
    expect(web.drawn.at(-1)?.headers['x-locale']).toBe('he');
    const admin = await new Browser(app.origin).page('/admin?locale=he');
    expect(admin.headers.getSetCookie().join('\n')).not.toContain('locale=he');
  });
});

describe('every answer', () => {
  test.each(['/', '/csrf', '/nothing-here', '/api/events', '/admin', '/client_access'])(
    'of %s has the security headers',
    async (path) => {
      const { headers } = await new Browser(app.origin).page(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('access-control-allow-origin')).not.toBe('*');
    },
  );

  test('of a page has a policy with its own nonce', async () => {
    const policies = [];
    for (let i = 0; i < 2; i++) {
      policies.push(
        (await new Browser(app.origin).page('/users/sign_in')).headers.get('content-security-policy') ?? '',
      );
    }
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/=]+' 'strict-dynamic'/);
    expect(policies[0]).not.toBe(policies[1]);
    expect(policies[0]).not.toContain('unsafe-eval');
  });

  test('of data must not be cached', async () => {
    for (const path of [`/events/${project.id}`, `/galleries/${project.gallery}`, '/csrf']) {
      expect((await client.get(path)).headers.get('cache-control')).toMatch(/no-store/);
    }
  });
});

test('a refusal of Payload names its field, as our endpoints do', async () => {
  const mine = await makeStudio();
  const { email } = await makeUser({ operator: true });
  const asking = await new Browser(app.origin).signIn(email, PASSWORD);
  const { status, json } = await asking.post('/api/brands', { account: mine.account });
  expect([status, json.code]).toEqual([422, 'INVALID_INPUT']);
  expect((json.errors as unknown as { path: string }[]).map((one) => one.path)).toEqual(['business_name']);
  const missing = await asking.post('/api/galleries', { account: mine.account, name: 'A gallery' });
  expect([missing.status, missing.json.code]).toEqual([400, 'INVALID_INPUT']);
  const [error] = missing.json.errors as unknown as { data: { errors: { path: string }[] } }[];
  expect(error?.data.errors.map((one) => one.path)).toEqual(['event']);
});
