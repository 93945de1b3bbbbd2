import { uploadEndpoints } from '@media/upload/serve';
import { beforeAll, describe, expect, test } from 'vitest';
import { webEndpoints } from '@/web/compose-web';
import { sendRaw } from '../access/fuzz-raw';
import { SAMPLES } from '../access/samples';
import { makeWorld, type World } from '../access/world';
import { Browser } from '../helpers/browser';
import { whole } from '../helpers/part';
import { openSocial } from '../helpers/social-servers';
import { startWeb } from '../helpers/start-web';
import { PASSWORD } from '../helpers/studio';
import { openTestApp } from '../helpers/test-app';

const app = await openTestApp();
await openSocial(app);
let world: World;

beforeAll(async () => {
  await startWeb(app);
  world = await makeWorld(app);
});

const WRITES = [...webEndpoints, ...uploadEndpoints].filter(
  ({ method, rawBody, on }) => method !== 'GET' && !rawBody && on !== 'site',
);
const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Bodies that no operation may receive, with their content type. */
const BODIES: [string, Record<string, string>, (fields: string[]) => string][] = [
  [
    'NUL as a JSON escape',
    JSON_TYPE,
    (names) => JSON.stringify(Object.fromEntries(names.map((n) => [n, 'a\u0000b']))),
  ],
  [
    'half a surrogate pair',
    JSON_TYPE,
    (names) => JSON.stringify(Object.fromEntries(names.map((n) => [n, '{\ud800}']))),
  ],
  ['a prototype', JSON_TYPE, () => '{"__proto__":{"name":"x"}}'],
  ['20,000 levels', JSON_TYPE, () => `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['%00 in a form', FORM_TYPE, (names) => names.map((n) => `${n}=a%00b`).join('&')],
  ['%00 in a form’s name', FORM_TYPE, () => 'a%00b=1'],
  ['a prototype in a form', FORM_TYPE, () => '__proto__[name]=x'],
];

describe.each(BODIES)('%s', (_what, headers, write) => {
  test('is refused by every endpoint before its operation, with a code', async () => {
    const wrong: unknown[] = [];
    const owner = world.people.owner;
    for (const { id, method, path, body } of WRITES) {
      const shape = (body as unknown as { shape?: object } | undefined)?.shape ?? {};
      const names = Object.keys(shape).length > 0 ? Object.keys(shape) : ['name'];
      const at = path.replace(/:\w+(\{[^}]*\})?/g, (_all, words?: string) =>
        words ? (words.slice(1, -1).split('|')[0] ?? '') : world.project.id,
      );
      const answer = await owner.send(method, at, { headers, body: write(names) });
      if (answer.status !== 422 || answer.json?.code !== 'INVALID_INPUT')
        wrong.push([id, answer.status, answer.json?.code]);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a form with inherited names', () => {
  test.each(['toString[]=x', 'constructor[]=x', 'valueOf=x', 'hasOwnProperty[a]=x', 'toString[x][]=y'])(
    '%s is an ordinary field',
    async (body) => {
      const answer = await new Browser(app.origin).send('POST', '/client_access', {
        headers: FORM_TYPE,
        body,
      });
      expect([body, answer.status, typeof answer.json.code]).toEqual([body, 422, 'string']);
    },
  );
});

describe('an address', () => {
  const BROKEN = [
    '/%',
    '/%zz',
    '/zzz/%D',
    '/%E0%A4%A',
    '/events/%',
    '/api/%zz',
    '/admin/%',
    '/a%00b',
    '/csrf?a=%00',
  ];
  test.each(BROKEN)('%s answers 404, for any method', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const line = await sendRaw(
        app.port,
        `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${app.port}\r\nContent-Length: 0\r\n\r\n`,
      );
      expect([method, path, line]).toEqual([method, path, 'HTTP/1.1 404 Not Found']);
    }
  });

  test.each(['*', 'http://evil.test/', 'evil'])('%s as a target is refused', async (target) => {
    for (const method of ['GET', 'OPTIONS', 'POST'])
      expect(await sendRaw(app.port, `${method} ${target} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 4\d\d /,
      );
  });

  test('that is malformed gets an error page in the reader’s language, programs a code', async () => {
    const browser = new Browser(app.origin);
    const page = await browser.page('/%zz', { headers: { 'Accept-Language': 'he' } });
    expect([page.status, page.text.includes('lang="he" dir="rtl"')]).toEqual([404, true]);
    expect((await browser.get('/%zz')).json.code).toBe('NOT_FOUND');
  });

  test.each([
    '__proto__',
    'constructor',
    'toString',
    '%5F%5Fproto__',
    'events/__proto__',
    'globals/constructor',
  ])('/api/%s answers 404, for any method and caller', async (rest) => {
    for (const person of [world.people.operator, world.people.owner, new Browser(app.origin)])
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS']) {
        const answer = await person.send(method, `/api/${rest}`, {
          headers: JSON_TYPE,
          ...(method === 'GET' ? {} : { body: '{}' }),
        });
        expect([method, rest, answer.status, answer.json.code]).toEqual([method, rest, 404, 'NOT_FOUND']);
      }
  });
});

describe('a page', () => {
  const PAGES = [
    '/',
    '/zzz',
    '/users/data',
    '/admin',
    '/admin/projects',
    '/_next/x',
    '/i/x',
    '/users/account',
  ];
  test.each(PAGES)('%s refuses every writing method', async (path) => {
    const form = new FormData();
    form.append('$ACTION_ID_x', 'y');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])
      for (const body of [form, '--x', undefined]) {
        const headers: Record<string, string> =
          typeof body === 'string' ? { 'Content-Type': 'multipart/form-data; boundary=x' } : {};
        const answer = await world.people.owner.send(method, path, { body: body as BodyInit, headers });
        expect([method, path, answer.status, answer.json.code]).toEqual([
          method,
          path,
          405,
          'METHOD_NOT_ALLOWED',
        ]);
      }
    const line = await sendRaw(app.port, `TRACE ${path} HTTP/1.1\r\nHost: 127.0.0.1:${app.port}\r\n\r\n`);
    expect([path, line]).toEqual([path, 'HTTP/1.1 405 Method Not Allowed']);
  });
});

test('a form’s address that no header can carry is still redirected to', async () => {
  const answer = await new Browser(app.origin).send('POST', '/users/sign_in', {
    form: { email: world.studio.ownerEmail, password: PASSWORD, back: '/גלריה?a=1' },
    headers: { Accept: 'text/html' },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/%D7%92%D7%9C%D7%A8%D7%99%D7%94?a=1',
  ]);
});

test('data below /api is not cached, and every refusal has a code', async () => {
  const wrong: unknown[] = [];
  for (const { id, method, path } of [...webEndpoints, ...uploadEndpoints]) {
    // The OpenAPI document is the same for everyone.
    if (!path.startsWith('/api/') || id === 'api.describe') continue;
    // Writes get an empty body, and their rows are made in the whole alone.
    const sample = ((whole || method === 'GET') && (await SAMPLES[id]?.(world))) || {};
    const ids: Record<string, string> = { id: world.project.id, ...sample.params };
    const at = path.replace(
      /:(\w+)(\{[^}]*\})?/g,
      (_all, name: string, words?: string) => ids[name] ?? words?.slice(1, -1).split('|')[0] ?? 'missing',
    );
    for (const person of [world.people.anonymous, world.people.owner]) {
      const answer = await person.send(method, at + (sample.query ?? ''), {
        ...(method === 'GET' ? {} : { json: {} }),
      });
      const data = answer.headers.get('content-type')?.includes('json') ?? false;
      const kept = data && answer.headers.get('cache-control') !== 'no-store';
      if (kept || (answer.status >= 400 && typeof answer.json?.code !== 'string'))
        wrong.push([id, answer.status, answer.headers.get('cache-control'), answer.text.slice(0, 80)]);
    }
  }
  expect(wrong).toEqual([]);
});
